import { isUuid } from '#app/platform/lib/uuid.ts'
import { z } from '#app/platform/lib/zod.ts'

/** The last run of the page before. */
export const importRunsQuery = z.object({ before: z.string().refine(isUuid).nullable().catch(null) })

/** The query parameters of one import: the last note of the page before. */
export const importRunQuery = z.object({ after: z.coerce.number().int().min(0).max(1_000_000).catch(0) })
