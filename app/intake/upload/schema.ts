/** What an editor chooses for all emails of an upload: in the address of a request, or in the form. */
import { slugOf } from '#app/intake/ingest/store/slugs.ts'
import { z } from '#app/platform/lib/zod.ts'
import { uploadCopy as words } from './copy.ts'

export const PUBLISH = ['certain', 'all', 'none'] as const

const BRAND_MAX = 120
const LABEL_MAX = 225

export const uploadOptions = z.object({
  publish: z.enum(PUBLISH).catch('certain'),
  /** The name or the slug of their brand; empty for each email's sender. */
  brand: z
    .string()
    .trim()
    .max(BRAND_MAX, words.tooLong(BRAND_MAX))
    .refine((brand) => !brand || slugOf(brand) !== '', words.brandUnreadable)
    .transform((brand) => brand || undefined)
    .optional(),
  /** Of a mailbox that Gmail exported, only messages with this label. */
  label: z
    .string()
    .trim()
    .max(LABEL_MAX, words.tooLong(LABEL_MAX))
    .transform((label) => label || undefined)
    .optional(),
  /** By default as the setting says. */
  fetchImages: z
    .enum(['on', 'off'])
    .optional()
    .catch(undefined)
    .transform((choice) => choice && choice === 'on'),
})
