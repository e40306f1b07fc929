import { z } from '#app/platform/lib/zod.ts'
import { addressSlug } from '#app/gallery/categories/schema.ts'
import { CHOICES_MAX } from './filters/filters.ts'
import { cleanSearch } from './search/search-terms.ts'

/** The id of the last email on the previous page. */
const after = z.uuid().nullable().catch(null)

/** By when they were added, or by when they were sent, newest first. */
const sort = z.enum(['newest', 'oldest', 'sent']).catch('newest')

export type Sort = z.infer<typeof sort>

/** The query parameters of a brand's page; others are ignored. */
export const brandPageQuery = z.object({
  /** The slug of the email type to filter by. */
  type: addressSlug,
  after,
})

const BRAND_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&'’!+-]*$/u

/** A brand's slug, or part of its name: galleries with too many brands for a list have a text field. */
const brandName = z
  .string()
  .nullable()
  .catch(null)
  .transform((typed) => {
    const name = cleanSearch(typed ?? '').toLowerCase()
    return BRAND_NAME.test(name) ? name : null
  })

/** A parameter that may stand in the address several times. */
function several(value: z.ZodType<string | null>) {
  const values = z.preprocess((asked) => [asked ?? []].flat().slice(0, CHOICES_MAX), z.array(value))
  return values.transform((all) => all.filter((each) => each !== null))
}

/** A choice of a filter by attributes: what is not of this shape is no choice. */
const attributeValue = z
  .string()
  .regex(/^[a-z0-9]{1,12}(?:-[a-z0-9]{1,12}){0,5}$/)
  .nullable()
  .catch(null)

export function oneOf<const T extends readonly string[]>(values: T) {
  return z.enum(values).nullable().catch(null)
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour))

export const browseQuery = z.object({
  brand: several(brandName),
  industry: several(addressSlug),
  type: several(addressSlug),
  occasion: addressSlug,
  /** The year it was sent. */
  year: z.coerce.number().int().min(1990).max(2100).nullable().catch(null),
  offer: several(oneOf(['any', 'discount', 'code', 'free-shipping', 'gift'])),
  /** At least so many percent off. */
  discount: oneOf(['10', '20', '30', '50']),
  platform: several(attributeValue),
  language: several(attributeValue),
  length: oneOf(['50', '100', 'short', 'medium', 'long']),
  /** A name, or `rrggbb`. */
  color: attributeValue,
  feature: several(oneOf(['countdown', 'animated', 'plain-text', 'amp', 'bimi'])),
  dark: oneOf(['yes', 'no']),
  checks: oneOf(['clean', 'serious']),
  weekday: several(oneOf(['0', '1', '2', '3', '4', '5', '6'])),
  hour: several(oneOf(hours)),
  template: attributeValue,
  sort,
  after,
})

export const searchQuery = browseQuery.extend({
  q: z.string().transform(cleanSearch).catch(''),
  /** The search whose names became filters of this address; the names in `q` stay words. */
  typed: z.string().transform(cleanSearch).nullable().catch(null),
  sort: z.enum(['best', 'newest']).catch('best'),
  /** The cursor of the previous page. */
  after: z.string().max(80).nullable().catch(null),
})

/** A query parameter of every list: the slug of the email open over it. */
export const openEmailQuery = z.object({ email: addressSlug })

/** The parameters of further pages; `tag` is any category of the emails themselves. */
export const moreEmailsQuery = browseQuery.extend({
  tag: addressSlug,
  /** The emails of the brands that the user follows, in place of any filter. */
  followed: z.stringbool().catch(false),
})

export const pageQuery = browseQuery.pick({ after: true })

/** The brands offered as a filter of a list or search: those whose name contains `name`. */
export const brandChoicesQuery = searchQuery
  .omit({ typed: true, brand: true, sort: true, after: true })
  .extend({ name: z.string().transform(cleanSearch).catch('') })

export const brandLookupQuery = z.object({ brand: z.string().transform(cleanSearch).catch('') })

export const categoryPageQuery = browseQuery
  .pick({ sort: true, after: true })
  .extend({ industry: addressSlug, type: addressSlug })
