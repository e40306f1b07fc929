import { eq, type SQL, sql } from 'drizzle-orm'
import { boundsOfYear } from '#app/platform/lib/plain-day.ts'
import { rowsOf } from '#app/platform/db/client.server.ts'
import { emailList } from '#app/platform/db/schema.ts'
import { idsInOrder } from '#app/gallery/lists/ids-in-order.server.ts'
import { planWalk } from '#app/gallery/lists/list-ids.server.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { type ListChosen, findListFilter, STATUS_NUMBER } from './filters.server.ts'
import { type ListedEmail, readListed } from './listed-email.server.ts'
import { COUNTED_MAX, EMAILS_PAGE, type EmailsQuery } from './schema.ts'

type EmailsPage = {
  chosen: ListChosen
  emails: ListedEmail[]
  next: string | null
  count: number
  isMore: boolean
}

type ListQuery = EmailsQuery & { brandKey: string | null }

export async function listEmails({
  actor,
  query,
}: {
  actor: Editor
  query: EmailsQuery
}): Promise<EmailsPage> {
  const { chosen, where = sql`true`, brandKey, sharedTags } = await findListFilter(actor, query)
  const { areFew, steps } = await planWalk(sharedTags, EMAILS_PAGE)
  const after = query.after && (await isListed(query.after)) ? query.after : null
  const keys = [query.sort === 'sent' ? sql`sent_at` : sql`created_at`, sql`email_id`]
  const ids = await idsInOrder({
    from: sql`${emailList}`,
    keys,
    direction: 'desc',
    seen: after
      ? sql`(select ${sql.join(keys, sql`, `)} from ${emailList} where ${eq(emailList.emailId, after)})`
      : undefined,
    range: rangeOf({ ...query, brandKey }),
    where,
    areFew,
    steps,
    limit: EMAILS_PAGE,
  })
  const found = await countUpTo(where, COUNTED_MAX + 1)
  const shown = ids.slice(0, EMAILS_PAGE)
  return {
    chosen,
    emails: await readListed(shown),
    next: ids.length > EMAILS_PAGE ? shown.at(-1)! : null,
    count: Math.min(found, COUNTED_MAX),
    isMore: found > COUNTED_MAX,
  }
}

export async function countUpTo(where: SQL, max: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(sql`
    select count(*)::int as count
    from (select 1 from ${emailList} where ${where} limit ${max}) as found`)
  return row!.count
}

/** Where filter and order are about the same value, the matches are one stretch of the list. */
function rangeOf({ sort, status, year, brandKey }: ListQuery): SQL | undefined {
  if (sort === 'sent') {
    if (!year) return undefined
    const [start, end] = boundsOfYear(year).map((at) => at.toISOString())
    return sql`sent_at >= ${start} and sent_at < ${end}`
  }
  if (brandKey !== null) return sql`brand = ${brandKey}`
  if (year) return sql`year = ${year}`
  return status ? sql`status = ${STATUS_NUMBER[status]}` : undefined
}

/** The email of a cursor may have been deleted since. */
async function isListed(id: string): Promise<boolean> {
  const rows = await rowsOf(sql`select 1 from ${emailList} where ${eq(emailList.emailId, id)}`)
  return rows.length > 0
}
