/** Filters as the database understands them. */
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { brandCategories, brands, categories, emailCategories, emails } from '#app/db/schema.ts'
import { isBrand } from '#app/features/brands/queries.server.ts'
import { type Chosen, FILTERS, type FilterName } from './filters.ts'

/** What an email must fulfil for each filter that was chosen. */
export type Conditions = Partial<Record<FilterName, SQL>>

type Shelf = { id: string; type: (typeof categories.$inferSelect)['type']; brandIds: string[] }

const shelf = {
  id: categories.id,
  type: categories.type,
  brandIds: sql<string[]>`array(
    select bc.brand_id::text from ${brandCategories} bc
    where ${categories}.type = 'vertical' and bc.category_id = ${categories}.id
  )`,
}

/** Finds what a query's slugs mean. A slug that means nothing, or something of another kind, is no filter. */
export async function findFilters(query: {
  brand?: string | null
  industry?: string | null
  type?: string | null
  occasion?: string | null
  year?: number | null
}): Promise<{ chosen: Chosen; conditions: Conditions }> {
  const slugs = [query.industry, query.type, query.occasion].filter(
    (slug) => slug !== null && slug !== undefined,
  )
  const [shelves, brand] = await Promise.all([
    slugs.length > 0 ? findShelves(slugs) : [],
    query.brand ? findBrand(query.brand) : null,
  ])
  const chosen: Chosen = {}
  const conditions: Conditions = {}

  for (const { name, slug, ...found } of shelves) {
    const filter = filterOf(found.type)
    if (query[filter] !== slug) continue
    chosen[filter] = { value: slug, name }
    conditions[filter] = standsOn(found)
  }
  if (brand) {
    chosen.brand = { value: brand.slug.trim(), name: brand.name }
    conditions.brand = eq(emails.brandId, brand.id)
  }
  if (query.year) {
    chosen.year = { value: String(query.year), name: String(query.year) }
    conditions.year = sentIn(query.year)
  }
  return { chosen, conditions }
}

/** The emails of one category, for the page it has. */
export async function shelfCondition(categoryId: string): Promise<SQL> {
  const [found] = await db().select(shelf).from(categories).where(eq(categories.id, categoryId))
  return found ? standsOn(found) : sql`false`
}

export function allBut(conditions: Conditions, left?: FilterName): SQL | undefined {
  return and(...FILTERS.filter((filter) => filter !== left).map((filter) => conditions[filter]))
}

export function filterOf(type: Shelf['type']): 'industry' | 'type' | 'occasion' {
  if (type === 'email_type') return 'type'
  return type === 'vertical' ? 'industry' : 'occasion'
}

/**
 * An email stands on the shelves of its own categories, and on those of its brand that are verticals. The two ways
 * are arrays, because an index can serve `= any(array)` below an OR; the brands come as values so that the planner
 * knows whether they are few or many.
 */
function standsOn({ id, type, brandIds }: Shelf): SQL {
  const filed = sql`(select ${emailCategories.emailId} from ${emailCategories} where ${emailCategories.categoryId} = ${id})`
  if (type !== 'vertical') return inArray(emails.id, filed)
  const own = sql`${emails.id} = any(array${filed})`
  return brandIds.length > 0 ? or(inArray(emails.brandId, brandIds), own)! : own
}

function sentIn(year: number): SQL {
  return sql`(${emails.sentAt} >= ${`${year}-01-01T00:00:00Z`} and ${emails.sentAt} < ${`${year + 1}-01-01T00:00:00Z`})`
}

function findShelves(slugs: string[]) {
  return db()
    .select({ ...shelf, name: categories.name, slug: categories.slug })
    .from(categories)
    .where(inArray(categories.slug, slugs))
}

async function findBrand(slug: string) {
  const [brand] = await db()
    .select({ id: brands.id, slug: brands.slug, name: brands.name })
    .from(brands)
    .where(and(eq(brands.status, 'active'), isBrand(slug)))
    .limit(1)
  return brand ?? null
}
