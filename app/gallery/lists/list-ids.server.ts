/** The ids of one page of public emails. The cursor is the id of the last email shown. */
import { and, sql, type SQL } from 'drizzle-orm'
import { boundsOfYear } from '#app/platform/lib/plain-day.ts'
import { rowsOf } from '#app/platform/db/client.server.ts'
import { brands, emails, galleryCounts, galleryEmails, galleryTags } from '#app/platform/db/schema.ts'
import { carries, EVERYTHING, KIND, kindOf, NOWHERE, type Tag } from '#app/gallery/filters/filters.server.ts'
import type { Sort } from '#app/gallery/schema.ts'
import { idsInOrder, type OrderedList } from './ids-in-order.server.ts'

type Page = {
  limit: number
  sort?: Sort
  /** The cursor: the id of the last email seen, which may no longer be in the list or public. */
  after?: string | null
  /** An additional condition on `gallery_emails`. */
  where?: SQL
  /** See `idsInOrder`. */
  enough?: number
}

/** So many matches are found by their tags and sorted faster than the list is gone through. */
const FEW = 2_000
/** A page of others is looked for in twice the emails that hold one on average, but not in more than these. */
const STEPS_MAX = 20_000
/** A match, which may be anywhere in the table, takes as long as so many emails of the list, which follow one another. */
const STEPS_PER_MATCH = 3

export type PageOfIds = { ids: string[]; hasMore: boolean }

export async function listIds(tags: Tag[], { limit, sort, after, where, enough }: Page): Promise<PageOfIds> {
  const isBySent = sort === 'sent'
  const { brand, areFew, steps } = await planWalk(tags, enough ?? limit)
  const seenDate = isBySent ? sql`coalesce(seen.sent_at, seen.created_at)` : sql`seen.created_at`
  const ids = await idsInOrder({
    from: sql`${galleryEmails}`,
    keys: [isBySent ? sql`sent_at` : sql`created_at`, sql`email_id`],
    direction: sort === 'oldest' ? 'asc' : 'desc',
    seen: after
      ? sql`((select ${seenDate} from ${emails} as seen where seen.id = ${after}), ${after}::uuid)`
      : undefined,
    // Indexes have the emails of a brand in each order: of many, a page is found as fast as of few.
    range: brand === null ? stretchOfYear(tags, isBySent) : sql`brand = ${brand}`,
    where: and(carries(tags), where)!,
    areFew,
    steps: enough ? undefined : steps,
    limit,
    enough,
  })
  return { ids: ids.slice(0, limit), hasMore: ids.length > limit }
}

type Walk = Pick<OrderedList, 'areFew' | 'steps'>

/**
 * How far to go through the list for emails with these tags, by how many public emails have the rarest of them; and the
 * brand among them, by the name that it is sorted by.
 */
export async function planWalk(tags: Tag[], limit: number): Promise<Walk & { brand: string | null }> {
  if (tags.length === 0) return { brand: null }
  const brand = findTag(tags, KIND.brand)
  // An index has only its emails, so that none are passed in vain.
  const range = brand ?? findTag(tags, KIND.year)
  const others = tags.filter((tag) => tag !== range)
  const counts = others.map(
    (tag) => sql`coalesce((
      select sum(${galleryCounts.count}) from ${galleryCounts}
      where ${galleryCounts.tag} in (${sql.raw([tag].flat().map(Number).join())})
    ), 0)`,
  )
  const [row] = await rowsOf<{ brand: string | null; count: number | null; total: number }>(sql`
    select least(${sql.join([sql`null`, ...counts], sql`, `)})::int as count,
      coalesce((select count from ${galleryCounts} where tag = ${EVERYTHING}), 0)::int as total, (
      select left(search_fold(b.name), 60) from ${brands} as b join ${galleryTags} as t on t.brand_id = b.id
      where t.tag = ${brand ?? NOWHERE}
    ) as brand`)
  const { brand: name, count, total } = row!
  const steps = count ? Math.min(STEPS_MAX, Math.ceil((2 * limit * total) / count)) : undefined
  const sortable = Math.max(FEW, (steps ?? 0) / STEPS_PER_MATCH)
  return { brand: name, areFew: count !== null && count <= sortable, steps }
}

/**
 * An index has the emails of a year by when they were added. By when they were sent, a year is a stretch of the order,
 * with a few undated emails in it.
 */
function stretchOfYear(tags: Tag[], isBySent: boolean): SQL | undefined {
  const tag = findTag(tags, KIND.year)
  if (tag === undefined) return undefined
  const year = tag >> 3
  if (!isBySent) return sql`${galleryEmails.year} = ${year}`
  const [start, end] = boundsOfYear(year).map((at) => at.toISOString())
  return sql`sent_at >= ${start} and sent_at < ${end}`
}

function findTag(tags: Tag[], kind: number): number | undefined {
  return tags.filter((each) => typeof each === 'number').find((each) => kindOf(each) === kind)
}
