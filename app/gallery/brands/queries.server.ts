/** Brand queries. Slugs are compared trimmed and case-insensitively, because of old imports and typed URLs. */
import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import {
  brandCategories,
  brandDomains,
  brands,
  brandSlugs,
  categories,
  emails,
  galleryCounts,
  galleryTags,
} from '#app/platform/db/schema.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { type BrandSummary, type BrandSummaryRow, presentBrand } from './brand-summary.ts'
import { groupByLetter } from './alphabet.ts'
import { BRANDS_ON_ONE_PAGE, LETTER_PAGE_LIMIT } from './limits.ts'

export type BrandPage = BrandSummary & {
  id: string
  /** Anything but 'active' is not public. */
  status: (typeof brands.$inferSelect)['status']
  description: string | null
  categories: { name: string; slug: string }[]
}

export type BrandCard = BrandSummary & {
  description: string | null
  /** Its first category, shown as the badge. */
  category: string | null
  count: number
}

// Written as raw SQL, because Drizzle omits the table name in a select from one table.
const emailCount = sql<number>`coalesce((
  select counted.count from ${galleryTags} tagged join ${galleryCounts} counted on counted.tag = tagged.tag
  where tagged.brand_id = ${brands}.id
), 0)`

/** The columns that `presentBrand` needs. */
export const brandSummaryColumns = {
  name: brands.name,
  slug: brands.slug,
  logoUrl: brands.logoUrl,
  color: brands.color,
  colorInk: brands.colorInk,
}

/** The columns of a card, for a select from `brands` alone or with joins; see presentBrandCard. */
export const brandCardColumns = {
  ...brandSummaryColumns,
  description: brands.description,
  category: sql<string | null>`(
    select c.name from ${brandCategories} bc join ${categories} c on c.id = bc.category_id
    where bc.brand_id = ${brands}.id order by bc.position, c.position limit 1
  )`,
  count: emailCount,
}

type BrandCardRow = BrandSummaryRow & Pick<BrandCard, 'description' | 'category' | 'count'>

export function presentBrandCard(row: BrandCardRow): BrandCard {
  const { description, category, count } = row
  return { ...presentBrand(row), description, category, count }
}

/** Every public brand by name, or those of one industry. */
export function listBrands(industry: string | null = null): Promise<BrandCard[]> {
  return listCards(standsIn(industry))
}

/** The brands with the most public emails, and at least `least`. */
export function listLargestBrands(limit: number, least: number): Promise<BrandCard[]> {
  return galleryCache().recent(`largest brands ${limit} ${least}`, async () => {
    const rows = await db()
      .select(brandCardColumns)
      .from(brands)
      .where(and(eq(brands.status, 'active'), sql`${emailCount} >= ${least}`))
      .orderBy(desc(emailCount), asc(sql`lower(${brands.name})`))
      .limit(limit)
    return rows.map(presentBrandCard)
  })
}

/** One page of a letter, by name. */
export function listBrandsOfPage({ ids }: LetterPage): Promise<BrandCard[]> {
  return ids.length > 0 ? listCards(inArray(brands.id, ids)) : Promise.resolve([])
}

export type LetterPage = {
  /** All letters that have brands, and the one shown. */
  letters: string[]
  letter: string
  page: number
  pages: number
  ids: string[]
}

/** One page of the brands under one letter, those without emails last; null where all brands fit on one page. */
export async function findLetterPage(
  industry: string | null,
  asked: { letter: string; page: number },
): Promise<LetterPage | null> {
  const groups = await galleryCache().recent(`letters of brands ${industry}`, async () => {
    const rows = await db()
      .select({ id: brands.id, name: brands.name })
      .from(brands)
      .where(and(eq(brands.status, 'active'), standsIn(industry)))
      .orderBy(sql`${emailCount} = 0`, asc(sql`lower(${brands.name})`))
    if (rows.length <= BRANDS_ON_ONE_PAGE) return null
    return groupByLetter(rows).map(({ letter, items }) => ({ letter, ids: items.map(({ id }) => id) }))
  })
  if (!groups) return null
  const { letter, ids } = groups.find((group) => group.letter === asked.letter) ?? groups[0]!
  const pages = Math.ceil(ids.length / LETTER_PAGE_LIMIT)
  const page = Math.min(asked.page, pages)
  return {
    letters: groups.map((group) => group.letter),
    letter,
    page,
    pages,
    ids: ids.slice((page - 1) * LETTER_PAGE_LIMIT, page * LETTER_PAGE_LIMIT),
  }
}

