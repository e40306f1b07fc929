/** Filters as the catalogue and as the database understand them. */
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { emailCategories, emails } from '#app/db/schema.ts'
import { openCatalogue } from '#app/features/categories/catalogue.server.ts'
import type { Catalogue, CataloguedBrand } from '#app/features/categories/catalogue.ts'
import { type Chosen, FILTERS, type FilterName } from './filters.ts'
import { filterOf, type Wanted } from './matching.ts'

/** What an email must fulfil for each filter that was chosen: a number of the catalogue, and a condition in SQL. */
export type Conditions = Partial<Record<FilterName, { number: number; sql: SQL }>>

/** The number of no brand and of no shelf. */
export const NOWHERE = -1

/**
 * Finds what a query's slugs mean. A slug that means no category, or one of another kind, is no filter; the emails of an
 * unknown brand are none.
 */
export async function findFilters(query: {
  brand?: string | null
  industry?: string | null
  type?: string | null
  occasion?: string | null
  year?: number | null
}): Promise<{ chosen: Chosen; conditions: Conditions }> {
  const catalogue = await openCatalogue()
  const chosen: Chosen = {}
  const conditions: Conditions = {}

  for (const filter of ['industry', 'type', 'occasion'] as const) {
    const number = findShelf(catalogue, query[filter])
    const shelf = number === undefined ? undefined : catalogue.shelves[number]
    if (number === undefined || !shelf || filterOf(shelf.type) !== filter) continue
    chosen[filter] = { value: shelf.slug, name: shelf.name }
    conditions[filter] = { number, sql: standsOn(catalogue, number) }
  }
  if (query.brand) {
    const number = findBrand(catalogue, query.brand)
    const brand = catalogue.brands[number]
    chosen.brand = brand ? { value: brand.slug, name: brand.name } : { value: query.brand, name: query.brand }
    conditions.brand = { number, sql: brand ? eq(emails.brandId, brand.id) : sql`false` }
  }
  if (query.year) {
    chosen.year = { value: String(query.year), name: String(query.year) }
    conditions.year = { number: query.year, sql: sentIn(query.year) }
  }
  return { chosen, conditions }
}

/** The number of the category that has this slug. */
export function findShelf({ shelves }: Catalogue, slug: string | null | undefined): number | undefined {
  const number = slug ? shelves.findIndex((shelf) => shelf?.slug === slug) : -1
  return number < 0 ? undefined : number
}

/** All chosen filters as one condition on `emails`, for statements of their own. */
export function allBut(conditions: Conditions, left?: FilterName): SQL | undefined {
  return and(...FILTERS.filter((filter) => filter !== left).map((filter) => conditions[filter]?.sql))
}

export function wantedBy(conditions: Conditions): Wanted {
  return Object.fromEntries(Object.entries(conditions).map(([filter, { number }]) => [filter, number]))
}

/**
 * The two ways onto a vertical are arrays, because an index can serve `= any(array)` below an OR; the brands come as
 * values so that the planner knows whether they are few or many.
 */
function standsOn({ shelves, brands }: Catalogue, number: number): SQL {
  const { id, type } = shelves[number]!
  const filed = sql`(select ${emailCategories.emailId} from ${emailCategories} where ${emailCategories.categoryId} = ${id})`
  if (type !== 'vertical') return inArray(emails.id, filed)
  const own = sql`${emails.id} = any(array${filed})`
  const brandIds = brands.flatMap((brand) => (brand?.verticals.includes(number) ? brand.id : []))
  return brandIds.length > 0 ? or(inArray(emails.brandId, brandIds), own)! : own
}

function sentIn(year: number): SQL {
  return sql`(${emails.sentAt} >= ${`${year}-01-01T00:00:00Z`} and ${emails.sentAt} < ${`${year + 1}-01-01T00:00:00Z`})`
}

/** The public brand of this slug or id; else the first whose slug begins like it, or whose name has it. */
function findBrand({ brands, brandsByName }: Catalogue, asked: string): number {
  const wanted = asked.trim().toLowerCase()
  const isIt: ((brand: CataloguedBrand) => boolean)[] = [
    ({ slug, id }) => slug.toLowerCase() === wanted || id === wanted,
    ({ slug }) => slug.toLowerCase().startsWith(wanted),
    ({ name }) => name.toLowerCase().includes(wanted),
  ]
  for (const fits of isIt) {
    const found = brandsByName.find((number) => brands[number]?.isActive && fits(brands[number]))
    if (found !== undefined) return found
  }
  return NOWHERE
}
