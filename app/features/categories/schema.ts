import { z } from '#app/lib/zod.ts'
import { readSlug } from './address-slug.ts'

export const addressSlug = z.string().nullable().catch(null).transform(readSlug)

/** The query parameter of the guide to email types: the group to open. */
export const emailTypesQuery = z.object({ group: addressSlug })
