/** Reads brands. Slugs are compared trimmed and without case, as people and old imports write them. */
import { asc, eq, or, sql, type SQL } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { brandCategories, brands, categories } from '#app/db/schema.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { type BrandFace, presentBrand } from './brand-face.ts'

export type BrandPage = BrandFace & {
  id: string
  /** Anything but 'active' is not public. */
  status: (typeof brands.$inferSelect)['status']
  description: string | null
  sample: boolean
  categories: { name: string; slug: string }[]
}

/** The brand of an address, whatever its status; the page decides what a status means. */
export async function getBrand(slugOrId: string): Promise<BrandPage | null> {
  const [brand] = await db()
    .select({
      id: brands.id,
      status: brands.status,
      name: brands.name,
      slug: brands.slug,
      description: brands.description,
      logoUrl: brands.logoUrl,
      color: brands.color,
      colorInk: brands.colorInk,
      sample: brands.sample,
    })
    .from(brands)
    .where(isBrand(slugOrId))
    .limit(1)
  if (!brand) return null
  const { id, status, description, sample } = brand
  return { ...presentBrand(brand), id, status, description, sample, categories: await categoriesOf(id) }
}

/** Matches the brand that an address names by slug or by id. */
export function isBrand(slugOrId: string): SQL | undefined {
  const wanted = slugOrId.trim().toLowerCase()
  const bySlug = sql`lower(btrim(${brands.slug})) = ${wanted}`
  return isUuid(wanted) ? or(bySlug, eq(brands.id, wanted)) : bySlug
}

function categoriesOf(brandId: string) {
  return db()
    .select({ name: categories.name, slug: categories.slug })
    .from(brandCategories)
    .innerJoin(categories, eq(categories.id, brandCategories.categoryId))
    .where(eq(brandCategories.brandId, brandId))
    .orderBy(asc(brandCategories.position), asc(categories.position))
}
