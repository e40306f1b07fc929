/** What the admin sees of brands, whatever their status. */
import { and, asc, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import {
  brandCategories,
  brandDomains,
  brands,
  brandSlugs,
  categories,
  collectionBrands,
  emails,
} from '#app/platform/db/schema.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { type BrandSummary, presentBrand } from './brand-summary.ts'
import { brandSummaryColumns } from './queries.server.ts'
import type { AdminBrandsQuery, BrandSort } from './schema.ts'

const BRANDS_PAGE = 50
const CANDIDATES_MAX = 8

type Status = (typeof brands.$inferSelect)['status']

export type ListedBrand = BrandSummary & {
  id: string
  status: Status
  emails: number
  followers: number
  hideSource: boolean
  delayDays: number
}

/** What a list is sorted by, the id deciding between equals; names ascend, the others descend. */
function sortKey(sort: BrandSort, brand: SQL): SQL {
  return {
    name: sql`lower(${brand}.name)`,
    emails: sql`(select count(*)::int from ${emails} e where e.brand_id = ${brand}.id)`,
    followers: sql`(select count(distinct c.user_id)::int from ${collectionBrands} c where c.brand_id = ${brand}.id)`,
    newest: sql`${brand}.created_at`,
  }[sort]
}

// As raw SQL, because Drizzle omits the table name in a select from one table.
const listed = sql`${brands}`
const emailCount = sortKey('emails', listed) as SQL<number>
const followerCount = sortKey('followers', listed) as SQL<number>

const listedColumns = { ...brandSummaryColumns, id: brands.id, status: brands.status, emails: emailCount }

export type BrandListPage = {
  brands: ListedBrand[]
  /** How many match in each status. */
  counts: Record<Status, number>
  next: string | null
}

/** One page of all brands; `after` is the id of the last one of the page before. */
export async function listBrandsForAdmin(
  _actor: Editor,
  { q, status, sort, after }: AdminBrandsQuery,
): Promise<BrandListPage> {
  const where = and(matches(q), status ? eq(brands.status, status) : undefined)
  const key = sortKey(sort, listed)
  const isPast = after
    ? sql`(${key}, ${brands}.id) ${sql.raw(sort === 'name' ? '>' : '<')} (
        select ${sortKey(sort, sql`other`)}, other.id from ${brands} other where other.id = ${after}
      )`
    : undefined
  const [counted, rows] = await Promise.all([
    db()
      .select({ status: brands.status, count: sql<number>`count(*)::int` })
      .from(brands)
      .where(matches(q))
      .groupBy(brands.status),
    db()
      .select({
        ...listedColumns,
        followers: followerCount,
        hideSource: brands.hideSource,
        delayDays: brands.delayDays,
      })
      .from(brands)
      .where(and(where, isPast))
      .orderBy(sort === 'name' ? sql`${key} asc, ${brands}.id asc` : sql`${key} desc, ${brands}.id desc`)
      .limit(BRANDS_PAGE + 1),
  ])
  const page = rows.slice(0, BRANDS_PAGE)
  return {
    counts: { ...NONE, ...Object.fromEntries(counted.map((one) => [one.status, one.count])) },
    brands: page.map((row) => ({ ...row, ...presentBrand(row) })),
    next: rows.length > BRANDS_PAGE ? page.at(-1)!.id : null,
  }
}

const NONE = { active: 0, draft: 0, private: 0, archived: 0 }

/** By name, slug or domain. */
function matches(typed: string): SQL | undefined {
  const wanted = typed.toLowerCase()
  if (!wanted) return undefined
  return or(
    sql`strpos(lower(${brands.name}), ${wanted}) > 0`,
    sql`strpos(lower(${brands.slug}), ${wanted}) > 0`,
    sql`exists (
      select from ${brandDomains} d where d.brand_id = ${brands}.id and strpos(d.domain, ${wanted}) > 0
    )`,
  )
}

export type EditedBrand = typeof brands.$inferSelect & {
  /** Ids, the badge first. */
  categoryIds: string[]
  domains: string[]
  formerSlugs: string[]
  emails: number
  followers: number
}

export async function getBrandForAdmin(_actor: Editor, id: string): Promise<EditedBrand | null> {
  if (!isUuid(id)) return null
  const [[brand], linked, domains, slugs] = await Promise.all([
    db()
      .select({ brand: brands, emails: emailCount, followers: followerCount })
      .from(brands)
      .where(eq(brands.id, id)),
    db()
      .select({ id: brandCategories.categoryId })
      .from(brandCategories)
      .innerJoin(categories, eq(categories.id, brandCategories.categoryId))
      .where(eq(brandCategories.brandId, id))
      .orderBy(asc(brandCategories.position), asc(categories.position)),
    db().select().from(brandDomains).where(eq(brandDomains.brandId, id)).orderBy(brandDomains.domain),
    db().select().from(brandSlugs).where(eq(brandSlugs.brandId, id)).orderBy(brandSlugs.slug),
  ])
  if (!brand) return null
  return {
    ...brand.brand,
    slug: brand.brand.slug.trim(),
    emails: brand.emails,
    followers: brand.followers,
    categoryIds: linked.map((link) => link.id),
    domains: domains.map(({ domain }) => domain),
    formerSlugs: slugs.map(({ slug }) => slug),
  }
}

/** Brands that one may be merged into, best match first. */
export async function findMergeCandidates(
  _actor: Editor,
  { from, typed }: { from: string; typed: string },
): Promise<(BrandSummary & { id: string; status: Status; emails: number })[]> {
  if (!typed) return []
  const rows = await db()
    .select({
      ...listedColumns,
    })
    .from(brands)
    .where(and(matches(typed), ne(brands.id, from)))
    .orderBy(sql`lower(${brands}.name) = ${typed.toLowerCase()} desc, lower(${brands}.name), ${brands}.id`)
    .limit(CANDIDATES_MAX)
  return rows.map((row) => ({ ...row, ...presentBrand(row) }))
}
