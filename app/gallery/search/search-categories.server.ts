/** Data for categories in the search dialog: their newest email. */
import { desc, eq, sql } from 'drizzle-orm'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import { categories, emails, galleryEmails, galleryTags } from '#app/platform/db/schema.ts'
import type { PreviewInfo } from '#app/platform/db/json-columns.ts'
import { presentSearchThumbnail, type SearchThumbnail } from './search-thumbnail.ts'

/** A category without any of this many newest emails shows no image: searching further is too expensive. */
const RECENT = 2000

/** The newest image of every category, by slug. Industries include the emails of their brands. */
export async function newestInCategories(): Promise<Map<string, SearchThumbnail>> {
  const recent = db()
    .select()
    .from(galleryEmails)
    .where(eq(galleryEmails.hasPreview, true))
    .orderBy(desc(galleryEmails.createdAt), desc(galleryEmails.emailId))
    .limit(RECENT)
  const rows = await rowsOf<{ slug: string; preview: PreviewInfo }>(sql`
    with recent as materialized (${recent}), newest as (
      select distinct on (tag) tag, email_id
      from recent cross join unnest(tags) as tag order by tag, created_at desc, email_id desc
    )
    select ${categories.slug} as slug, ${emails.preview} as preview
    from newest
    join ${galleryTags} on ${galleryTags.tag} = newest.tag
    join ${categories} on ${categories.id} = ${galleryTags.categoryId}
    join ${emails} on ${emails.id} = newest.email_id`)
  return new Map(
    rows.flatMap(({ slug, preview }) => {
      const thumbnail = presentSearchThumbnail(preview)
      return thumbnail ? [[slug, thumbnail] as const] : []
    }),
  )
}
