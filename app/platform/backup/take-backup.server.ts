/** Writes a backup: rows of one snapshot, then the files they refer to. docs/decisions/017-backup.md explains why. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { migrationNames } from '#app/platform/db/migrations.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import { sessionSecret } from '#app/platform/lib/secret.server.ts'
import { CONTENT_KEYS, contentKey, storage, type StorageArea } from '#app/platform/lib/storage.server.ts'
import { type ArchiveWriter, createArchive } from './archive-writer.server.ts'
import { markBackup } from './backup-folder.server.ts'
import { UniqueLines } from './unique-lines.server.ts'
import { groupsOf } from './groups.ts'
import { fileName, MISSING, SECRET } from './manifest.ts'
import { addManifest, addParts } from './parts.server.ts'
import type { Progress } from './progress.ts'

export type BackupTaken =
  | {
      ok: true
      bytes: number
      rows: number
      files: number
      /** Keys of files that rows refer to but the storage lacks, or has damaged. */
      missing: string[]
    }
  | { ok: false; reason: 'exists' }

type Options = { force: boolean; mailshelf: string; onProgress: Progress }

/** Files fetched concurrently; each is held in memory. */
const AT_ONCE = 8

export async function takeBackup(file: string, options: Options): Promise<BackupTaken> {
  if (!options.force && existsSync(file)) return { ok: false, reason: 'exists' }
  const at = new Date()
  const archive = await createArchive(file, at, setting('BACKUP_PASSPHRASE'))
  const keys = new UniqueLines()
  try {
    const rows = await inTransaction((tx) => addRows(tx, archive, keys, at, options), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    })
    const missing = await addFiles(archive, keys, options.onProgress)
    const bytes = await archive.finish(options)
    if (bytes === null) return { ok: false, reason: 'exists' }
    await markBackup(at)
    return { ok: true, bytes, rows, files: keys.count - missing.length, missing }
  } finally {
    keys.close()
    await archive.abandon()
  }
}

/** Adds all rows. The embedded engine runs nothing else in the meantime, so this only reads and writes. */
async function addRows(
  tx: Transaction,
  archive: ArchiveWriter,
  keys: UniqueLines,
  createdAt: Date,
  { mailshelf, onProgress }: Options,
): Promise<number> {
  const tables = await addManifest(archive, tx, { mailshelf, createdAt, migrations: migrationNames() })
  if (!env().SESSION_SECRET) await archive.add(SECRET, Buffer.from(sessionSecret()))
  const total = tables.reduce((sum, { rows }) => sum + rows, 0)
  await addParts(archive, tx, tables, (done, lines) => {
    for (const [key] of lines.matchAll(CONTENT_KEYS)) keys.add(key)
    onProgress({ label: 'Reading rows', done, total })
  })
  return total
}

/** Adds the files. Stored files never change and are never deleted, so they can be copied while the gallery runs. */
async function addFiles(archive: ArchiveWriter, keys: UniqueLines, onProgress: Progress): Promise<string[]> {
  const missing: string[] = []
  let done = 0
  for await (const group of groupsOf(AT_ONCE, keys)) {
    const contents = await Promise.all(group.map(readIntact))
    for (const [index, key] of group.entries()) {
      const content = contents[index]
      if (content) await archive.add(fileName(key), content)
      else missing.push(key)
    }
    done += group.length
    onProgress({ label: 'Copying files', done, total: keys.count })
  }
  if (missing.length > 0) await archive.add(MISSING, Buffer.from(missing.map((key) => `${key}\n`).join('')))
  return missing
}

/** The bytes of a file; null if it is missing or does not match its name. */
async function readIntact(key: string): Promise<Uint8Array | null> {
  if (!(await storage().exists(key))) return null
  const bytes = await storage().getBytes(key)
  const area = key.slice(0, key.indexOf('/')) as StorageArea
  return contentKey(area, bytes, path.extname(key).slice(1)) === key ? bytes : null
}
