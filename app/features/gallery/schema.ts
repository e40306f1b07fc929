import { z } from '#app/lib/zod.ts'
import { addressSlug } from '#app/features/categories/schema.ts'
import { cleanSearch } from './search/search-terms.ts'

/** The id of the last email on the page before. */
const after = z.uuid().nullable().catch(null)

const sort = z.enum(['newest', 'oldest']).catch('newest')

export type Sort = z.infer<typeof sort>

/** What the address of a brand's page may ask for; anything else is left aside. */
export const brandPageQuery = z.object({
  /** The slug of the email type to keep. */
  type: addressSlug,
  after,
})

const BRAND_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&'’!+-]*$/u

/** A brand's slug, or any part of its name: galleries with too many brands for a list have a field for it. */
const brandName = z
  .string()
  .nullable()
  .catch(null)
  .transform((typed) => {
    const name = cleanSearch(typed ?? '').toLowerCase()
    return BRAND_NAME.test(name) ? name : null
  })

/** What the address of /browse may ask for. */
export const browseQuery = z.object({
  brand: brandName,
  industry: addressSlug,
  type: addressSlug,
  occasion: addressSlug,
  /** The year it was sent in. */
  year: z.coerce.number().int().min(1990).max(2100).nullable().catch(null),
  sort,
  after,
})

/** What the address of /search may ask for. Any text is a search; one without words finds nothing. */
export const searchQuery = browseQuery.extend({
  q: z.string().transform(cleanSearch).catch(''),
  sort: z.enum(['best', 'newest']).catch('best'),
  /** Where the page before ended. */
  after: z.string().max(80).nullable().catch(null),
})

/** What every address with a list may ask for: the slug of the email that is open over it. */
export const openEmailQuery = z.object({ email: addressSlug })

/** What follows in a list; `tag` is any category that the emails carry themselves. */
export const moreEmailsQuery = browseQuery.extend({ tag: addressSlug })

/** Brands to filter a list by: those whose name has `name` in it. */
export const brandChoicesQuery = browseQuery
  .pick({ industry: true, type: true, occasion: true, year: true })
  .extend({ name: z.string().transform(cleanSearch).catch('') })

/** What the page of a category or an email type may ask for. */
export const categoryPageQuery = browseQuery.omit({ brand: true, occasion: true, year: true })
