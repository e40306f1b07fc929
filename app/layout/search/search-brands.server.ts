/** The brands that the search dialog finds: those with the most emails in its index, the others by name on request. */
import { and, eq, sql } from 'drizzle-orm'
import { brandSummaryColumns } from '#app/gallery/brands/queries.server.ts'
import { presentBrand } from '#app/gallery/brands/brand-summary.ts'
import { db } from '#app/platform/db/client.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { brands, galleryCounts, galleryTags } from '#app/platform/db/schema.ts'
import type { SearchEntry, SearchIndex } from './search-entries.ts'

/** Brands in the index: some 70 kB of it. */
export const BRANDS_INDEXED = 500

const FOUND_MAX = 50

export async function indexedBrands(): Promise<Pick<SearchIndex, 'brands' | 'hasMoreBrands'>> {
  const found = await readBrands('', BRANDS_INDEXED + 1)
  return { brands: found.slice(0, BRANDS_INDEXED), hasMoreBrands: found.length > BRANDS_INDEXED }
}

/** Brands whose name has what was typed, whether or not the index has them. */
export function findBrands(typed: string): Promise<SearchEntry[]> {
  const wanted = typed.trim().toLowerCase()
  if (!wanted) return Promise.resolve([])
  return galleryCache().recent(`brands to search ${wanted}`, () => readBrands(wanted, FOUND_MAX))
}

/** Those with the most emails first. */
async function readBrands(wanted: string, limit: number): Promise<SearchEntry[]> {
  const { name, description } = brands
  const count = sql<number>`coalesce(${galleryCounts.count}, 0)`
  const rows = await db()
    .select({ ...brandSummaryColumns, description, count })
    .from(brands)
    .leftJoin(galleryTags, eq(galleryTags.brandId, brands.id))
    .leftJoin(galleryCounts, eq(galleryCounts.tag, galleryTags.tag))
    .where(and(eq(brands.status, 'active'), wanted ? sql`strpos(lower(${name}), ${wanted}) > 0` : undefined))
    .orderBy(sql`${count} desc, lower(${name})`)
    .limit(limit)
  return rows.map((row) => {
    const brand = presentBrand(row)
    const { slug } = brand
    return {
      name: brand.name,
      slug,
      description: row.description ?? '',
      count: row.count,
      aliases: [],
      brand,
    }
  })
}
