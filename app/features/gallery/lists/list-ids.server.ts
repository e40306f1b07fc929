/**
 * Keyset pagination: the ids of one page of a list, however long the list is. The cursor is the id of the last email
 * shown. There are two strategies: scanning from the cursor until enough emails match, or collecting all matches. The
 * stored number of matches decides which one is cheaper.
 */
import { and, sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '#app/db/client.server.ts'
import { emails, galleryCounts, galleryEmails } from '#app/db/schema.ts'
import { carries, EVERYTHING, KIND, kindOf, type Tag } from '#app/features/gallery/filters/filters.server.ts'
import type { Sort } from '#app/features/gallery/schema.ts'

type Page = {
  limit: number
  sort?: Sort
  /** The cursor: the id of the last email seen, which may no longer be in the list or public. */
  after?: string | null
  /** An additional condition on `gallery_emails`. */
  where?: SQL
}

export type PageOfIds = { ids: string[]; hasMore: boolean }

type Row = { id: string }

/** The public emails with all of these tags. */
export async function listIds(tags: Tag[], page: Page): Promise<PageOfIds> {
  if (tags.length === 0)
    return pageOf(await rowsOf<Row>(inOrder(sql`${galleryEmails}`, page, page.where)), page)
  const { total, fitting } = await countFitting(tags)
  // The average number of emails to scan for a full page, with a margin for uneven distribution.
  const steps = Math.ceil((page.limit * total) / Math.max(fitting, 1)) * 4 + 500
  return (steps < fitting ? await goThrough(tags, page, steps) : null) ?? (await gather(tags, page))
}

/** The number of emails, and of those with the tags: exact for one or two tags, an upper bound for more. */
async function countFitting(tags: Tag[]): Promise<{ total: number; fitting: number }> {
  const [first, second] = tags
    .filter((tag) => typeof tag === 'number')
    .filter((tag) => kindOf(tag) !== KIND.brand && !isCountedAlone(tag))
    .toSorted((a, b) => kindOf(a) - kindOf(b))
  const counts = tags.map((tag) =>
    sql.join(
      [tag].flat().map((each) => countOf(EVERYTHING, each)),
      sql` + `,
    ),
  )
  if (first !== undefined && second !== undefined) counts.push(countOf(first, second))
  const [row] = await rowsOf<{ total: number; fitting: number }>(
    sql`select ${countOf(EVERYTHING, EVERYTHING)} as total, least(${sql.join(counts, sql`, `)}) as fitting`,
  )
  return row!
}

/** Of facts and rules there is no count together with another tag. */
function isCountedAlone(tag: number): boolean {
  return kindOf(tag) === KIND.fact || kindOf(tag) === KIND.rule
}

function countOf(first: number, second: number): SQL {
  const [pair, tag] = isCountedAlone(second) ? [EVERYTHING, second] : [second, EVERYTHING]
  return sql`coalesce((
    select ${galleryCounts.count} from ${galleryCounts}
    where ${galleryCounts.first} = ${first} and ${galleryCounts.second} = ${pair} and ${galleryCounts.tag} = ${tag}
  ), 0)`
}

/** Null when the page is not full after this many steps. */
async function goThrough(tags: Tag[], page: Page, steps: number): Promise<PageOfIds | null> {
  const year = tags.filter((tag) => typeof tag === 'number').find((tag) => kindOf(tag) === KIND.year)
  const ofYear = year === undefined ? undefined : isOfYear(year >> 3, page.sort)
  const passed = inOrder(sql`${galleryEmails}`, { ...page, limit: steps - 1 }, ofYear, sql`*`)
  const rows = await rowsOf<Row & { steps: number }>(sql`
    with passed as materialized (${passed})
    select page.*, (select count(*)::int from passed) as steps
    from (${inOrder(sql`passed as gallery_emails`, { ...page, after: null }, and(carries(tags), page.where))}) as page`)
  return rows.length > page.limit || (rows[0] && rows[0].steps < steps) ? pageOf(rows, page) : null
}

/**
 * An index has the emails of a year by when they were added. By when they were sent, a year is a stretch of the order,
 * with a few undated emails in it.
 */
function isOfYear(year: number, sort: Sort | undefined): SQL {
  if (sort !== 'sent') return sql`${galleryEmails.year} = ${year}`
  const [start, end] = [year, year + 1].map((each) => new Date(Date.UTC(each, 0)).toISOString())
  return sql`${galleryEmails.sentAt} >= ${start} and ${galleryEmails.sentAt} < ${end}`
}

/** The sort key is looked up afterwards: with both in one query, the planner scans all emails by date. */
async function gather(tags: Tag[], page: Page): Promise<PageOfIds> {
  const rows = await rowsOf<Row>(sql`
    with fitting as materialized (
      select email_id, created_at, sent_at from ${galleryEmails} where ${and(carries(tags), page.where)}
    )
    ${inOrder(sql`fitting as gallery_emails`, page)}`)
  return pageOf(rows, page)
}

function inOrder(from: SQL, { limit, sort, after }: Page, where?: SQL, columns = sql`email_id as id`): SQL {
  const isOldest = sort === 'oldest'
  const isBySent = sort === 'sent'
  const date = isBySent ? galleryEmails.sentAt : galleryEmails.createdAt
  const position = sql`(${date}, ${galleryEmails.emailId})`
  const seenDate = isBySent ? sql`coalesce(seen.sent_at, seen.created_at)` : sql`seen.created_at`
  const seen = sql`((select ${seenDate} from ${emails} as seen where seen.id = ${after}), ${after}::uuid)`
  const isBehind = after ? (isOldest ? sql`${position} > ${seen}` : sql`${position} < ${seen}`) : undefined
  const direction = isOldest ? sql`asc` : sql`desc`
  return sql`
    select ${columns} from ${from} where ${and(sql`true`, isBehind, where)}
    order by ${date} ${direction}, ${galleryEmails.emailId} ${direction} limit ${limit + 1}`
}

/** The query fetches one more email than the page shows. */
function pageOf(rows: Row[], { limit }: Page): PageOfIds {
  return { ids: rows.slice(0, limit).map(({ id }) => id), hasMore: rows.length > limit }
}
