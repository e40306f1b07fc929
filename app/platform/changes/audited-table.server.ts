/** Tables as SQL for recording and restoring their rows, whatever their columns. */
import { getTableName, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '#app/platform/db/schema.ts'

export type AuditedTable = ReturnType<typeof getTableConfig> & {
  table: PgTable
  keys: { name: string; type: string }[]
}

export function auditedTable(table: PgTable): AuditedTable {
  const config = getTableConfig(table)
  const composite = new Set(config.primaryKeys[0]?.columns.map(({ name }) => name))
  const keys = config.columns
    .filter(({ name, primary }) => primary || composite.has(name))
    .map((column) => ({ name: column.name, type: column.getSQLType() }))
  return { ...config, table, keys }
}

export const auditedTables: AuditedTable[] = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map(auditedTable)

export function keyOf({ name, keys }: AuditedTable): SQL {
  const pairs = keys.map((key) => sql`${key.name}::text, ${sql.identifier(name)}.${sql.identifier(key.name)}`)
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`
}

/** Whether the row `alias` is the one whose key is in the JSON column `key`. */
export function hasKey({ keys }: AuditedTable, alias: string, key: SQL): SQL {
  return sql.join(
    keys.map(({ name, type }) => {
      const column = sql`${sql.identifier(alias)}.${sql.identifier(name)}`
      return sql`${column} = (${key} ->> ${name}::text)::${sql.raw(type)}`
    }),
    sql` and `,
  )
}

/** The row as JSON, whole or these columns. Columns such as instants keep all of their digits. */
export function rowOf({ name }: AuditedTable, columns?: string[]): SQL {
  if (!columns) return sql`to_jsonb(${sql.identifier(name)}.*)`
  const pairs = columns.map(
    (column) => sql`${column}::text, ${sql.identifier(name)}.${sql.identifier(column)}`,
  )
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`
}

/** Columns that jobs write, such as a new screenshot, although no user has changed the row. */
export const WRITTEN_BY_JOBS: Record<string, string[]> = {
  [getTableName(schema.emails)]: [schema.emails.preview.name, schema.emails.facts.name],
}
