/**
 * The list of all emails. A page is found in one of two ways, as in the gallery (docs/decisions/022): by going through
 * the list from the cursor until the page is full, or by gathering all matches, which is cheaper when there are few.
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

/** How many emails of the list are looked at before all matches are gathered instead. */
const STEPS = 2000

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
  const { chosen, where } = await findListFilter(actor, query)
  const found = await countUpTo(where, COUNTED_MAX + 1)
  const ids = await idsOfPage(query, where, found)
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

async function idsOfPage(query: EmailsQuery, where: SQL | undefined, found: number): Promise<string[]> {
  const after = query.after && (await isListed(query.after)) ? query.after : null
  if (!where) return idsOf(inOrder(query, { from: sql`admin_emails`, after }))
  if (found > COUNTED_MAX) {
    const ids = await goThrough({ ...query, after }, where)
    if (ids) return ids
  }
  return idsOf(sql`
    with fitting as materialized (
      select email_id, created_at, sent_at, subject, brand, status, confidence from ${adminEmails} where ${where}
    )
    ${inOrder(query, { from: sql`fitting as admin_emails`, after })}`)
}

/** Null when the page is not full after so many steps. */
async function goThrough(query: EmailsQuery, where: SQL): Promise<string[] | null> {
  const passed = inOrder(query, {
    from: sql`admin_emails`,
    after: query.after,
    where: rangeOf(query),
    limit: STEPS,
    columns: sql`*`,
  })
  const rows = await rowsOf<{ id: string; steps: number }>(sql`
    with passed as materialized (${passed})
    select page.*, (select count(*)::int from passed) as steps
    from (${inOrder(query, { from: sql`passed as admin_emails`, after: null, where })}) as page`)
  const isWhole = rows.length > EMAILS_PAGE || (rows[0] && rows[0].steps < STEPS)
  return isWhole ? rows.map(({ id }) => id) : null
}

/** Where a filter and the order are about the same value, its matches are one stretch of the list. */
function rangeOf({ sort, status, confidence, year }: EmailsQuery): SQL | undefined {
  if (sort === 'status' && status) return sql`status = ${STATUS_NUMBER[status]}`
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

type Part = { from: SQL; after: string | null; where?: SQL; limit?: number; columns?: SQL }

function inOrder(
  query: EmailsQuery,
  { from, after, where, limit = EMAILS_PAGE + 1, columns = sql`email_id as id` }: Part,
): SQL {
  const keys = KEYS[query.sort]
  const direction = sql.raw(orderOf(query))
  const position = sql.join(keys, sql`, `)
  const isBehind = after
    ? sql`(${position}) ${sql.raw(orderOf(query) === 'asc' ? '>' : '<')} (
        select ${position} from admin_emails where email_id = ${after}::uuid
      )`
    : undefined
  const order = keys.map((key) => sql`${key} ${direction}`)
  return sql`
    select ${columns} from ${from} where ${and(sql`true`, isBehind, where)}
    order by ${sql.join(order, sql`, `)} limit ${limit}`
}

async function idsOf(statement: SQL): Promise<string[]> {
  return (await rowsOf<{ id: string }>(statement)).map(({ id }) => id)
}

/** The email that a cursor names may have been deleted since. */
async function isListed(id: string): Promise<boolean> {
  const rows = await rowsOf(sql`select 1 from ${adminEmails} where ${inArray(adminEmails.emailId, [id])}`)
  return rows.length > 0
}
