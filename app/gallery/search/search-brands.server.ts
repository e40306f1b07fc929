/** Brands for the search dialog and the search page: those with the most emails, and any others by name. */
import { and, eq, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { brands, galleryCounts, galleryTags } from '#app/platform/db/schema.ts'
import { type BrandSummary, presentBrand } from '#app/gallery/brands/brand-summary.ts'

const FOUND_MAX = 50

export type CountedBrand = BrandSummary & {
  description: string | null
  /** Its public emails. */
  count: number
}

/** Those with the most emails first. */
export function listTopBrands(limit: number): Promise<CountedBrand[]> {
  return readBrands('', limit)
}

/** Those whose name has what was typed. */
export function findBrandsByName(typed: string): Promise<CountedBrand[]> {
  const wanted = typed.trim().toLowerCase()
  if (!wanted) return Promise.resolve([])
  return galleryCache().recent(`brands to search ${wanted}`, () => readBrands(wanted, FOUND_MAX))
}

async function readBrands(wanted: string, limit: number): Promise<CountedBrand[]> {
  const { name, slug, description, logoUrl, color, colorInk } = brands
  const count = sql<number>`coalesce(${galleryCounts.count}, 0)`
  const rows = await db()
    .select({ name, slug, description, logoUrl, color, colorInk, count })
    .from(brands)
    .leftJoin(galleryTags, eq(galleryTags.brandId, brands.id))
    .leftJoin(galleryCounts, eq(galleryCounts.tag, galleryTags.tag))
    .where(and(eq(brands.status, 'active'), wanted ? sql`strpos(lower(${name}), ${wanted}) > 0` : undefined))
    .orderBy(sql`${count} desc, lower(${name})`)
    .limit(limit)
  return rows.map((row) => ({ ...presentBrand(row), description: row.description, count: row.count }))
}
