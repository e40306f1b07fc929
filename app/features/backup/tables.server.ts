/** Which tables a backup holds, in an order that foreign keys allow, and what a gallery holds. */
import { is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#app/db/client.server.ts'
import * as schema from '#app/db/schema.ts'

export type Table = { name: string; columns: string[] }

/** Not in a backup; a restore empties them. */
const LEFT_OUT = new Set([
  // Restored, they would open accounts again that somebody has signed out of.
  'sessions',
  // A proof works once; restored, it would work again.
  'verifications',
  // The database writes them by itself as emails come in, in the way of its own version.
  'email_search',
  'search_words',
  'gallery_tags',
  'gallery_emails',
  'gallery_counts',
])

/** Not in a backup, and a restore lets them be. */
const OF_THE_MOMENT = new Set([
  'rate_limits',
  // A restore raises the version by itself, so that no process shows what it has cached.
  'gallery_version',
  'gallery_queue',
])

const configs = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map(getTableConfig)
  .filter(({ name }) => !OF_THE_MOMENT.has(name))

/** All that a restore changes. */
export const changedTables = configs.map(({ name }) => name)

/** Those that others point at come before the others. */
export function tablesToBackUp(): Table[] {
  const seen = new Set<string>()
  const tables: Table[] = []
  function visit({ name, columns, foreignKeys }: (typeof configs)[number]): void {
    if (seen.has(name) || LEFT_OUT.has(name)) return
    seen.add(name)
    for (const { reference } of foreignKeys) visit(getTableConfig(reference().foreignTable))
    tables.push({ name, columns: columns.map((column) => column.name) })
  }
  configs.forEach(visit)
  return tables
}

/** Keeps everybody else out of what a restore changes, until the transaction ends. */
export async function lockTables(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${allTables()} in access exclusive mode`)
}

/** Takes away what a backup holds, and what would not fit to it any more. */
export async function emptyTables(tx: Transaction): Promise<void> {
  await tx.execute(sql`truncate ${allTables()}`)
}

/** Tells the planner of rows that came all at once. */
export async function analyzeTables(tx: Transaction): Promise<void> {
  await tx.execute(sql`analyze ${allTables()}`)
}

type Counts = { rows: { n: number }[] }

export async function countRows(tx: Transaction, table: string): Promise<number> {
  const counted = await tx.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`)
  const { rows } = counted as Counts
  return rows[0]!.n
}

/** What makes a gallery more than an empty one; the taxonomy comes by itself. */
const NOUNS = {
  emails: ['email', 'emails'],
  brands: ['brand', 'brands'],
  users: ['person', 'people'],
  blog_posts: ['post', 'posts'],
  subscribers: ['subscriber', 'subscribers'],
  contact_messages: ['message', 'messages'],
  submissions: ['submission', 'submissions'],
} as const

/** What people have put into the gallery, such as `12 emails and 1 person`; empty when there is nothing. */
export async function galleryContents(tx: Transaction): Promise<string> {
  const parts: string[] = []
  for (const [table, [one, many]] of Object.entries(NOUNS)) {
    const count = await countRows(tx, table)
    if (count > 0) parts.push(`${count} ${count === 1 ? one : many}`)
  }
  return new Intl.ListFormat('en-GB').format(parts)
}

function allTables(): SQL {
  return sql.join(
    changedTables.map((name) => sql.identifier(name)),
    sql`, `,
  )
}
