import { inArray, type SQL, sql } from 'drizzle-orm'
import { db, rowsOf, type Transaction } from '#app/platform/db/client.server.ts'
import { emailList } from '#app/platform/db/schema.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import type { SelectionQuery } from './bulk-schema.ts'
import { findListFilter } from './filters.server.ts'
import { countUpTo } from './list.server.ts'
import { readListed } from './listed-email.server.ts'
import { CHANGED_MAX } from './schema.ts'

const SHOWN = 6

export async function selectionOf(actor: Editor, query: SelectionQuery): Promise<SQL> {
  if (!query.all) return query.id.length > 0 ? inArray(emailList.emailId, query.id) : sql`false`
  return (await findListFilter(actor, query)).where ?? sql`true`
}

/** The number of emails that a change would affect, and the newest of them. */
export async function describeSelection(actor: Editor, query: SelectionQuery) {
  const where = await selectionOf(actor, query)
  const count = await countUpTo(where, CHANGED_MAX + 1)
  const newest = await db()
    .select({ id: emailList.emailId })
    .from(emailList)
    .where(where)
    .orderBy(sql`${emailList.createdAt} desc, ${emailList.emailId} desc`)
    .limit(SHOWN)
  return {
    count,
    isTooMany: count > CHANGED_MAX,
    emails: await readListed(newest.map(({ id }) => id)),
  }
}

/** Whether a row belongs to one of the emails of `selectEmails`. */
export const isSelected = (column: SQL | { getSQL: () => SQL }): SQL =>
  sql`${column} in (select id from selected_emails)`

/** Stores the selected emails for the rest of the transaction, because their categories may change in between. */
export async function selectEmails(tx: Transaction, where: SQL): Promise<number> {
  await tx.execute(sql`
    create temporary table selected_emails on commit drop as
    select email_id as id from ${emailList} where ${where} limit ${sql.raw(String(CHANGED_MAX + 1))}`)
  const [row] = await rowsOf<{ count: number }>(sql`select count(*)::int as count from selected_emails`, tx)
  return row!.count
}
