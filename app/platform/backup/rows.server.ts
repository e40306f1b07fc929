import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db/client.server.ts'
import type { Table } from './tables.server.ts'

type Lines = { rows: { line: string }[] }

/** Rows per query: enough to be fast, few enough for the embedded engine's memory. */
const SLICE = 250
/** A part ends after the batch that exceeds this many characters. */
const PIECE_LENGTH = 4_000_000

/** A table's rows in parts that end with a line break. PostgreSQL writes the JSON, so nothing is rounded. */
export async function* readRows(tx: Transaction, { name, columns }: Table): AsyncGenerator<string> {
  await tx.execute(sql`set local time zone 'UTC'`)
  await tx.execute(sql`
    declare rows_to_keep no scroll cursor for
    select row_to_json(kept)::text as line from (select ${list(columns)} from ${sql.identifier(name)}) as kept`)
  let piece = ''
  for (let more = true; more;) {
    const { rows } = (await tx.execute(sql.raw(`fetch ${SLICE} from rows_to_keep`))) as Lines
    for (const { line } of rows) piece += `${line}\n`
    more = rows.length === SLICE
    if (piece && (!more || piece.length > PIECE_LENGTH)) {
      yield piece
      piece = ''
    }
  }
  await tx.execute(sql`close rows_to_keep`)
}

export async function writeRows(tx: Transaction, { name, columns }: Table, lines: string): Promise<void> {
  const table = sql.identifier(name)
  const rows = `[${lines.trimEnd().replaceAll('\n', ',')}]`
  await tx.execute(sql`
    insert into ${table} (${list(columns)})
    select ${list(columns)} from json_populate_recordset(null::${table}, ${rows}::json)`)
}

function list(columns: string[]) {
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
}
