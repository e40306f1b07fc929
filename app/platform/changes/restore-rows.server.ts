import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { nameList, rowsOf, type Transaction } from '#app/platform/db/client.server.ts'
import { changeRows, emails } from '#app/platform/db/schema.ts'
import { type AuditedTable, auditedTables, hasKey, rowOf, WRITTEN_BY_JOBS } from './audited-table.server.ts'

/** Tables that the database derives from others, or whose rows last for minutes: they are not restored. */
const DERIVED = new Set(['email_search', 'gallery_tags', 'review_leases'])

/** Thrown when a row cannot be restored beside what was changed since. */
class ChangedSince extends Error {}

/** PostgreSQL refuses a row: its key is taken, the row it refers to is gone, or a column was added since. */
const REFUSED = new Set(['23503', '23505', '23502', '23514'])

export function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ChangedSince) return true
    if (REFUSED.has(String((cause as { code?: unknown }).code))) return true
  }
  return false
}

/** Whether what the change wrote is still as it left it. Locks the rows, so that this stays true. */
export async function isAsLeft(tx: Transaction, changeId: string): Promise<boolean> {
  for (const table of await tablesOf(tx, changeId)) {
    const ofTable = sql`c.change_id = ${changeId}::uuid and c.table_name = ${table.name}`
    const isSame = hasKey(table, table.name, sql`c.key`)
    await tx.execute(sql`
      with locked as (
        select 1 from ${table.table} join ${changeRows} c on ${isSame}
        where ${ofTable} for update of ${sql.identifier(table.name)}
      )
      select count(*) from locked`)
    const differs = sql`
      select 1 from ${changeRows} c
      left join lateral (
        select ${rowOf(table, await writtenColumns(tx, changeId, table))} as row from ${table.table} where ${isSame}
      ) t on true
      where ${ofTable} and ((t.row is null) <> (c.after is null) or exists (
        select from jsonb_each(c.after) a where a.value is distinct from t.row -> a.key and not ${isOfJobs(table)}
      ))
      limit 1`
    if ((await rowsOf(differs, tx)).length > 0) return false
  }
  return true
}

/** The columns that a change wrote in rows it did not delete. */
async function writtenColumns(tx: Transaction, changeId: string, table: AuditedTable): Promise<string[]> {
  const keys = sql`
    select distinct jsonb_object_keys(after) as name from ${changeRows}
    where change_id = ${changeId}::uuid and table_name = ${table.name}`
  const written = new Set((await rowsOf<{ name: string }>(keys, tx)).map(({ name }) => name))
  return table.columns.map(({ name }) => name).filter((name) => written.has(name))
}

/** Whether the column `a.key` is one that jobs write, and the change (`c.after`) took no screenshot itself. */
function isOfJobs({ name }: AuditedTable): SQL {
  const columns = WRITTEN_BY_JOBS[name]
  if (!columns) return sql`false`
  return sql`(${inArray(sql`a.key`, columns)} and c.after ->> ${emails.preview.name}::text is null)`
}

/** Restores deleted rows first, for others may refer to them; added ones go last. */
export async function restoreRows(tx: Transaction, changeId: string): Promise<void> {
  const tables = await tablesOf(tx, changeId)
  for (const table of tables) await insertDeleted(tx, changeId, table)
  for (const table of tables) await revertChanged(tx, changeId, table)
  for (const table of tables.toReversed()) await deleteAdded(tx, changeId, table)
}

