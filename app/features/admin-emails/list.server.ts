/**
 * The list of all emails. A page is found in one of two ways, as in the gallery (docs/decisions/022): by going through
 * the list from the cursor until the page is full, or by sorting all matches, which is cheaper when there are few.
 */
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '#app/db/client.server.ts'
import { adminEmails } from '#app/db/schema.ts'
import type { Editor } from '#app/lib/authorized.ts'
import { type ListChosen, findListFilter, STATUS_NUMBER } from './filters.server.ts'
import { type ListedEmail, readListed } from './listed-email.server.ts'
import { COUNTED_MAX, EMAILS_PAGE, type EmailsQuery, orderOf, type Sort } from './schema.ts'

type EmailsPage = {
  chosen: ListChosen
  emails: ListedEmail[]
  /** The id of its last email, when there are more. */
  next: string | null
  /** Up to COUNTED_MAX. */
  count: number
  isMore: boolean
}

type ListQuery = EmailsQuery & { brandKey: string | null }

/** So many matches are put in order faster than the list is gone through. */
const SORTED_MAX = 2500
/** How many emails of the list are looked at before all matches are sorted instead. */
const STEPS = 3000

const SORTED_COLUMNS = sql`email_id, created_at, sent_at, subject, brand, status, confidence`

const KEYS: Record<Sort, SQL[]> = {
  added: [sql`created_at`, sql`email_id`],
  sent: [sql`sent_at`, sql`email_id`],
  subject: [sql`subject`, sql`email_id`],
  brand: [sql`brand`, sql`created_at`, sql`email_id`],
  status: [sql`status`, sql`created_at`, sql`email_id`],
  confidence: [sql`confidence`, sql`created_at`, sql`email_id`],
}

export async function listEmails({
  actor,
  query,
}: {
  actor: Editor
  query: EmailsQuery
}): Promise<EmailsPage> {
  const { chosen, where, brandKey } = await findListFilter(actor, query)
  const after = query.after && (await isListed(query.after)) ? query.after : null
  const { found, ids } = await findPage({ ...query, after, brandKey }, where ?? sql`true`)
  const shown = ids.slice(0, EMAILS_PAGE)
  return {
    chosen,
    emails: await readListed(shown),
    next: ids.length > EMAILS_PAGE ? shown.at(-1)! : null,
    count: Math.min(found, COUNTED_MAX),
    isMore: found > COUNTED_MAX,
  }
}

/** The emails that match, up to a number. */
export async function countUpTo(where: SQL, max: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(sql`
    select count(*)::int as count
    from (select 1 from ${adminEmails} where ${where} limit ${max}) as found`)
  return row!.count
}

/** The ids of a page, one more than it shows, and how many emails match, at least up to one more than are counted. */
type FoundPage = { found: number; ids: string[] }

async function findPage(query: ListQuery, where: SQL): Promise<FoundPage> {
  const ids = (await countExpected(where)) > SORTED_MAX ? await goThrough(query, where) : null
  return ids ? { found: await countUpTo(where, COUNTED_MAX + 1), ids } : sortMatches(query, where)
}

/** How many matches PostgreSQL expects by its statistics, which takes less time than counting. */
async function countExpected(where: SQL): Promise<number> {
  const [row] = await rowsOf<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(sql`
    explain (format json) select from ${adminEmails} where ${where}`)
  return row!['QUERY PLAN'][0].Plan['Plan Rows']
}

/**
 * Null when the page is not full after so many steps. The rows of `passed` are read in their order, and only as many as
 * the page needs.
 */
async function goThrough(query: ListQuery, where: SQL): Promise<string[] | null> {
  const { isBehind, order } = positionOf(query)
  const columns = sql`email_id, rule_id, tags ${query.q ? sql`, words` : sql``}`
  const rows = await rowsOf<{ id: string | null; steps: number | null }>(sql`
    with passed as materialized (
      select ${columns} from admin_emails where ${and(isBehind, rangeOf(query))} order by ${order} limit ${STEPS}
    ),
    page as materialized (
      select email_id as id from passed as admin_emails where ${where} limit ${EMAILS_PAGE + 1}
    )
    select id, null::int as steps from page
    union all
    select null, (select count(*)::int from passed) where (select count(*) from page) <= ${EMAILS_PAGE}`)
  const last = rows.at(-1)
  const isWhole = last?.steps === null || (last?.steps ?? 0) < STEPS
  return isWhole ? rows.flatMap(({ id }) => id ?? []) : null
}

/** All matches are read once, to count and to sort them. `offset` keeps the planner from going through the list. */
async function sortMatches(query: ListQuery, where: SQL): Promise<FoundPage> {
  const { isBehind, order } = positionOf(query)
  const sorted = sql`array_agg(email_id order by ${order}) filter (where ${isBehind})`
  const [row] = await rowsOf<FoundPage>(sql`
    select count(*)::int as found,
      coalesce((${sorted})[1:${sql.raw(String(EMAILS_PAGE + 1))}], '{}') as ids
    from (select ${SORTED_COLUMNS} from ${adminEmails} where ${where} offset 0) as admin_emails`)
  return row!
}

/**
 * Where a filter and the order are about the same value, its matches are one stretch of the list. Within a brand and a
 * status, emails are in the order in which they were added.
 */
function rangeOf({ sort, status, confidence, year, brandKey }: ListQuery): SQL | undefined {
  if ((sort === 'brand' || sort === 'added') && brandKey !== null) return sql`brand = ${brandKey}`
  if ((sort === 'status' || sort === 'added') && status) return sql`status = ${STATUS_NUMBER[status]}`
  if (sort === 'confidence' && confidence) {
    const [from, to] = { sure: [70, 100], doubtful: [0, 69], none: [-1, -1] }[confidence]
    return sql`confidence between ${from} and ${to}`
  }
  if (sort === 'sent' && year) {
    const [start, end] = [year, year + 1].map((each) => new Date(Date.UTC(each, 0)).toISOString())
    return sql`sent_at >= ${start} and sent_at < ${end}`
  }
  return undefined
}

/** The order of the list, and what is behind the cursor. */
function positionOf(query: ListQuery): { isBehind: SQL; order: SQL } {
  const keys = KEYS[query.sort]
  const direction = orderOf(query)
  const position = sql.join(keys, sql`, `)
  return {
    isBehind: query.after
      ? sql`(${position}) ${sql.raw(direction === 'asc' ? '>' : '<')} (
          select ${position} from admin_emails where email_id = ${query.after}::uuid
        )`
      : sql`true`,
    order: sql.join(
      keys.map((key) => sql`${key} ${sql.raw(direction)}`),
      sql`, `,
    ),
  }
}

/** The email that a cursor names may have been deleted since. */
async function isListed(id: string): Promise<boolean> {
  const rows = await rowsOf(sql`select 1 from ${adminEmails} where ${inArray(adminEmails.emailId, [id])}`)
  return rows.length > 0
}
