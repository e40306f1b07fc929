/** The tables of a backup in an order that foreign keys allow, and what a gallery contains. */
import { getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { nameList, rowsOf, type Transaction } from '#app/platform/db/client.server.ts'
import { DERIVED_TABLES } from '#app/platform/db/derived-tables.ts'
import * as schema from '#app/platform/db/schema.ts'

export type Table = { name: string; columns: string[] }

const DERIVED = new Set<string>(DERIVED_TABLES.map(getTableName))

/** Tables that are not backed up; a restore empties them. */
const LEFT_OUT = new Set<string>([
  // Restored sessions would undo sign-outs.
  'sessions',
  // Tokens work once; restored, they would work again.
  'verifications',
  // These rows describe imports into the gallery that a restore replaces.
  'import_runs',
  'import_notes',
  'import_emails',
  // Undoing would bring back rows of the gallery that a restore replaces.
  'change_rows',
  // The chunks of uploads are not in a backup.
  'uploads',
  'export_files',
  // Drafts that exist for an hour.
  'draft_previews',
  // A backup has only the files that its rows name.
  'former_files',
  // Leases last for minutes.
  'review_leases',
  // In the format of the database's own version.
  ...DERIVED,
])

/** Tables that are not backed up; a restore leaves them as they are. */
const OF_THE_MOMENT = new Set([
  'rate_limits',
  // A restore writes a new version itself, so that no process serves cached data.
  'gallery_version',
  'gallery_queue',
])

const configs = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map(getTableConfig)
  .filter(({ name }) => !OF_THE_MOMENT.has(name))

export const changedTables = configs.map(({ name }) => name)
const allTables = nameList(changedTables)

/** All tables whose rows cannot be made again. */
export function tablesWithState(): Table[] {
  return tablesInOrder(DERIVED)
}

export function tablesToBackUp(): Table[] {
  return tablesInOrder(LEFT_OUT)
}

function tablesInOrder(leftOut: Set<string>): Table[] {
  const seen = new Set<string>()
  const tables: Table[] = []
  function visit({ name, columns, foreignKeys }: (typeof configs)[number]): void {
    if (seen.has(name) || leftOut.has(name)) return
    seen.add(name)
    for (const { reference } of foreignKeys) visit(getTableConfig(reference().foreignTable))
    tables.push({ name, columns: columns.map((column) => column.name) })
  }
  configs.forEach(visit)
  return tables
}

/** Locks everything a restore changes until the transaction ends. */
export async function lockTables(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${allTables} in access exclusive mode`)
}

/** Deletes what a backup contains, and what would be inconsistent with it. */
export async function emptyTables(tx: Transaction): Promise<void> {
  await tx.execute(sql`truncate ${allTables}`)
  // A truncation runs no triggers.
  await tx.execute(sql`update gallery_version set version = gen_random_uuid(), emails = 0`)
}

export async function analyzeTables(tx: Transaction): Promise<void> {
  await tx.execute(sql`analyze ${allTables}`)
}

export async function countRows(tx: Transaction, table: string): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`, tx)
  return row!.n
}

/** Tables whose rows make a gallery non-empty; the taxonomy is seeded automatically. */
const NOUNS = {
  emails: ['email', 'emails'],
  brands: ['brand', 'brands'],
  users: ['user', 'users'],
  blog_posts: ['post', 'posts'],
  subscribers: ['subscriber', 'subscribers'],
  contact_messages: ['message', 'messages'],
  submissions: ['submission', 'submissions'],
} as const

/** The content of the gallery, such as `12 emails and 1 person`; empty when there is none. */
export function galleryContents(tx: Transaction): Promise<string> {
  return describeContents((table) => countRows(tx, table))
}

export async function describeContents(count: (table: string) => Promise<number>): Promise<string> {
  const parts: string[] = []
  for (const [table, [one, many]] of Object.entries(NOUNS)) {
    const rows = await count(table)
    if (rows > 0) parts.push(`${rows} ${rows === 1 ? one : many}`)
  }
  return new Intl.ListFormat('en-GB').format(parts)
}
