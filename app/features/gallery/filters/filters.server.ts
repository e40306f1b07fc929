/** Filters in SQL: each option is a tag in `gallery_emails`. */
import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '#app/db/client.server.ts'
import { brands, categories, galleryEmails, galleryTags } from '#app/db/schema.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { type Chosen, FILTERS, filterOf, type FilterName } from './filters.ts'

/** The tag that a filter requires, by filter. */
export type Conditions = Partial<Record<FilterName, number>>

/** The tag of the whole gallery, and one that no email has. */
export const EVERYTHING = 0
export const NOWHERE = -1

/** A tag's last three bits are its filter. */
export const KIND = { brand: 1, industry: 2, type: 3, occasion: 4, year: 5 } as const satisfies Record<
  FilterName,
  number
>

export function kindOf(tag: number): number {
  return tag & 7
}

function yearTag(year: number): number {
  return year * 8 + KIND.year
}

type Query = Partial<Record<Exclude<FilterName, 'year'>, string | null>> & { year?: number | null }

/**
 * Resolves the slugs of a query. An unknown category, or one of another type, is ignored; an unknown brand matches no
 * emails.
 */
export async function findFilters(query: Query): Promise<{ chosen: Chosen; conditions: Conditions }> {
  const chosen: Chosen = {}
  const conditions: Conditions = {}
  const [found, brand] = await Promise.all([
    findCategories([query.industry, query.type, query.occasion]),
    query.brand ? findBrand(query.brand) : null,
  ])
  for (const filter of ['industry', 'type', 'occasion'] as const) {
    const category = found.find(({ slug, type }) => slug === query[filter] && filterOf(type) === filter)
    if (!category) continue
    chosen[filter] = { value: category.slug, name: category.name }
    conditions[filter] = category.tag
  }
  if (query.brand) {
    chosen.brand = brand ? { value: brand.slug, name: brand.name } : { value: query.brand, name: query.brand }
    conditions.brand = brand?.tag ?? NOWHERE
  }
  if (query.year) {
    chosen.year = { value: String(query.year), name: String(query.year) }
    conditions.year = yearTag(query.year)
  }
  return { chosen, conditions }
}

/** The tags of all active filters, or of all but one. */
export function tagsOf(conditions: Conditions, except?: FilterName): number[] {
  return FILTERS.flatMap((filter) => (filter === except ? [] : (conditions[filter] ?? [])))
}

/** The condition that an email in `gallery_emails` has all of these tags. */
export function carries(tags: number[]): SQL {
  return tags.length === 0 ? sql`true` : sql`${galleryEmails.tags} @> ${arrayOf(tags)}`
}

/** Written as a literal: the planner then knows how frequent each tag is. */
export function arrayOf(tags: number[]): SQL {
  return sql.raw(`'{${tags.map(Number).join()}}'::int[]`)
}

type FoundCategory = Pick<typeof categories.$inferSelect, 'slug' | 'name' | 'type'> & { tag: number }

async function findCategories(slugs: (string | null | undefined)[]): Promise<FoundCategory[]> {
  const asked = slugs.filter((slug): slug is string => !!slug)
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

/** The public brand with this slug or id; else the first whose slug starts with it, or whose name contains it. */
async function findBrand(asked: string): Promise<FoundBrand | undefined> {
  const wanted = asked.trim().toLowerCase()
  const slug = sql`lower(btrim(${brands.slug}))`
  const exact = isUuid(wanted)
    ? sql`(${slug} = ${wanted} or ${brands.id} = ${wanted})`
    : sql`${slug} = ${wanted}`
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
