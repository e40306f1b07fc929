import { z } from '#app/lib/zod.ts'
import { addressSlug } from '#app/features/categories/schema.ts'

/** The query parameters of /brands; `letter` and `page` only where there are too many brands for one page. */
export const brandsQuery = z.object({
  industry: addressSlug,
  letter: z
    .string()
    .transform((letter) => letter.trim().toUpperCase())
    .catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
