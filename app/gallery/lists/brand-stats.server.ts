/** Statistics on a brand's page. */
import { and, eq, sql } from 'drizzle-orm'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import {
  brands,
  categories,
  emailCategories,
  emails,
  galleryCounts,
  galleryTags,
} from '#app/platform/db/schema.ts'
import { isPublic } from '#app/gallery/queries.server.ts'

export async function countByBrand(brandId: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(sql`
    select ${galleryCounts.count} as count from ${galleryCounts} join ${galleryTags} on ${galleryTags.tag} = ${galleryCounts.tag}
    where ${galleryTags.brandId} = ${brandId}`)
  return row?.count ?? 0
}

/** A brand's email types as filter options; if it has none, its other categories. Sorted by name. */
export function listFiltersOfBrand(brandId: string): Promise<{ name: string; slug: string }[]> {
  return galleryCache().recent(`filters of brand ${brandId}`, async () => {
    const rows = await db()
      .selectDistinct({ name: categories.name, slug: categories.slug, type: categories.type })
      .from(emailCategories)
      .innerJoin(emails, eq(emails.id, emailCategories.emailId))
      .innerJoin(brands, eq(brands.id, emails.brandId))
      .innerJoin(categories, eq(categories.id, emailCategories.categoryId))
      .where(and(isPublic, eq(emails.brandId, brandId)))
    const types = rows.filter((row) => row.type === 'email_type')
    return (types.length > 0 ? types : rows)
      .map(({ name, slug }) => ({ name, slug }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  })
}