function standsIn(industry: string | null): SQL | undefined {
  if (!industry) return undefined
  return sql`exists (
    select 1 from ${brandCategories} join ${categories} on ${categories.id} = ${brandCategories.categoryId}
    where ${brandCategories.brandId} = ${brands.id} and ${categories.slug} = ${industry}
  )`
}

async function listCards(where: SQL | undefined): Promise<BrandCard[]> {
  const rows = await db()
    .select(brandCardColumns)
    .from(brands)
    .where(and(eq(brands.status, 'active'), where))
    .orderBy(asc(sql`lower(${brands.name})`))
  return rows.map(presentBrandCard)
}

export async function listIndustriesOfBrands(): Promise<string[]> {
  // The limit ends the look-up at the first brand: a join would read those of all brands.
  const hasBrand = sql`(
    select true from ${brandCategories} bc join ${brands} b on b.id = bc.brand_id
    where bc.category_id = ${categories}.id and b.status = 'active' limit 1
  )`
  const rows = await db()
    .select({ slug: categories.slug })
    .from(categories)
    .where(and(eq(categories.type, 'vertical'), hasBrand))
  return rows.map(({ slug }) => slug)
}

/** The brand at a URL, whatever its status; the page decides what to show. */
export function getBrand(slugOrId: string): Promise<BrandPage | null> {
  return galleryCache().read(`brand ${slugOrId.trim().toLowerCase()}`, () => readBrand(slugOrId))
}

async function readBrand(slugOrId: string): Promise<BrandPage | null> {
  const [brand] = await db()
    .select({
      ...brandSummaryColumns,
      id: brands.id,
      status: brands.status,
      description: brands.description,
    })
    .from(brands)
    .where(isBrand(slugOrId))
    .limit(1)
  if (!brand) return null
  const { id, status, description } = brand
  return { ...presentBrand(brand), id, status, description, categories: await categoriesOf(id) }
}

/** Matches a brand by slug, former slug or id. */
export function isBrand(slugOrId: string): SQL | undefined {
  // PostgreSQL rejects NUL in text; a URL may contain one.
  if (slugOrId.includes('\0')) return sql`false`
  const wanted = slugOrId.trim().toLowerCase()
  const bySlug = or(sql`lower(btrim(${brands.slug})) = ${wanted}`, hadSlug(wanted))
  return isUuid(wanted) ? or(bySlug, eq(brands.id, wanted)) : bySlug
}

/** Matches the brand that once had this slug; no other brand has it now. */
export function hadSlug(slug: string): SQL {
  // An array is computed once, and then the index finds the brand.
  return sql`${brands.id} = any(array(
    select former.brand_id from ${brandSlugs} former where former.slug = ${slug.trim().toLowerCase()}
  ))`
}

/** The brand that sends from the domain of this address, or from one above it. */
export async function findBrandOfSender(
  address: string | null,
): Promise<{ slug: string; name: string } | null> {
  const labels = (address ?? '')
    .slice((address ?? '').lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  const domains = labels.slice(-DOMAIN_LABELS_MAX).map((_, at, own) => own.slice(at).join('.'))
  const [brand] = await db()
    .select({ slug: sql<string>`btrim(${brands.slug})`, name: brands.name })
    .from(brandDomains)
    .innerJoin(brands, eq(brands.id, brandDomains.brandId))
    .where(inArray(brandDomains.domain, domains))
    .orderBy(desc(sql`length(${brandDomains.domain})`))
    .limit(1)
  return brand ?? null
}

/** More than any company uses. */
const DOMAIN_LABELS_MAX = 10

function categoriesOf(brandId: string) {
  return db()
    .select({ name: categories.name, slug: categories.slug })
    .from(brandCategories)
    .innerJoin(categories, eq(categories.id, brandCategories.categoryId))
    .where(eq(brandCategories.brandId, brandId))
    .orderBy(asc(brandCategories.position), asc(categories.position))
}

export async function listDrafts(): Promise<{ slug: string; name: string; emails: number }[]> {
  return db()
    .select({
      slug: sql<string>`btrim(${brands.slug})`,
      name: brands.name,
      emails: sql<number>`count(${emails.id})::int`,
    })
    .from(brands)
    .leftJoin(emails, eq(emails.brandId, brands.id))
    .where(eq(brands.status, 'draft'))
    .groupBy(brands.id)
    .orderBy(asc(brands.slug))
}
