/** What a search asks for: its names are filters, if an email has them together with its other words. */
import type { z } from 'zod'
import { eq, sql } from 'drizzle-orm'
import { spellingsOf } from '#app/gallery/categories/category-slugs.ts'
import { listAliases, listCategories } from '#app/gallery/categories/queries.server.ts'
import { attributeName } from '#app/gallery/filters/attribute-choices.ts'
import { COLOR_NAMES } from '#app/gallery/filters/colors.ts'
import { type AttributeFilter, FILTERS, filterOf, type FilterName } from '#app/gallery/filters/filters.ts'
import { findFilters, type Tag, tagsOf } from '#app/gallery/filters/filters.server.ts'
import type { searchQuery } from '#app/gallery/schema.ts'
import { db } from '#app/platform/db/client.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { brandDomains, brands, galleryCounts, galleryTags } from '#app/platform/db/schema.ts'
import { type Mode, type Name, type Names, readNames, type Reading } from './search-names.ts'
import { unknownWords } from './search-spelling.server.ts'
import { parseSearch } from './search-terms.ts'
import { hasMatch } from './search.server.ts'

/** Brands whose names are read: those with the most emails. */
const BRANDS_MAX = 10_000

/** What people call the choices of filters by attributes, besides platforms and languages. */
const PHRASES: [filter: AttributeFilter, value: string, phrases: string][] = [
  ...COLOR_NAMES.map((color): [AttributeFilter, string, string] => ['color', color, color]),
  ['feature', 'countdown', 'countdown, countdown timer'],
  ['feature', 'animated', 'animated, animation, gif, animated gif, animated image'],
  ['feature', 'plain-text', 'plain text, text only'],
  ['feature', 'amp', 'amp, amp version'],
  ['feature', 'bimi', 'bimi, bimi logo'],
  ['dark', 'yes', 'dark, dark mode, dark styles, dark theme'],
  ['dark', 'no', 'no dark mode, without dark mode'],
  ['offer', 'code', 'code, coupon code, discount code, promo code, voucher code'],
  ['offer', 'free-shipping', 'free shipping, free delivery'],
  ['offer', 'gift', 'free gift, gift with purchase'],
  ['discount', '10', '10% off'],
  ['discount', '20', '20% off'],
  ['discount', '30', '30% off'],
  ['discount', '50', '50% off, half price, half off'],
  ['length', 'short', 'short'],
  ['length', 'long', 'long'],
]

type Query = z.infer<typeof searchQuery>

/** The reading of `query.q`, and the tags of its filters and of those in the address, which come first. */
export function readSearch(query: Query): Promise<Reading & { tags: Tag[] }> {
  const taken = FILTERS.filter((filter) => [query[filter] ?? []].flat().length > 0)
  const key = JSON.stringify([query.q, taken.map((filter) => [filter, query[filter]])])
  return galleryCache().read(`search reading ${key}`, () => readTyped(query, taken))
}

async function readTyped(query: Query, taken: FilterName[]): Promise<Reading & { tags: Tag[] }> {
  const names = await searchNames()
  const terms = parseSearch(query.q).flat()
  async function read(mode: Mode, unknown: string[] = []) {
    const reading = readNames(query.q, names, mode, { taken, unknown: new Set(unknown) })
    const { year = [], ...others } = reading.filters
    const asked = { ...query, ...others, year: year.length > 0 ? Number(year[0]) : query.year }
    const tags = tagsOf((await findFilters(asked)).conditions)
    return { ...reading, tags, isFound: await hasMatch(reading.q, tags) }
  }
  let reading = await read('all')
  if (!reading.isFound && Object.keys(reading.filters).length > 0) reading = await read('distinct')
  if (!reading.isFound) {
    const words = await read('words')
    const unknown = words.isFound ? [] : await unknownWords(terms)
    const close = unknown.length > 0 ? await read('close', unknown) : words
    reading = close.isFound ? close : words
  }
  return reading
}

/** The names of the gallery; in a large one they may be a minute old. */
function searchNames(): Promise<Names> {
  return galleryCache().recent('names to search', async () => {
    const [categories, aliases, senders, attributes] = await Promise.all([
      listCategories(),
      listAliases(),
      readBrands(),
      db()
        .select({ filter: galleryTags.filter })
        .from(galleryTags)
        .where(sql`split_part(${galleryTags.filter}, ':', 1) in ('platform', 'language')`),
    ])
    const names = new Map<string, Name[]>()
    function add(spelled: string, filter: FilterName, value: string, name: string, distinct: boolean) {
      for (const key of spellingsOf(spelled)) {
        names.set(key, [...(names.get(key) ?? []), { filter, value, name, distinct }])
      }
    }
    const several = (spelled: string) => /[\s.-]/.test(spelled)

    for (const [filter, value, phrases] of PHRASES) {
      for (const each of phrases.split(', ')) add(each, filter, value, each, several(each))
    }
    for (const { name, slug, domain } of senders) {
      for (const each of [name, domain ?? slug]) add(each, 'brand', slug, name, several(each))
    }
    for (const { name, slug, type } of categories) {
      for (const each of [name, slug])
        add(each, filterOf(type), slug, name, type === 'occasion' || several(each))
    }
    for (const { name, slug, type } of categories) {
      for (const each of aliases.get(slug) ?? [])
        add(each, filterOf(type), slug, name, type === 'occasion' || several(each))
    }
    for (const { filter } of attributes) {
      const [kind, value = ''] = filter!.split(':')
      if (kind !== 'platform' && kind !== 'language') continue
      const name = attributeName(kind, value) ?? value
      add(name, kind, value, name, several(name))
      if (kind === 'language') names.set(`lang:${value}`, [{ filter: kind, value, name, distinct: true }])
    }
    for (let year = 1990; year <= 2100; year++) add(`${year}`, 'year', `${year}`, `${year}`, false)
    return names
  })
}

/** Those with the most emails, a row for each of their domains. */
function readBrands() {
  return db()
    .select({ name: brands.name, slug: sql<string>`btrim(${brands.slug})`, domain: brandDomains.domain })
    .from(brands)
    .leftJoin(brandDomains, eq(brandDomains.brandId, brands.id))
    .leftJoin(galleryTags, eq(galleryTags.brandId, brands.id))
    .leftJoin(galleryCounts, eq(galleryCounts.tag, galleryTags.tag))
    .where(eq(brands.status, 'active'))
    .orderBy(sql`coalesce(${galleryCounts.count}, 0) desc, ${brands.id}`)
    .limit(BRANDS_MAX)
}
