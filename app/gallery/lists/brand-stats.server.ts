import { and, eq, sql } from 'drizzle-orm'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import {
  brands,
  categories,
  emailCategories,
  emails,
  galleryCounts,
  galleryEmails,
  galleryTags,
} from '#app/platform/db/schema.ts'
import { isPublic } from '#app/gallery/queries.server.ts'

export function countByBrand(brandId: string): Promise<number> {
  return galleryCache().read(`count of brand ${brandId}`, async () => {
    const [row] = await rowsOf<{ count: number }>(sql`
      select ${galleryCounts.count} as count from ${galleryCounts} join ${galleryTags} on ${galleryTags.tag} = ${galleryCounts.tag}
      where ${galleryTags.brandId} = ${brandId}`)
    return row?.count ?? 0
  })
}

/** A brand's email types as filter options; if it has none, its other categories. Sorted by name. */
export function listFiltersOfBrand(brandId: string): Promise<{ name: string; slug: string }[]> {
  return galleryCache().recent(`filters of brand ${brandId}`, async () => {
    const types = await listTypesOfBrand(brandId)
    const found = types.length > 0 ? types : await listCategoriesOfBrand(brandId)
    return found.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  })
}

type Choice = { name: string; slug: string }

/** Each type is looked up in the index of tags: reading all emails of the brand takes the longer the more it has. */
function listTypesOfBrand(brandId: string): Promise<Choice[]> {
  return rowsOf<Choice>(sql`
    with types as materialized (
      select c.name, c.slug, t.tag, (select tag from ${galleryTags} where brand_id = ${brandId}) as brand
      from ${categories} c join ${galleryTags} t on t.category_id = c.id where c.type = 'email_type'
    )
    select name, slug from types
    where exists (select from ${galleryEmails} where ${galleryEmails.tags} @> array[types.brand, types.tag])`)
}

function listCategoriesOfBrand(brandId: string): Promise<Choice[]> {
  return db()
    .selectDistinct({ name: categories.name, slug: categories.slug })
    .from(emailCategories)
    .innerJoin(emails, eq(emails.id, emailCategories.emailId))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .innerJoin(categories, eq(categories.id, emailCategories.categoryId))
    .where(and(isPublic, eq(emails.brandId, brandId)))
}
