/** What the search dialog shows of each shelf: its newest emails, and how many each brand has. */
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { db, rowsOf } from '#app/db/client.server.ts'
import { brandCategories, brands, categories, emailCategories, emails } from '#app/db/schema.ts'
import type { PreviewFacts } from '#app/db/shapes.ts'
import { type ShelfSheet, presentShelfSheet } from './search-sheet.ts'
import { isPublic } from '#app/features/gallery/queries.server.ts'

/** A shelf that has nothing among so many of the newest emails shows no picture: looking further costs too much. */
const RECENT = 2000

/** The newest pictures on the shelf of every category, by its slug. Verticals hold the emails of their brands. */
export async function newestOnShelves(limit: number): Promise<Map<string, ShelfSheet[]>> {
  const recent = db()
    .select({ id: emails.id, brandId: emails.brandId, preview: emails.preview, createdAt: emails.createdAt })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(isPublic, isNotNull(emails.preview)))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(RECENT)
  const rows = await rowsOf<{ slug: string; preview: PreviewFacts }>(sql`
    with recent as materialized (${recent}), filed as (
      select ec.category_id, recent.id, recent.created_at
      from recent join ${emailCategories} ec on ec.email_id = recent.id
      union
      select bc.category_id, recent.id, recent.created_at
      from recent
      join ${brandCategories} bc on bc.brand_id = recent.brand_id
      join ${categories} c on c.id = bc.category_id and c.type = 'vertical'
    ), placed as (
      select category_id, id, row_number() over (partition by category_id order by created_at desc, id desc) as place
      from filed
    )
    select c.slug, recent.preview
    from placed
    join ${categories} c on c.id = placed.category_id
    join recent on recent.id = placed.id
    where place <= ${limit}
    order by c.slug, place`)
  const shelves = new Map<string, ShelfSheet[]>()
  for (const { slug, preview } of rows) {
    const sheet = presentShelfSheet(preview)
    if (sheet) shelves.set(slug, [...(shelves.get(slug) ?? []), sheet])
  }
  return shelves
}

/** How many public emails each brand has, by the brand's slug as addresses write it. */
export async function countByBrands(): Promise<Map<string, number>> {
  const rows = await rowsOf<{ slug: string; count: number }>(sql`
    select btrim(b.slug) as slug, n.count
    from (
      select brand_id, count(*)::int as count from ${emails} where status = 'published' group by brand_id
    ) n join ${brands} b on b.id = n.brand_id and b.status = 'active'`)
  return new Map(rows.map(({ slug, count }) => [slug, count]))
}
