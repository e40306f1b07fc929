import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { blogPosts, brands, categories, emailCategories, emails } from '#app/platform/db/schema.ts'
import type { PreviewInfo } from '#app/platform/db/json-columns.ts'
import { type Conditions, tagsOf } from '#app/gallery/filters/filters.server.ts'
import { emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { emailCopy } from '#app/gallery/email-page/copy.ts'
import { listIds } from '#app/gallery/lists/list-ids.server.ts'
import { PREHEADER_CHARS } from '#app/gallery/limits.ts'
import { isPublic } from '#app/gallery/queries.server.ts'
import { shownText } from '#app/gallery/shown-text.server.ts'
import type { FeedEntry } from './feed.server.ts'

export const FEED_ENTRIES = 50
/** Feed readers show images at about this width, in pixels. */
const PICTURE_WIDTH = 600

const typesOfEmail = sql<string[]>`(
  select coalesce(json_agg(${categories.name} order by ${emailCategories.position}), '[]')
  from ${emailCategories} join ${categories} on ${categories.id} = ${emailCategories.categoryId}
  where ${emailCategories.emailId} = ${emails.id} and ${categories.type} = 'email_type'
)`

export async function listEmailEntries(conditions: Conditions): Promise<FeedEntry[]> {
  const { ids } = await listIds(tagsOf(conditions), { limit: FEED_ENTRIES })
  return entriesOf(ids)
}

/** These emails, in this order, without those that are not public. */
export async function entriesOf(ids: string[]): Promise<FeedEntry[]> {
  if (ids.length === 0) return []
  const rows = await db()
    .select({
      id: emails.id,
      slug: emails.slug,
      brandSlug: sql<string>`btrim(${brands.slug})`,
      brandName: brands.name,
      subject: emails.subjectLine,
      preheader: shownText(emails.preheader, PREHEADER_CHARS),
      preview: emails.preview,
      createdAt: emails.createdAt,
      contentChangedAt: emails.contentChangedAt,
      types: typesOfEmail,
    })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(isPublic, inArray(emails.id, ids)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const picture = pictureFor(row.preview)
    return {
      id: `urn:uuid:${row.id}`,
      path: emailPath(row.brandSlug, row.slug),
      title: row.subject,
      author: row.brandName,
      tags: row.types,
      summary: row.preheader || emailCopy.description(row.subject, row.brandName),
      picture: picture ? { path: picture, alt: emailCopy.pictureOf(row.subject) } : null,
      publishedAt: row.createdAt,
      changedAt: row.contentChangedAt ?? row.createdAt,
    }
  })
}

export async function listPostEntries(): Promise<FeedEntry[]> {
  const rows = await db()
    .select()
    .from(blogPosts)
    .where(eq(blogPosts.status, 'published'))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(FEED_ENTRIES)
  return rows.map((row) => ({
    id: `urn:uuid:${row.id}`,
    path: `/blog/${row.slug}`,
    title: row.title,
    author: row.authorName,
    tags: [row.category, ...row.tags],
    summary: row.excerpt,
    picture: row.coverImage?.startsWith('/') ? { path: row.coverImage, alt: row.imageAltText } : null,
    publishedAt: row.publishedAt ?? row.createdAt,
    changedAt: row.updatedAt,
  }))
}

/** WebP if available: few feed readers support AVIF. */
function pictureFor(preview: PreviewInfo | null): string | null {
  const files = preview?.files ?? []
  const shown = files.filter(({ webp }) => webp !== null)
  const file = shown.find(({ width }) => width >= PICTURE_WIDTH) ?? shown.at(-1) ?? files.at(-1)
  const key = file?.webp ?? file?.avif
  return key ? `/${key}` : null
}
