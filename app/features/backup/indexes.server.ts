import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/client.server.ts'

type Indexes = { rows: { name: string; definition: string }[] }

/**
 * Fills tables without the indexes that no constraint needs, then rebuilds those at once. Updating the search indexes
 * row by row would cost a large gallery several times the work and gigabytes of log.
 */
export async function withoutIndexes(
  tx: Transaction,
  tables: string[],
  fill: () => Promise<void>,
  onIndex: (done: number, total: number) => void,
): Promise<void> {
  const { rows: indexes } = (await tx.execute(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid::regclass::text in (select quote_ident(value) from json_array_elements_text(${JSON.stringify(tables)}::json))
      and not exists (select from pg_constraint where conindid = indexrelid)`)) as Indexes
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`))
  await fill()
  for (const [index, { definition }] of indexes.entries()) {
    await tx.execute(sql.raw(definition))
    onIndex(index + 1, indexes.length)
  }
}
