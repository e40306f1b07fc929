/** Data for categories in the search dialog: their newest emails. */
import { desc, eq, sql } from 'drizzle-orm'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import { categories, emails, galleryEmails, galleryTags } from '#app/platform/db/schema.ts'
import type { PreviewInfo } from '#app/platform/db/json-columns.ts'
import { presentSearchThumbnail, type SearchThumbnail } from './search-thumbnail.ts'

/** A category without any of this many newest emails shows no image: searching further is too expensive. */
const RECENT = 2000

/** The newest images of every category, by slug. Industries include the emails of their brands. */
export async function newestInCategories(limit: number): Promise<Map<string, SearchThumbnail[]>> {
  const recent = db()
    .select()
    .from(galleryEmails)
    .where(eq(galleryEmails.hasPreview, true))
    .orderBy(desc(galleryEmails.createdAt), desc(galleryEmails.emailId))
    .limit(RECENT)
  const rows = await rowsOf<{ slug: string; preview: PreviewInfo }>(sql`
    with recent as materialized (${recent}), numbered as (
      select tag, email_id, row_number() over (partition by tag order by created_at desc, email_id desc) as place
      from recent cross join unnest(tags) as tag
    )
    select ${categories.slug} as slug, ${emails.preview} as preview
    from numbered
    join ${galleryTags} on ${galleryTags.tag} = numbered.tag
    join ${categories} on ${categories.id} = ${galleryTags.categoryId}
    join ${emails} on ${emails.id} = numbered.email_id
    where place <= ${limit}
    order by slug, place`)
  const found = Map.groupBy(rows, ({ slug }) => slug)
  return new Map(
    [...found].map(([slug, list]) => [
      slug,
      list.flatMap(({ preview }) => presentSearchThumbnail(preview) ?? []),
    ]),
  )
}
