import { sql } from 'drizzle-orm'
import { nameList, rowsOf, type Transaction } from '#app/platform/db/client.server.ts'
import { type Archive, BadBackup } from './archive-reader.server.ts'
import type { ArchiveWriter } from './archive-writer.server.ts'
import { FORMAT, FORMAT_VERSION, MANIFEST, type Manifest, partName, tableOfPart } from './manifest.ts'
import { secretFingerprint } from './secret-fingerprint.server.ts'
import { countRows, type Table, tablesToBackUp } from './tables.server.ts'

/** Rows per query: enough to be fast, few enough for the embedded engine's memory. */
const SLICE = 250
/** A part ends after the batch that exceeds this many characters. */
const PIECE_LENGTH = 4_000_000

type OnRows = (done: number, lines: string) => void
type CountedTable = Manifest['tables'][number]

export async function addManifest(
  archive: ArchiveWriter,
  tx: Transaction,
  { createdAt, ...header }: Pick<Manifest, 'mailshelf' | 'migrations'> & { createdAt: Date },
  chosen = tablesToBackUp(),
): Promise<CountedTable[]> {
  const tables: CountedTable[] = []
  for (const table of chosen) tables.push({ ...table, rows: await countRows(tx, table.name) })
  const manifest: Manifest = {
    format: FORMAT,
    version: FORMAT_VERSION,
    ...header,
    createdAt: createdAt.toISOString(),
    secretMark: secretFingerprint(),
    tables,
  }
  await archive.add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
  return tables
}

export async function addParts(
  archive: ArchiveWriter,
  tx: Transaction,
  tables: CountedTable[],
  onRows: OnRows = () => {},
): Promise<void> {
  let done = 0
  for (const table of tables) {
    let number = 0
    for await (const lines of readRows(tx, table)) {
      number += 1
      await archive.add(partName(table.name, number), Buffer.from(lines))
      done += countLines(lines)
      onRows(done, lines)
    }
  }
}

/** Loads all rows into empty tables. @throws BadBackup when their number differs from the manifest */
export async function loadParts(
  archive: Archive,
  { tables }: Manifest,
  tx: Transaction,
  onRows: OnRows = () => {},
): Promise<void> {
  let done = 0
  for await (const entry of archive.entries()) {
    const name = tableOfPart(entry.name)
    const table = name && tables.find((table) => table.name === name)
    if (!table) continue
    const lines = (await archive.read(entry)).toString()
    await writeRows(tx, table, lines)
    done += countLines(lines)
    onRows(done, lines)
  }
  for (const { name, rows } of tables) {
    if ((await countRows(tx, name)) === rows) continue
    throw new BadBackup(`${archive.file} is damaged: rows of ${name} are missing. Use another backup.`)
  }
}

export function countLines(lines: string): number {
  let count = 0
  for (let at = lines.indexOf('\n'); at >= 0; at = lines.indexOf('\n', at + 1)) count += 1
  return count
}

/** A table's rows in parts that end with a line break. PostgreSQL writes the JSON, so nothing is rounded. */
async function* readRows(tx: Transaction, { name, columns }: Table): AsyncGenerator<string> {
  await tx.execute(sql`set local time zone 'UTC'`)
  await tx.execute(sql`
    declare rows_to_keep no scroll cursor for
    select row_to_json(kept)::text as line from (select ${nameList(columns)} from ${sql.identifier(name)}) as kept`)
  let piece = ''
  for (let more = true; more;) {
    const rows = await rowsOf<{ line: string }>(sql.raw(`fetch ${SLICE} from rows_to_keep`), tx)
    for (const { line } of rows) piece += `${line}\n`
    more = rows.length === SLICE
    if (piece && (!more || piece.length > PIECE_LENGTH)) {
      yield piece
      piece = ''
    }
  }
  await tx.execute(sql`close rows_to_keep`)
}

async function writeRows(tx: Transaction, { name, columns }: Table, lines: string): Promise<void> {
  const table = sql.identifier(name)
  const rows = `[${lines.trimEnd().replaceAll('\n', ',')}]`
  await tx.execute(sql`
    insert into ${table} (${nameList(columns)})
    select ${nameList(columns)} from json_populate_recordset(null::${table}, ${rows}::json)`)
}
