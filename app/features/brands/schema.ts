import { z } from '#app/lib/zod.ts'
import { addressSlug } from '#app/features/categories/schema.ts'

/** What the address of /brands may ask for. */
export const brandsQuery = z.object({ industry: addressSlug })
