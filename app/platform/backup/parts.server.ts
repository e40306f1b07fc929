import type { Transaction } from '#app/platform/db/client.server.ts'
import { type Archive, BadBackup } from './archive-reader.server.ts'
import type { ArchiveWriter } from './archive-writer.server.ts'
import { FORMAT, FORMAT_VERSION, MANIFEST, type Manifest, partName, tableOfPart } from './manifest.ts'
import { readRows, writeRows } from './rows.server.ts'
import { secretFingerprint } from './secret-fingerprint.server.ts'
import { countRows, tablesToBackUp } from './tables.server.ts'

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
