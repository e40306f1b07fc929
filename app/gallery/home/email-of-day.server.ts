/**
 * The email of the day: chosen by the date alone, so that every process chooses the same one, and from the emails that
 * were there when the day began, so that none that come in replace it. If it is hidden, the next choice takes its place.
 */
import { sql, type SQL } from 'drizzle-orm'
import { instantOf } from '#app/platform/lib/plain-day.ts'
import { rowsOf } from '#app/platform/db/client.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import type { PlainDay } from '#app/platform/lib/plain-day.ts'
import { fitsSpotlight } from '#app/gallery/queries.server.ts'
import { type EmailThumbnail, readThumbnails } from '#app/gallery/lists/thumbnails.server.ts'

/** Null while no public email has a screenshot and fits the spotlight. */
export async function emailOfDay(day: PlainDay): Promise<EmailThumbnail | null> {
  const found = await galleryCache().read(`email of the day ${day}`, async () => ({
    email: await choose(day),
  }))
  return found.email
}

/** First a brand, or those that send the most would have most days; then one of its emails. */
async function choose(day: PlainDay): Promise<EmailThumbnail | null> {
  const [chosen] = await rowsOf<{ id: string }>(sql`
    select email.id
    from (
      select * from unnest(array[true, false]) with ordinality as round(from_before, place)
      -- Without any screenshot, what follows would try every email.
      where exists (select from gallery_emails where has_preview)
    ) as round
    cross join lateral (
      -- Brands are tried in their order until one has an email, however many there are.
      select b.id
      from (
        select id, md5(${day}::text || id) as position from brands where status = 'active' order by position
      ) as b
      cross join lateral (
        select from emails e where e.brand_id = b.id and ${mayBeChosen(day)} limit 1
      ) as any_email
      order by b.position limit 1
    ) as brand
    cross join lateral (
      select e.id from emails e where e.brand_id = brand.id and ${mayBeChosen(day)}
      order by md5(${day}::text || e.id) limit 1
    ) as email
    order by place limit 1`)
  return chosen ? ((await readThumbnails([chosen.id])).get(chosen.id) ?? null) : null
}

/** In a gallery that began today, any. */
function mayBeChosen(day: PlainDay): SQL {
  return sql`e.status = 'published' and e.preview is not null and ${fitsSpotlight(sql`e`)}
    and (e.created_at < ${instantOf(day).toISOString()} or not from_before)`
}
