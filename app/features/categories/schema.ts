import { z } from '#app/lib/zod.ts'
import { readSlug } from './address-slug.ts'

export const addressSlug = z.string().nullable().catch(null).transform(readSlug)

/** What the address of the guide to email types may ask for: the group to open. */
export const emailTypesQuery = z.object({ group: addressSlug })
