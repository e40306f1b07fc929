/** The ids of one page of public emails. The cursor is the id of the last email shown. */
import { and, sql, type SQL } from 'drizzle-orm'
import { boundsOfYear } from '#app/platform/lib/plain-day.ts'
import { rowsOf } from '#app/platform/db/client.server.ts'
import { emails, galleryCounts, galleryEmails } from '#app/platform/db/schema.ts'
import { carries, KIND, kindOf, type Tag } from '#app/gallery/filters/filters.server.ts'
import type { Sort } from '#app/gallery/schema.ts'
import { idsInOrder } from './ids-in-order.server.ts'

type Page = {
  limit: number
  sort?: Sort
  /** The cursor: the id of the last email seen, which may no longer be in the list or public. */
  after?: string | null
  /** An additional condition on `gallery_emails`. */
  where?: SQL
}

/** So many matches are found by their tags and sorted faster than the list is gone through. */
const FEW = 2_000

export type PageOfIds = { ids: string[]; hasMore: boolean }

/** The public emails with all of these tags. */
export async function listIds(tags: Tag[], { limit, sort, after, where }: Page): Promise<PageOfIds> {
  const isBySent = sort === 'sent'
  const seenDate = isBySent ? sql`coalesce(seen.sent_at, seen.created_at)` : sql`seen.created_at`
  const ids = await idsInOrder({
    from: sql`${galleryEmails}`,
    keys: [isBySent ? sql`sent_at` : sql`created_at`, sql`email_id`],
    direction: sort === 'oldest' ? 'asc' : 'desc',
    seen: after
      ? sql`((select ${seenDate} from ${emails} as seen where seen.id = ${after}), ${after}::uuid)`
      : undefined,
    range: stretchOf(tags, isBySent),
    where: and(carries(tags), where)!,
    areFew: tags.length > 0 && (await countAtMost(tags)) <= FEW,
    limit,
  })
  return { ids: ids.slice(0, limit), hasMore: ids.length > limit }
}

/** How many emails have the rarest of the tags. */
async function countAtMost(tags: Tag[]): Promise<number> {
  const counts = tags.map(
    (tag) => sql`coalesce((
      select sum(${galleryCounts.count}) from ${galleryCounts}
      where ${galleryCounts.tag} in (${sql.raw([tag].flat().map(Number).join())})
    ), 0)`,
  )
  const [row] = await rowsOf<{ count: number }>(sql`select least(${sql.join(counts, sql`, `)})::int as count`)
  return row!.count
}

/**
 * An index has the emails of a year by when they were added. By when they were sent, a year is a stretch of the order,
 * with a few undated emails in it.
 */
function stretchOf(tags: Tag[], isBySent: boolean): SQL | undefined {
  const tag = tags.filter((each) => typeof each === 'number').find((each) => kindOf(each) === KIND.year)
  if (tag === undefined) return undefined
  const year = tag >> 3
  if (!isBySent) return sql`${galleryEmails.year} = ${year}`
  const [start, end] = boundsOfYear(year).map((at) => at.toISOString())
  return sql`sent_at >= ${start} and sent_at < ${end}`
}
