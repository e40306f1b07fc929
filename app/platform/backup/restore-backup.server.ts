/** Replaces a gallery with a backup: files first, then all rows in one transaction. */
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { inTransaction, rowsOf, type Transaction } from '#app/platform/db/client.server.ts'
import { LAST_BEFORE_BASELINE, migrationNames, sinceBaseline } from '#app/platform/db/migrations.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { storeSecret } from '#app/platform/lib/secret.server.ts'
import { STORED_TYPES, storage } from '#app/platform/lib/storage.server.ts'
import { type CheckedBackup, checkArchive, fromNewer } from './archive-check.server.ts'
import { type Archive, BadBackup, type Entry, openArchive } from './archive-reader.server.ts'
import { groupsOf } from './groups.ts'
import { keyOfFile, type Manifest } from './manifest.ts'
import { bringUpToDate } from './older-backup.server.ts'
import { countLines, loadParts } from './parts.server.ts'
import type { Progress } from './progress.ts'
import { secretFingerprint } from './secret-fingerprint.server.ts'
import {
  analyzeTables,
  changedTables,
  countRows,
  emptyTables,
  galleryContents,
  lockTables,
} from './tables.server.ts'

export type BackupRestored =
  | {
      ok: true
      createdAt: Date
      rows: number
      files: number
      /** Files that were missing when the backup was made. */
      missing: number
      /** Users whose second factor was encrypted with another secret than this gallery's. */
      lockedOut: number
    }
  | { ok: false; reason: 'not-empty'; contents: string }

type Options = {
  replace: boolean
  passphrase?: string
  onProgress: Progress
  /** Called before anything is deleted, with a description of what will be. */
  onReplace: (contents: string) => void
}

/** Files stored concurrently; each is held in memory. */
const AT_ONCE = 8
const MEGABYTE = 1_000_000

/** Restores the backup. @throws BadBackup when the file cannot be restored; nothing has been changed then */
export async function restoreBackup(file: string, options: Options): Promise<BackupRestored> {
  const archive = await openArchive(file, options.passphrase)
  try {
    return await restoreArchive(archive, options)
  } finally {
    await archive.close()
  }
}

async function restoreArchive(archive: Archive, options: Options): Promise<BackupRestored> {
  const { replace, onProgress, onReplace } = options
  const backup = await checkBackup(archive, onProgress)
  const contents = await inTransaction(galleryContents)
  if (contents && !replace) return { ok: false, reason: 'not-empty', contents }
  if (contents) onReplace(contents)

  await putFiles(archive, backup.files, onProgress)
  const rows = await putRows(archive, backup, options)
  if (rows === null) return { ok: false, reason: 'not-empty', contents: await inTransaction(galleryContents) }

  const { secret, missing, manifest } = backup
  if (secret && !env().SESSION_SECRET) storeSecret((await archive.read(secret)).toString())
  const sealedOtherwise = secretFingerprint() !== manifest.secretMark
  return {
    ok: true,
    createdAt: new Date(manifest.createdAt),
    rows,
    files: backup.files,
    missing: missing ? countLines((await archive.read(missing)).toString()) : 0,
    lockedOut: sealedOtherwise ? await inTransaction((tx) => countRows(tx, 'two_factors')) : 0,
  }
}

/** Checks that the backup is complete, unaltered, and of this version or one that can be migrated to it. */
export async function checkBackup(archive: Archive, onProgress: Progress): Promise<CheckedBackup> {
  const total = Math.ceil(archive.bytes / MEGABYTE)
  let reported = 0
  const backup = await checkArchive(archive, (bytes) => {
    const done = bytes === archive.bytes ? total : Math.floor(bytes / MEGABYTE)
    if (done > reported) onProgress({ label: 'Checking the backup in MB', done, total })
    reported = done
  })
  const migrations = sinceBaseline(backup.manifest.migrations)
  if (!migrations) {
    throw new BadBackup(
      `${archive.file} is too old for this Mailshelf. Restore it with the build of commit ${LAST_BEFORE_BASELINE}, and back up again there.`,
    )
  }
  const known = migrationNames()
  if (migrations.some((name, index) => name !== known[index])) throw fromNewer(archive, backup.manifest)
  return { ...backup, manifest: { ...backup.manifest, migrations } }
}

/** Stores the files before the rows that refer to them: files without rows do no harm if the restore fails. */
async function putFiles(archive: Archive, total: number, onProgress: Progress): Promise<void> {
  let done = 0
  for await (const group of groupsOf(AT_ONCE, filesOf(archive))) {
    await Promise.all(group.map(({ key, entry }) => putFile(archive, key, entry)))
    done += group.length
    onProgress({ label: 'Restoring files', done, total })
  }
}

async function* filesOf(archive: Archive): AsyncGenerator<{ key: string; entry: Entry }> {
  for await (const entry of archive.entries()) {
    const key = keyOfFile(entry.name)
    if (key) yield { key, entry }
  }
}

/** Stores a file unless it is there with the right size; any other size may be the remains of a failed write. */
async function putFile(archive: Archive, key: string, entry: Entry): Promise<void> {
  const disk = storage()
  if ((await disk.exists(key)) && (await disk.getMetaData(key)).contentLength === entry.size) return
  await disk.put(key, await archive.read(entry), { contentType: STORED_TYPES[path.extname(key).slice(1)]! })
}

/** Fills the tables and returns the number of rows; null when the gallery is no longer empty. */
async function putRows(
  archive: Archive,
  { manifest }: CheckedBackup,
  options: Options,
): Promise<number | null> {
  if (manifest.migrations.length === migrationNames().length) return loadRows(archive, manifest, options)
  const updated = await bringUpToDate(archive, manifest)
  try {
    return await loadRows(updated.archive, updated.manifest, options)
  } finally {
    await updated.discard()
  }
}

/** Loads all rows or none: if the process is killed here, the previous data stays. */
function loadRows(
  archive: Archive,
  manifest: Manifest,
  { replace, onProgress }: Options,
): Promise<number | null> {
  const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
  return inTransaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await lockTables(tx)
    if (!replace && (await galleryContents(tx))) return null
    await replaceRows(archive, manifest, tx, onProgress)
    return total
  })
}

export async function replaceRows(
  archive: Archive,
  manifest: Manifest,
  tx: Transaction,
  onProgress: Progress = () => {},
): Promise<void> {
  const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
  await emptyTables(tx)
  await withoutIndexes(
    tx,
    changedTables,
    () => loadParts(archive, manifest, tx, (done) => onProgress({ label: 'Restoring rows', done, total })),
    (done, total) => onProgress({ label: 'Making indexes', done, total }),
  )
  await analyzeTables(tx)
}

/** Fills tables without their indexes, then rebuilds those: row by row would be several times the work. */
async function withoutIndexes(
  tx: Transaction,
  tables: string[],
  fill: () => Promise<void>,
  onIndex: (done: number, total: number) => void,
): Promise<void> {
  const ofTables = sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid::regclass::text in (select quote_ident(value) from json_array_elements_text(${JSON.stringify(tables)}::json))
      and not exists (select from pg_constraint where conindid = indexrelid)`
  const indexes = await rowsOf<{ name: string; definition: string }>(ofTables, tx)
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`))
  await fill()
  for (const [index, { definition }] of indexes.entries()) {
    await tx.execute(sql.raw(definition))
    onIndex(index + 1, indexes.length)
  }
}
