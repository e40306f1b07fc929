import { eq, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import {
  blogPosts,
  brands,
  categories,
  emails,
  galleryCounts,
  galleryEmails,
  galleryTags,
  settings,
} from '#app/platform/db/schema.ts'
import { listPublicCollections } from '#app/collections/sharing/viewing.server.ts'
import { sharedPath } from '#app/collections/components/shared-path.ts'
import {
  brandAnalyticsPath,
  categoryAnalyticsPath,
} from '#app/analytics/brand-analytics/components/metric-links.ts'
import { brandPath, emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { categoryLink } from '#app/gallery/categories/components/category-path.ts'
import { rulePath } from '#app/inspection/checks/components/check-path.ts'
import { ENOUGH } from '#app/analytics/brand-analytics/metrics.ts'
import { presentPreview } from '#app/gallery/cards/preview-image.ts'
import { listCheckPages } from '#app/analytics/check-pages/queries.server.ts'
import { FIXED_PAGES, KINDS, type SitemapEntry } from './sitemap-pages.ts'
import { isPathOn } from '#app/platform/lib/modules.ts'
import { isSetByEnvironment, setting } from '#app/platform/lib/setting.server.ts'

/** Emails per query: small enough not to delay other queries on the embedded engine. */
const SLICE = 500

/** All pages except those of emails: few enough to load at once. */
export async function pageEntries(): Promise<SitemapEntry[]> {
  const [changes, texts, brandRows, categoryRows, postRows, collectionRows, rules] = await Promise.all([
    latestChanges(),
    db().select({ name: settings.name, at: settings.updatedAt }).from(settings),
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
    listPublicCollections(),
    listCheckPages(),
  ])
  function analyticsEntry(id: string, path: string): SitemapEntry[] {
    return changes.emails(id) >= ENOUGH ? [{ ...KINDS.metrics, path, lastmod: dated(changes.of(id)) }] : []
  }
  const newestPost = Math.max(0, ...postRows.map(({ at }) => at.getTime()))
  const fixed = FIXED_PAGES.map(({ lastmod, text, ...page }) => {
    const known =
      lastmod === 'gallery' ? dated(changes.newest) : lastmod === 'blog' ? dated(newestPost) : lastmod
    if (!text || !setting(text)) return { ...page, lastmod: known }
    // It is unknown when a text of the environment was written.
    const stored = isSetByEnvironment(text) ? undefined : texts.find(({ name }) => name === text)
    return { ...page, lastmod: stored?.at }
  })
  const entries: SitemapEntry[] = [
    ...fixed,
    ...categoryRows.map((category) => ({
      ...KINDS.category,
      path: categoryLink(category),
      lastmod: dated(Math.max(changes.of(category.id), category.createdAt.getTime())),
    })),
    ...brandRows.map(({ id, slug, at }) => ({
      ...KINDS.brand,
      path: brandPath(slug.trim()),
      lastmod: dated(Math.max(changes.of(id), at.getTime())),
    })),
    ...categoryRows.flatMap(({ id, slug }) => analyticsEntry(id, categoryAnalyticsPath(slug))),
    ...brandRows.flatMap(({ id, slug }) => analyticsEntry(id, brandAnalyticsPath(slug.trim()))),
    ...rules.map(({ rule, at }) => ({ ...KINDS.rule, path: rulePath(rule), lastmod: at })),
    ...postRows.map(({ slug, at, cover }) => ({
      ...KINDS.post,
      path: `/blog/${slug}`,
      lastmod: at,
      // Covers hosted elsewhere are not listed.
      image: cover?.startsWith('/') ? cover : undefined,
    })),
    ...collectionRows.map(({ slug, changedAt }) => ({
      ...KINDS.collection,
      path: sharedPath({ slug }),
      lastmod: changedAt,
    })),
  ]
  return entries.filter(({ path }) => isPathOn(path))
}

/**
 * The pages of `count` emails from an offset on, read in batches. Oldest first, so that new emails are added at the end
 * and earlier parts stay the same.
 */
export async function* emailEntries(from = 0, count = Infinity): AsyncGenerator<SitemapEntry> {
  let last: { at: string; id: string } | undefined
  for (let left = count; left > 0; left -= SLICE) {
    const behind =
      last &&
      sql`(${galleryEmails.createdAt}, ${galleryEmails.emailId}) > (${last.at}::timestamptz, ${last.id})`
    const slice = db()
      .select({ id: galleryEmails.emailId, at: galleryEmails.createdAt })
      .from(galleryEmails)
      .where(behind)
      .orderBy(galleryEmails.createdAt, galleryEmails.emailId)
      .limit(Math.min(left, SLICE))
      .offset(last ? 0 : from)
      .as('slice')
    const rows = await db()
      .select({
        id: emails.id,
        // As text: a JavaScript date would lose the microseconds that decide the order.
        at: sql<string>`${slice.at}::text`,
        slug: emails.slug,
        brandSlug: sql<string>`btrim(${brands.slug})`,
        createdAt: emails.createdAt,
        contentChangedAt: emails.contentChangedAt,
        preview: emails.preview,
      })
      .from(slice)
      .innerJoin(emails, eq(emails.id, slice.id))
      .innerJoin(brands, eq(brands.id, emails.brandId))
      .orderBy(slice.at, slice.id)
    for (const row of rows) {
      const image = presentPreview(row.preview)?.src
      yield {
        ...KINDS.email,
        path: emailPath(row.brandSlug, row.slug),
        lastmod: row.contentChangedAt ?? row.createdAt,
        image,
      }
    }
    last = rows.at(-1)
    if (rows.length < SLICE) return
  }
}

function dated(milliseconds: number): Date | undefined {
  return milliseconds > 0 ? new Date(milliseconds) : undefined
}

/** The last change and the emails of each brand and each category; an industry's include its brands'. */
async function latestChanges() {
  const rows = await db()
    .select({
      brandId: galleryTags.brandId,
      categoryId: galleryTags.categoryId,
      at: galleryCounts.changedAt,
      count: galleryCounts.count,
    })
    .from(galleryCounts)
    .innerJoin(galleryTags, eq(galleryTags.tag, galleryCounts.tag))
  const changes = new Map(rows.map(({ brandId, categoryId, at }) => [brandId ?? categoryId, at.getTime()]))
  const counts = new Map(rows.map(({ brandId, categoryId, count }) => [brandId ?? categoryId, count]))
  return {
    of: (id: string) => changes.get(id) ?? 0,
    emails: (id: string) => counts.get(id) ?? 0,
    newest: Math.max(0, ...changes.values()),
  }
}
