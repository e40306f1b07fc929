import { isUuid } from '#app/platform/lib/uuid.ts'
import { z } from '#app/platform/lib/zod.ts'

export const FOLDERS = ['waiting', 'published', 'attention', 'junk', 'skipped'] as const
export type Folder = (typeof FOLDERS)[number]

export const STATES = {
  waiting: ['waiting', 'processing', 'review'],
  published: ['imported'],
  attention: ['attention'],
  junk: ['junk'],
  skipped: ['skipped', 'duplicate'],
} as const satisfies Record<Folder, readonly string[]>

/** `before`: the last arrival of the page before. */
export const arrivalsQuery = z.object({
  folder: z.enum(FOLDERS).catch('waiting'),
  before: z.string().refine(isUuid).nullable().catch(null),
})
