/** Filters in SQL: each option is a tag in `gallery_emails`. */
import { type Column, sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '#app/platform/db/client.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { brands, categories, galleryEmails, galleryTags } from '#app/platform/db/schema.ts'
import { hadSlug } from '#app/gallery/brands/queries.server.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { attributeName } from './attribute-choices.ts'
import { cellsLike } from './colors.ts'
import {
  type Choice,
  type Chosen,
  ATTRIBUTE_FILTERS,
  EVERY,
  FILTERS,
  filterOf,
  type FilterName,
  isAttributeFilter,
} from './filters.ts'

/** A tag, or several of which an email carries any. */
export type Tag = number | number[]

/** The tags that every email of a filtered list carries, by filter. */
export type Conditions = Partial<Record<FilterName, Tag[]>>

/** The tag of the whole gallery, and one that no email has. */
export const EVERYTHING = 0
export const NOWHERE = -1

/** A tag's last three bits are its filter. The filters by attributes share one kind; check results are not a filter. */
export const KIND = { brand: 1, industry: 2, type: 3, occasion: 4, year: 5, attribute: 6, rule: 7 } as const

export function kindOfFilter(filter: FilterName): number {
  return isAttributeFilter(filter) ? KIND.attribute : KIND[filter]
}

export function kindOf(tag: number): number {
  return tag & 7
}

function yearTag(year: number): number {
  return year * 8 + KIND.year
}

type Query = Partial<Record<Exclude<FilterName, 'year'>, string | string[] | null>> & {
  year?: number | null
}

/**
 * Resolves the slugs of a query. An unknown category, or one of another type, is ignored, and so is an unknown platform
 * or language; an unknown brand matches no emails.
 */
export function findFilters(query: Query): Promise<Found> {
  const asked = FILTERS.map((filter) => query[filter])
  return galleryCache().read(`filters ${JSON.stringify(asked)}`, () => readFilters(query))
}

type Found = { chosen: Chosen; conditions: Conditions }

async function readFilters(query: Query): Promise<Found> {
  const chosen: Chosen = {}
  const conditions: Conditions = {}
  const [found, brands, attributes, cells] = await Promise.all([
    findCategories([query.industry, query.type, query.occasion].flatMap(valuesOf)),
    Promise.all(valuesOf(query.brand).map(async (value) => ({ value, brand: await findBrand(value) }))),
    findAttributes(
      ATTRIBUTE_FILTERS.flatMap((filter) => valuesOf(query[filter]).map((value) => `${filter}:${value}`)),
    ),
    query.color ? colorTags() : new Map<string, number>(),
  ])
  for (const filter of ['industry', 'type', 'occasion'] as const) {
    const asked = valuesOf(query[filter])
    choose(
      filter,
      found
        .filter(({ slug, type }) => asked.includes(slug) && filterOf(type) === filter)
        .map(({ slug, name, tag }) => ({ value: slug, name, tags: [tag] })),
    )
  }
  choose(
    'brand',
    brands.map(({ value, brand }) =>
      brand
        ? { value: brand.slug, name: brand.name, tags: [brand.tag] }
        : { value, name: value, tags: [NOWHERE] },
    ),
  )
  if (query.year) {
    choose('year', [{ value: String(query.year), name: String(query.year), tags: [yearTag(query.year)] }])
  }

  for (const filter of ATTRIBUTE_FILTERS) {
    choose(
      filter,
      valuesOf(query[filter]).flatMap((value) => {
        const name = attributeName(filter, value)
        if (name === null) return []
        // An attribute that no email has finds none.
        const tags =
          filter === 'color'
            ? cellsLike(value, [...cells.keys()]).map((cell) => cells.get(cell)!)
            : [attributes.get(`${filter}:${value}`) ?? NOWHERE]
        return [{ value, name, tags: tags.length > 0 ? tags : [NOWHERE] }]
      }),
    )
  }

  function choose(filter: FilterName, choices: (Choice & { tags: number[] })[]) {
    if (choices.length === 0) return
    const byValue = new Map(choices.map((choice) => [choice.value, choice]))
    const sorted = [...byValue.values()].toSorted((a, b) => (a.value < b.value ? -1 : 1))
    chosen[filter] = sorted.map(({ value, name }) => ({ value, name }))
    const tags = sorted.flatMap((choice) => choice.tags)
    conditions[filter] = tags.length === 1 || EVERY.includes(filter) ? tags : [tags]
  }

  return { chosen, conditions }
}

function valuesOf(asked: string | string[] | null | undefined): string[] {
  return [asked ?? []].flat().filter(Boolean)
}

/** Whether the gallery no longer has a filter that is asked for, without which far more emails would match. */
export function hasVanished(asked: Query, conditions: Conditions): boolean {
  return FILTERS.some(
    (filter) => [asked[filter] ?? []].flat().some(Boolean) && conditions[filter] === undefined,
  )
}

/** The tags of all chosen filters, or of all but one. */
export function tagsOf(conditions: Conditions, except?: FilterName): Tag[] {
  return FILTERS.flatMap((filter) => (filter === except ? [] : (conditions[filter] ?? [])))
}

/** That an email of `gallery_emails`, or of another table with tags, carries all of these. */
export function carries(tags: Tag[], column: Column = galleryEmails.tags): SQL {
  const single = tags.filter((tag) => typeof tag === 'number')
  const conditions = tags.filter(Array.isArray).map((some) => sql`${column} && ${arrayOf(some)}`)
  if (single.length > 0) conditions.push(sql`${column} @> ${arrayOf(single)}`)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Written as a literal: the planner then knows how frequent each tag is. */
function arrayOf(tags: number[]): SQL {
  return sql.raw(`'{${tags.map(Number).join()}}'::int[]`)
}

/** Tags by attribute, or by `rule:` and the id of a rule that found something. */
export async function findAttributes(asked: string[]): Promise<Map<string, number>> {
  if (asked.length === 0) return new Map()
  const rows = await rowsOf<{ attribute: string; tag: number }>(sql`
    select ${galleryTags.filter} as attribute, ${galleryTags.tag} as tag from ${galleryTags}
    where ${galleryTags.filter} in (${sql.join(asked, sql`, `)})`)
  return new Map(rows.map(({ attribute, tag }) => [attribute, tag]))
}

/** The tags of all colors that an email has, by cell. */
async function colorTags(): Promise<Map<string, number>> {
  const rows = await rowsOf<{ cell: string; tag: number }>(sql`
    select substr(${galleryTags.filter}, 7) as cell, ${galleryTags.tag} as tag from ${galleryTags}
    where starts_with(${galleryTags.filter}, 'color:')`)
  return new Map(rows.map(({ cell, tag }) => [cell, tag]))
}

type FoundCategory = Pick<typeof categories.$inferSelect, 'slug' | 'name' | 'type'> & { tag: number }

async function findCategories(asked: string[]): Promise<FoundCategory[]> {
  if (asked.length === 0) return []
  return rowsOf<FoundCategory>(sql`
    select ${categories.slug} as slug, ${categories.name} as name, ${categories.type} as type, ${galleryTags.tag} as tag
    from ${categories} join ${galleryTags} on ${galleryTags.categoryId} = ${categories.id}
    where ${categories.slug} in (${sql.join(asked, sql`, `)})`)
}

/** The tag of the category with this slug. */
export async function findTag(slug: string): Promise<number | undefined> {
  const [found] = await findCategories([slug])
  return found?.tag
}

type FoundBrand = { slug: string; name: string; tag: number }

/** The public brand with this slug, former slug or id; else the first whose slug starts with it, or whose name contains it. */
async function findBrand(asked: string): Promise<FoundBrand | undefined> {
  const wanted = asked.trim().toLowerCase()
  const slug = sql`lower(btrim(${brands.slug}))`
  const exact = isUuid(wanted)
    ? sql`(${slug} = ${wanted} or ${brands.id} = ${wanted})`
    : sql`(${slug} = ${wanted} or ${hadSlug(wanted)})`
  const [known] = await readBrands(exact, slug)
  if (known) return known
  const begins = sql`starts_with(${slug}, ${wanted})`
  const [alike] = await readBrands(sql`(${begins} or strpos(lower(${brands.name}), ${wanted}) > 0)`, begins)
  return alike
}

function readBrands(where: SQL, first: SQL): Promise<FoundBrand[]> {
  return rowsOf<FoundBrand>(sql`
    select btrim(${brands.slug}) as slug, ${brands.name} as name, ${galleryTags.tag} as tag
    from ${brands} join ${galleryTags} on ${galleryTags.brandId} = ${brands.id}
    where ${brands.status} = 'active' and ${where}
    order by ${first} desc, lower(${brands.name}), ${brands.id} limit 1`)
}
