/** Every public page with the moment it last changed. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { blogPosts, brandCategories, brands, categories, emailCategories, emails } from '#app/db/schema.ts'
import { presentPreview } from '#app/features/gallery/cards/preview-picture.ts'
import { isPublic } from '#app/features/gallery/queries.server.ts'
import type { PublicPaths } from './public-paths.ts'
import { BRAND, CATEGORY, EMAIL, FIXED_PAGES, POST, type SitemapEntry } from './sitemap-pages.ts'

/** Emails read at once: a slice that holds up nobody else on the embedded engine. */
const SLICE = 500

/** When an email last changed what a reader sees. */
const changedAt = sql`coalesce(${emails.contentChangedAt}, ${emails.createdAt})`

/** Both engines give a moment as the same number, in milliseconds. */
function latest(moment: SQL): SQL<number | null> {
  return sql<number | null>`(extract(epoch from max(${moment})) * 1000)::float8`
}

/** All pages but those of emails: few enough to be known at once. */
export async function pageEntries(paths: PublicPaths): Promise<SitemapEntry[]> {
  const [changes, brandRows, categoryRows, postRows] = await Promise.all([
    latestChanges(),
    db()
      .select({ id: brands.id, slug: brands.slug, at: brands.updatedAt })
      .from(brands)
      .where(eq(brands.status, 'active'))
      .orderBy(brands.slug),
    db().select().from(categories).orderBy(categories.type, categories.position, categories.slug),
    db()
      .select({ slug: blogPosts.slug, at: blogPosts.updatedAt, cover: blogPosts.coverImage })
      .from(blogPosts)
      .where(eq(blogPosts.status, 'published'))
      .orderBy(blogPosts.publishedAt),
  ])
  const newestPost = Math.max(0, ...postRows.map(({ at }) => at.getTime()))
  const fixed = FIXED_PAGES.map(({ name, lastmod, ...page }) => {
    const known =
      lastmod === 'gallery' ? dated(changes.newest) : lastmod === 'blog' ? dated(newestPost) : lastmod
    return { ...page, path: paths.fixed[name], lastmod: known }
  })
  return [
    ...fixed,
    ...categoryRows.map((category) => ({
      ...CATEGORY,
      path: paths.category(category),
      lastmod: dated(Math.max(changes.onCategory.get(category.id) ?? 0, category.createdAt.getTime())),
    })),
    ...brandRows.map(({ id, slug, at }) => ({
      ...BRAND,
      path: paths.brand(slug.trim()),
      lastmod: dated(Math.max(changes.ofBrand.get(id) ?? 0, at.getTime())),
    })),
    ...postRows.map(({ slug, at, cover }) => ({
      ...POST,
      path: paths.post(slug),
      lastmod: at,
      // Covers that live elsewhere are not ours to announce.
      image: cover?.startsWith('/') ? cover : undefined,
    })),
  ]
}

/** The pages of these emails, in this order, read a slice at a time. */
export async function* emailEntries(ids: string[], paths: PublicPaths): AsyncGenerator<SitemapEntry> {
  for (let from = 0; from < ids.length; from += SLICE) {
    const slice = ids.slice(from, from + SLICE)
    const rows = await db()
      .select({
        id: emails.id,
        slug: emails.slug,
        brandSlug: sql<string>`btrim(${brands.slug})`,
        createdAt: emails.createdAt,
        contentChangedAt: emails.contentChangedAt,
        preview: emails.preview,
      })
      .from(emails)
      .innerJoin(brands, eq(brands.id, emails.brandId))
      .where(and(isPublic, inArray(emails.id, slice)))
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const id of slice) {
      const row = byId.get(id)
      // Taken down since the list was made.
      if (!row) continue
      const image = presentPreview(row.preview)?.src
      yield { ...EMAIL, path: paths.email(row), lastmod: row.contentChangedAt ?? row.createdAt, image }
    }
  }
}

function dated(milliseconds: number): Date | undefined {
  return milliseconds > 0 ? new Date(milliseconds) : undefined
}

/** When the newest change came to each brand and each category; a vertical changes with the brands that stand in it. */
async function latestChanges() {
  const [byBrand, byCategory, standing] = await Promise.all([
    db()
      .select({ id: emails.brandId, at: latest(changedAt) })
      .from(emails)
      .innerJoin(brands, eq(brands.id, emails.brandId))
      .where(isPublic)
      .groupBy(emails.brandId),
    db()
      .select({ id: emailCategories.categoryId, at: latest(changedAt) })
      .from(emailCategories)
      .innerJoin(emails, eq(emails.id, emailCategories.emailId))
      .innerJoin(brands, eq(brands.id, emails.brandId))
      .where(isPublic)
      .groupBy(emailCategories.categoryId),
    db()
      .select({ brandId: brandCategories.brandId, categoryId: brandCategories.categoryId })
      .from(brandCategories)
      .innerJoin(
        categories,
        and(eq(categories.id, brandCategories.categoryId), eq(categories.type, 'vertical')),
      ),
  ])
  const ofBrand = new Map(byBrand.map(({ id, at }) => [id, at ?? 0]))
  const onCategory = new Map(byCategory.map(({ id, at }) => [id, at ?? 0]))
  for (const { brandId, categoryId } of standing) {
    const at = Math.max(onCategory.get(categoryId) ?? 0, ofBrand.get(brandId) ?? 0)
    onCategory.set(categoryId, at)
  }
  return { ofBrand, onCategory, newest: Math.max(0, ...ofBrand.values()) }
}
