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
const SORTED_MAX = 2 * COUNTED_MAX
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
  const { found, ids } = await findPage({ ...query, after, brandKey }, where)
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
export async function countUpTo(where: SQL | undefined, max: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(sql`
    select count(*)::int as count
    from (select 1 from ${adminEmails} where ${where ?? sql`true`} limit ${max}) as found`)
  return row!.count
}

/** The ids of a page, one more than it shows, and how many emails match, at least up to one more than are counted. */
async function findPage(query: ListQuery, where: SQL | undefined): Promise<{ found: number; ids: string[] }> {
  if (!where) {
    const [found, ids] = await Promise.all([
      countUpTo(where, COUNTED_MAX + 1),
      idsOf(inOrder(query, { from: sql`admin_emails` })),
    ])
    return { found, ids }
  }
  const { found, ids } = await countAndSort(query, where)
  return {
    found,
    ids: ids ?? (await goThrough(query, where)) ?? (await idsOf(inOrderOfMatches(query, where))),
  }
}

/** How many match, and a page of them unless they are too many; they are read once. */
async function countAndSort(query: ListQuery, where: SQL): Promise<{ found: number; ids: string[] | null }> {
  const { isBehind, order } = positionIn(query)
  const [row] = await rowsOf<{ found: number; ids: string[] | null }>(sql`
    select count(*)::int as found,
      (array_agg(email_id order by ${order}) filter (where ${isBehind}))[1:${sql.raw(String(EMAILS_PAGE + 1))}] as ids
    from (select ${SORTED_COLUMNS} from ${adminEmails} where ${where} limit ${SORTED_MAX + 1}) as admin_emails`)
  const { found, ids } = row!
  return { found, ids: found > SORTED_MAX ? null : (ids ?? []) }
}

/** A page of all matches. `offset` keeps the planner from going through the list, however few it expects. */
function inOrderOfMatches(query: ListQuery, where: SQL): SQL {
  const matches = sql`select ${SORTED_COLUMNS} from ${adminEmails} where ${where} offset 0`
  return inOrder(query, { from: sql`(${matches}) as admin_emails` })
}

/**
 * Null when the page is not full after so many steps. The rows of `passed` are read in their order, and only as many as
 * the page needs.
 */
async function goThrough(query: ListQuery, where: SQL): Promise<string[] | null> {
  const columns = sql`${SORTED_COLUMNS}, rule_id, tags ${query.q ? sql`, words` : sql``}`
  const passed = inOrder(query, { from: sql`admin_emails`, where: rangeOf(query), limit: STEPS, columns })
  const rows = await rowsOf<{ id: string | null; steps: number | null }>(sql`
    with passed as materialized (${passed}),
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

type Part = { from: SQL; where?: SQL; limit?: number; columns?: SQL }

function inOrder(
  query: ListQuery,
  { from, where, limit = EMAILS_PAGE + 1, columns = sql`email_id as id` }: Part,
): SQL {
  const { isBehind, order } = positionIn(query)
  return sql`select ${columns} from ${from} where ${and(isBehind, where)} order by ${order} limit ${limit}`
}

/** The order of the list, and what is behind the cursor. */
function positionIn(query: ListQuery): { isBehind: SQL; order: SQL } {
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

async function idsOf(statement: SQL): Promise<string[]> {
  return (await rowsOf<{ id: string }>(statement)).map(({ id }) => id)
}

/** The email that a cursor names may have been deleted since. */
async function isListed(id: string): Promise<boolean> {
  const rows = await rowsOf(sql`select 1 from ${adminEmails} where ${inArray(adminEmails.emailId, [id])}`)
  return rows.length > 0
}
