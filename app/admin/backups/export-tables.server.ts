/** The tables of an export of the gallery: rows as lines of JSON, without secrets. */
import { getTableName, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { tablesToBackUp } from '#app/platform/backup/tables.server.ts'
import { rowsOf } from '#app/platform/db/client.server.ts'
import * as schema from '#app/platform/db/schema.ts'
import { SETTINGS } from '#app/platform/lib/settings.ts'

const { brands, emails } = schema

/** Tables of secrets and of the state of the server, and those that are part of the lines of others. */
const LEFT_OUT = new Set<PgTable>([
  schema.accounts,
  schema.twoFactors,
  schema.inboxTokens,
  schema.siteState,
  schema.emailAttributes,
  schema.emailCategories,
  schema.emailChecks,
  schema.emailFiles,
  schema.brandCategories,
  schema.brandDomains,
])

const SECRET_COLUMNS = new Set([
  'collection_invitations.secret_hash',
  'collection_links.secret_hash',
  'inbox_sources.password',
  'smart_feeds.secret_hash',
  'smart_webhooks.sealed_secret',
  'subscribers.token',
])

const secretSettings = Object.entries(SETTINGS).flatMap(([name, { scope }]) =>
  scope === 'secret' ? name : [],
)

/** Rows with secrets are left out. */
const ROWS = new Map<PgTable, SQL>([
  // Forwarding addresses of users are secret.
  [schema.inboxAddresses, sql`t.user_id is null`],
  [schema.settings, sql`t.name not in ${secretSettings}`],
])

const slugsOf = (links: string, owner: string) =>
  sql.raw(`(
  select coalesce(json_agg(c.slug order by l.position), '[]') from ${links} l
  join categories c on c.id = l.category_id where l.${owner} = t.id) as categories`)

/** What belongs to a row in other tables. */
const PARTS = new Map<PgTable, SQL[]>([
  [
    brands,
    [
      slugsOf('brand_categories', 'brand_id'),
      sql`(select coalesce(json_agg(d.domain order by d.domain), '[]') from brand_domains d where d.brand_id = t.id)
        as domains`,
    ],
  ],
  [
    emails,
    [
      sql`(select b.slug from brands b where b.id = t.brand_id) as brand`,
      slugsOf('email_categories', 'email_id'),
      sql`(select row_to_json(a) from email_attributes a where a.email_id = t.id) as attributes`,
      sql`(select k.issues from email_checks k where k.email_id = t.id) as issues`,
      sql`(select coalesce(json_agg(json_build_object('role', f.role, 'file', f.key) order by f.role, f.key), '[]')
        from email_files f where f.email_id = t.id) as files`,
    ],
  ],
])

/** The tables of the export, in the order of a backup. */
export function exportedTables(): PgTable[] {
  const byName = new Map<string, PgTable>(
    Object.values(schema).flatMap((table) => (is(table, PgTable) ? [[getTableName(table), table]] : [])),
  )
  return tablesToBackUp()
    .map(({ name }) => byName.get(name)!)
    .filter((table) => !LEFT_OUT.has(table))
}

export function exportedColumns(table: PgTable): string[] {
  const { name, columns } = getTableConfig(table)
  return columns.map((column) => column.name).filter((column) => !SECRET_COLUMNS.has(`${name}.${column}`))
}

const BATCH = 100

/** The rows of a table in the order of its key, each as a line of JSON; no more than a batch is in memory. */
export async function* linesOf(table: PgTable): AsyncGenerator<string[]> {
  const { columns, primaryKeys } = getTableConfig(table)
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  const keyColumns = sql.join(
    key.map(({ name }) => sql`t.${sql.identifier(name)}`),
    sql`, `,
  )
  const shown = exportedColumns(table).map((name) => sql`t.${sql.identifier(name)}`)
  let after = sql`true`
  for (;;) {
    const rows = await rowsOf<{ line: string; key: string[] }>(sql`
      select row_to_json(shown)::text as line, key from ${table} t
      cross join lateral (select ${sql.join([...shown, ...(PARTS.get(table) ?? [])], sql`, `)}) shown
      cross join lateral (select jsonb_build_array(${keyColumns}) as key) keyed
      where ${ROWS.get(table) ?? sql`true`} and ${after}
      order by ${keyColumns} limit ${BATCH}`)
    if (rows.length > 0) yield rows.map(({ line }) => `${line}\n`)
    if (rows.length < BATCH) return
    const last = rows.at(-1)!.key.map((value, at) => sql`${value}::text::${sql.raw(key[at]!.getSQLType())}`)
    after = sql`(${keyColumns}) > (${sql.join(last, sql`, `)})`
  }
}