/** Inserts deleted rows; without their parent they are left out or a column emptied, as the foreign key says. */
async function insertDeleted(tx: Transaction, changeId: string, table: AuditedTable): Promise<void> {
  const orphaned: SQL[] = []
  const emptied = new Set<string>()
  for (const { reference, onDelete } of table.foreignKeys) {
    const { columns, foreignTable, foreignColumns } = reference()
    const parent = sql`exists (select from ${foreignTable} where ${sql.join(
      columns.map((column, i) => sql`${foreignColumns[i]} = r.${sql.identifier(column.name)}`),
      sql` and `,
    )})`
    const isEmpty = sql.join(
      columns.map(({ name }) => sql`r.${sql.identifier(name)} is null`),
      sql` or `,
    )
    if (onDelete === 'cascade') orphaned.push(sql`(${isEmpty} or ${parent})`)
    if (onDelete === 'set null') for (const { name } of columns) emptied.add(name)
  }
  const values = table.columns.map(({ name }) => {
    const value = sql`r.${sql.identifier(name)}`
    const foreign = table.foreignKeys
      .map(({ reference }) => reference())
      .find(({ columns }) => columns[0]?.name === name)
    if (!emptied.has(name) || !foreign) return value
    return sql`case when exists (
      select from ${foreign.foreignTable} where ${foreign.foreignColumns[0]} = ${value}
    ) then ${value} end`
  })
  await tx.execute(sql`
    insert into ${table.table} (${nameList(table.columns.map(({ name }) => name))})
    select ${sql.join(values, sql`, `)}
    from ${changeRows} c
    cross join lateral jsonb_populate_record(null::${sql.identifier(table.name)}, c.before) r
    where c.change_id = ${changeId}::uuid and c.table_name = ${table.name} and c.after is null
      ${orphaned.length > 0 ? sql`and ${sql.join(orphaned, sql` and `)}` : sql``}`)
}

async function revertChanged(tx: Transaction, changeId: string, table: AuditedTable): Promise<void> {
  const wasChanged = sql`c.change_id = ${changeId}::uuid and c.table_name = ${table.name}
    and c.before is not null and c.after is not null`
  const columns = await writtenColumns(tx, changeId, table)
  if (columns.length === 0) return
  await tx.execute(sql`
    update ${table.table}
    set ${sql.join(
      columns.map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`),
      sql`, `,
    )}
    from ${changeRows} c
    join ${table.table} old on ${hasKey(table, 'old', sql`c.key`)}
    cross join lateral jsonb_populate_record(old.*, c.before) r
    where ${wasChanged} and ${hasKey(table, table.name, sql`c.key`)}`)
}

/** @throws ChangedSince when rows that others added since depend on one: deleting it would delete or empty theirs. */
async function deleteAdded(tx: Transaction, changeId: string, table: AuditedTable): Promise<void> {
  const wasAdded = and(
    sql`c.change_id = ${changeId}::uuid and c.table_name = ${table.name} and c.before is null`,
    hasKey(table, table.name, sql`c.key`),
  )
  for (const { child, columns, foreignColumns } of referencesTo(table)) {
    const refers = sql.join(
      columns.map((column, i) => sql`${column} = ${foreignColumns[i]}`),
      sql` and `,
    )
    const dependent = sql`
      select 1 from ${child} where exists (
        select from ${changeRows} c, ${table.table} where ${wasAdded} and ${refers}
      ) limit 1`
    if ((await rowsOf(dependent, tx)).length > 0) throw new ChangedSince()
  }
  await tx.execute(sql`delete from ${table.table} using ${changeRows} c where ${wasAdded}`)
}

/** The foreign keys of other tables that delete or empty their rows with a row of this one. */
function referencesTo(table: AuditedTable) {
  return auditedTables
    .filter(({ name }) => !DERIVED.has(name) && name !== table.name)
    .flatMap(({ table: child, foreignKeys }) =>
      foreignKeys.map(({ reference, onDelete }) => ({ child, onDelete, ...reference() })),
    )
    .filter(({ onDelete, foreignTable }) => onDelete !== undefined && foreignTable === table.table)
}

async function tablesOf(tx: Transaction, changeId: string): Promise<AuditedTable[]> {
  const rows = await tx
    .selectDistinct({ name: changeRows.tableName })
    .from(changeRows)
    .where(eq(changeRows.changeId, changeId))
  const names = new Set(rows.map(({ name }) => name))
  const involved = auditedTables.filter(({ name }) => names.has(name))
  const ordered: AuditedTable[] = []
  function visit(table: AuditedTable): void {
    if (ordered.includes(table)) return
    for (const { reference } of table.foreignKeys) {
      const parent = involved.find((other) => other.table === reference().foreignTable)
      if (parent && parent !== table) visit(parent)
    }
    ordered.push(table)
  }
  involved.forEach(visit)
  return ordered
}
