import { z } from 'zod'
import { addressSlug } from '#app/features/categories/schema.ts'

/** What the address of /brands may ask for. */
export const brandsQuery = z.object({ industry: addressSlug })
