/** Records what a change does to rows, entirely in SQL: a change of 100,000 rows sends none of them to Node. */
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#app/platform/db/client.server.ts'
import { brands, categories, changeRows, emails } from '#app/platform/db/schema.ts'
import { auditedTable, hasKey, keyOf, rowOf } from './audited-table.server.ts'

/**
 * The rows of a table that a change may touch, with those it adds. A change that only writes certain columns of rows
 * that stay can name them, so that long texts are not compared.
 */
export type RowSelection = { table: PgTable; where: SQL | undefined; columns?: string[] }

/** Columns that say nothing, or that no reader should see. */
const UNREADABLE = ['updated_at', 'created_at', 'password', 'hash', 'token', 'secret']
/** The columns that name an added or deleted row; texts as long as an email stay out. */
const NAMING = [
  'name',
  'title',
  'subject_line',
  'slug',
  'alias',
  'address',
  'domain',
  'status',
  'role',
  'kind',
  'conditions',
  'outcome',
  'brand_id',
  'category_id',
  'email_id',
]
const SUMMARY_ROWS = 20
const SUMMARY_TEXT = 200

/** Creates the table of rows before the change, until the transaction ends; it is not logged to disk. */
export async function openSnapshot(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    create temporary table if not exists change_before
    (change_id uuid, position smallint, key jsonb, row jsonb)
    -- Compressing rows that are read once takes longer than writing them.
    with (toast_tuple_target = 8160) on commit drop`)
}

/** Stores and locks the selected rows before the change. */
export async function snapshotRows(
  tx: Transaction,
  changeId: string,
  position: number,
  selection: RowSelection,
): Promise<void> {
  const table = auditedTable(selection.table)
  await tx.execute(sql`
    insert into change_before (change_id, position, key, row)
    select ${changeId}::uuid, ${position}::smallint, ${keyOf(table)}, ${rowOf(table, selection.columns)}
    from ${selection.table}
    where ${selection.where ?? sql`true`}
    for update`)
}

export async function storeDifferences(
  tx: Transaction,
  changeId: string,
  position: number,
  selection: RowSelection,
): Promise<void> {
  const table = auditedTable(selection.table)
  const ofSelection = sql`b.change_id = ${changeId}::uuid and b.position = ${position}::smallint`
  const now = sql`t.row`
  await tx.execute(sql`
    insert into ${changeRows} (change_id, table_name, key, before, after, position)
    select ${changeId}::uuid, ${table.name}, b.key, case when ${now} is null then b.row else differing.before end,
      differing.after, ${position}::smallint
    from change_before b
    left join lateral (
      select ${rowOf(table, selection.columns)} as row from ${selection.table} where ${hasKey(table, table.name, sql`b.key`)}
      -- Keeps the row from being built again wherever it is named.
      offset 0
    ) t on true
    cross join lateral (
      select jsonb_object_agg(c.key, c.value) as before, jsonb_object_agg(c.key, ${now} -> c.key) as after
      from jsonb_each(b.row) c where ${now} is not null and c.value is distinct from ${now} -> c.key
      offset 0
    ) differing
    where ${ofSelection} and (${now} is null or differing.before is not null)
    on conflict do nothing`)
  if (selection.columns) return
  await tx.execute(sql`
    insert into ${changeRows} (change_id, table_name, key, before, after, position)
    select ${changeId}::uuid, ${table.name}, ${keyOf(table)}, null, ${rowOf(table)}, ${position}::smallint
    from ${selection.table}
    -- Hashed whatever the planner expects; with "not exists", it may compare every row with every other.
    where (${selection.where ?? sql`true`}) and ${keyOf(table)} not in (
      select b.key from change_before b where ${ofSelection}
    )
    on conflict do nothing`)
}

/** The first changed rows, shortened for readers. */
export function summaryOf(changeId: string): SQL {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'table', r.table_name,
      'before', ${readable(sql`r.before`, sql`r.after`)},
      'after', ${readable(sql`r.after`, sql`r.before`)}
    ) order by r.position, r.key), '[]')
    from (
      select * from ${changeRows} where change_id = ${changeId}::uuid order by position, key limit ${SUMMARY_ROWS}
    ) r
  )`
}

function readable(row: SQL, other: SQL): SQL {
  return sql`case when ${row} is not null then (
    select coalesce(jsonb_object_agg(regexp_replace(c.key, '_id$', ''), left(${nameOf}, ${SUMMARY_TEXT})), '{}')
    from jsonb_each_text(${row}) c
    where c.key <> all(${textArray(UNREADABLE)}) and (${other} is not null or c.key = any(${textArray(NAMING)}))
  ) end`
}

/** The name of the row that an id refers to; the id if that row is gone. */
const nameOf = sql`coalesce(case c.key
  when 'brand_id' then (select name from ${brands} where id = c.value::uuid)
  when 'category_id' then (select name from ${categories} where id = c.value::uuid)
  when 'email_id' then (select subject_line from ${emails} where id = c.value::uuid)
end, c.value)`

function textArray(texts: string[]): SQL {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}::text`),
    sql`, `,
  )}]`
}
