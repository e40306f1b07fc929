import { z } from '#app/lib/zod.ts'
import { addressSlug } from '#app/features/categories/schema.ts'

/** What the address of the planner may ask for. */
export const plannerQuery = z.object({
  industry: addressSlug,
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .nullable()
    .catch(null),
})
