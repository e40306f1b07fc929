/** What the brands that a user follows have sent. */
import { and, asc, eq, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { brands, collectionBrands, galleryTags } from '#app/platform/db/schema.ts'
import { type BrandSummary, presentBrand } from '#app/gallery/brands/brand-summary.ts'
import { LIST_PAGE_LIMIT } from '#app/gallery/limits.ts'
import type { EmailList } from '#app/gallery/lists/email-list.ts'
import { listPage } from '#app/gallery/lists/list-page.server.ts'
import type { Person } from '#app/platform/lib/authorized.ts'

export type FollowedBrand = BrandSummary & { id: string }

/** The public brands this user has saved to any collection, by name. */
export async function listFollowedBrands(owner: Person): Promise<FollowedBrand[]> {
  const { id, name, slug, logoUrl, color, colorInk } = brands
  const rows = await db()
    .selectDistinctOn([sql`lower(${name})`, id], { id, name, slug, logoUrl, color, colorInk })
    .from(collectionBrands)
    .innerJoin(brands, eq(brands.id, collectionBrands.brandId))
    .where(and(eq(collectionBrands.userId, owner.id), eq(brands.status, 'active')))
    .orderBy(asc(sql`lower(${name})`), asc(id))
  return rows.map((row) => ({ ...presentBrand(row), id: row.id }))
}

/** A page of their emails, newest first. */
export async function listFollowed(owner: Person, after: string | null): Promise<EmailList> {
  const brand = await followedTags(owner)
  if (brand.length === 0) return { emails: [], next: null }
  return listPage({ brand: [brand] }, { limit: LIST_PAGE_LIMIT, after, sort: 'newest' })
}

async function followedTags(owner: Person): Promise<number[]> {
  const rows = await db()
    .selectDistinct({ tag: galleryTags.tag })
    .from(collectionBrands)
    .innerJoin(galleryTags, eq(galleryTags.brandId, collectionBrands.brandId))
    .where(eq(collectionBrands.userId, owner.id))
    .orderBy(asc(galleryTags.tag))
  return rows.map(({ tag }) => tag)
}
