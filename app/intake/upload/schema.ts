import { slugOf } from '#app/intake/ingest/store/slugs.ts'
import { z } from '#app/platform/lib/zod.ts'
import { uploadCopy as words } from './copy.ts'

export const PUBLISH = ['certain', 'all', 'none'] as const

const BRAND_MAX = 120
const LABEL_MAX = 225

export const uploadOptions = z.object({
  publish: z.enum(PUBLISH).catch('certain'),
  /** Empty for each email's sender. */
  brand: z
    .string()
    .trim()
    .max(BRAND_MAX, words.tooLong(BRAND_MAX))
    .refine((brand) => !brand || slugOf(brand) !== '', words.brandUnreadable)
    .transform((brand) => brand || undefined)
    .optional(),
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
