import { z } from '#app/platform/lib/zod.ts'
import { addressSlug } from '#app/gallery/categories/schema.ts'

/** The query parameters of the planner. */
export const plannerQuery = z.object({
  industry: addressSlug,
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .nullable()
    .catch(null),
})
