/** What the search dialog shows of categories and brands: their newest emails, and how many emails each brand has. */
import { desc, eq, sql } from 'drizzle-orm'
import { db, rowsOf } from '#app/db/client.server.ts'
import { brands, categories, emails, galleryCounts, galleryEmails, galleryTags } from '#app/db/schema.ts'
import type { PreviewInfo } from '#app/db/shapes.ts'
import { presentSearchThumbnail, type SearchThumbnail } from './search-thumbnail.ts'

/** A category that has nothing among so many of the newest emails shows no picture: looking further costs too much. */
const RECENT = 2000

/** The newest pictures in every category, by its slug. Industries hold the emails of their brands. */
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

/** How many public emails each brand has, by the brand's slug as addresses write it. */
export async function countByBrands(): Promise<Map<string, number>> {
  const rows = await rowsOf<{ slug: string; count: number }>(sql`
    select btrim(${brands.slug}) as slug, ${galleryCounts.count} as count
    from ${galleryCounts}
    join ${galleryTags} on ${galleryTags.tag} = ${galleryCounts.tag}
    join ${brands} on ${brands.id} = ${galleryTags.brandId}
    where ${galleryCounts.first} = 0 and ${galleryCounts.second} = 0`)
  return new Map(rows.map(({ slug, count }) => [slug, count]))
}
