import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { db, type Transaction } from '#app/platform/db/client.server.ts'
import { brandCategories, brands } from '#app/platform/db/schema.ts'
import { hadSlug } from './queries.server.ts'

export type BrandInput = {
  slug: string
  name: string
  description?: string | null
  website?: string | null
  color?: string | null
  colorInk?: string | null
  /** The first one is shown as the badge. */
  categoryIds?: string[]
  sample?: boolean
  status?: 'active' | 'draft'
}

export type EnsuredBrand = { id: string; slug: string; created: boolean }

/**
 * The brand with this slug, or that once had it, created if there is none. An existing brand stays as its owner keeps it; only a sample
 * brand is refreshed by its own sample.
 */
export async function ensureBrand(tx: Transaction, input: BrandInput): Promise<EnsuredBrand> {
  const { categoryIds = [], slug, sample = false, status = 'active', ...details } = input
  const existing = await findBrand(tx, slug)
  if (existing) {
    // Not a brand into which the sample's was merged.
    if (existing.sample && sample && existing.slug === slug) {
      await tx.update(brands).set(details).where(eq(brands.id, existing.id))
      await setCategories(tx, existing.id, categoryIds)
    }
    return { id: existing.id, slug: existing.slug, created: false }
  }
  const [made] = await tx
    .insert(brands)
    .values({ ...details, slug, sample, status })
    // Two imports of the same new brand conflict here; the second one uses the row of the first.
    .onConflictDoNothing()
    .returning({ id: brands.id, slug: brands.slug })
  if (!made) {
    const winner = await findBrand(tx, slug)
    if (!winner) throw new Error(`The brand ${slug} could be neither made nor found`)
    return { id: winner.id, slug: winner.slug, created: false }
  }
  await setCategories(tx, made.id, categoryIds)
  return { ...made, created: true }
}

/** Publishes a draft brand. Null when there is no such draft; archived and private brands are none. */
export async function confirmBrand(slug: string): Promise<{ name: string } | null> {
  const [brand] = await db()
    .update(brands)
    .set({ status: 'active' })
    .where(and(hasSlug(slug), inArray(brands.status, ['draft', 'active'])))
    .returning({ name: brands.name })
  return brand ?? null
}

/** Renames a brand; false when there is no such brand, or the name is empty. */
export async function renameBrand(slug: string, name: string): Promise<boolean> {
  if (!name.trim()) return false
  const renamed = await db()
    .update(brands)
    .set({ name: name.trim() })
    .where(hasSlug(slug))
    .returning({ id: brands.id })
  return renamed.length > 0
}

export function hasSlug(slug: string) {
  return sql`lower(btrim(${brands.slug})) = ${slug.trim().toLowerCase()}`
}

async function findBrand(tx: Transaction, slug: string) {
  const [brand] = await tx
    .select({ id: brands.id, slug: brands.slug, sample: brands.sample })
    .from(brands)
    .where(or(hasSlug(slug), hadSlug(slug)))
    .orderBy(desc(hasSlug(slug)))
    .limit(1)
  return brand
}

/** Writes nothing where they are the same: with each written row, all emails of the brand are indexed again. */
export async function setCategories(tx: Transaction, brandId: string, categoryIds: string[]): Promise<void> {
  const wanted = [...new Set(categoryIds)]
  const present = await tx
    .select({ id: brandCategories.categoryId })
    .from(brandCategories)
    .where(eq(brandCategories.brandId, brandId))
    .orderBy(brandCategories.position)
  if (present.length === wanted.length && present.every(({ id }, index) => id === wanted[index])) return
  await tx.delete(brandCategories).where(eq(brandCategories.brandId, brandId))
  const rows = wanted.map((categoryId, position) => ({ brandId, categoryId, position }))
  if (rows.length > 0) await tx.insert(brandCategories).values(rows)
}
