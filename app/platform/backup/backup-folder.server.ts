/** The backups in the data folder, and when the last one was made anywhere. */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '#app/platform/lib/env.server.ts'
import { setting } from '#app/platform/lib/setting.server.ts'

type StoredBackup = { name: string; bytes: number; createdAt: Date }

const NAME = /^mailshelf-[\w.-]+\.tar(?:\.age)?$/
const PARTIAL = '.partial'

export function backupFolder(): string {
  return path.join(env().DATA_DIR, 'backups')
}

/** The path of a new backup, after removing what killed jobs left. */
export async function newBackupFile(at: Date): Promise<string> {
  const folder = backupFolder()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    if (name.endsWith(PARTIAL)) await rm(path.join(folder, name), { force: true })
  }
  const minute = at.toISOString().slice(0, 19).replaceAll(':', '-')
  const suffix = setting('BACKUP_PASSPHRASE') ? '.tar.age' : '.tar'
  return path.join(folder, `mailshelf-${minute}${suffix}`)
}

/** The complete backups, newest first. */
export async function listBackups(): Promise<StoredBackup[]> {
  const folder = backupFolder()
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
  return Promise.all(
    names.map(async (name) => {
      const { size, mtime } = await stat(path.join(folder, name))
      return { name, bytes: size, createdAt: mtime }
    }),
  )
}

/** The path of a backup in the list; null for any other name. */
export async function findBackup(name: string): Promise<(StoredBackup & { file: string }) | null> {
  const found = (await listBackups()).find((backup) => backup.name === name)
  return found ? { ...found, file: path.join(backupFolder(), found.name) } : null
}

export async function deleteBackup(name: string): Promise<void> {
  const found = await findBackup(name)
  if (found) await rm(found.file, { force: true })
}

export async function deleteBackupsBeyond(kept: number): Promise<void> {
  for (const { name } of (await listBackups()).slice(kept)) await deleteBackup(name)
}

function markFile(): string {
  return path.join(env().DATA_DIR, 'last-backup')
}

/** Notes that a backup was made, here or by the command into any folder. */
export async function markBackup(at: Date): Promise<void> {
  // With a database server and a bucket, nothing else may have made the folder.
  await mkdir(env().DATA_DIR, { recursive: true, mode: 0o700 })
  await writeFile(markFile(), at.toISOString(), { mode: 0o600 })
}

/** Null before the first backup. */
export async function lastBackupAt(): Promise<Date | null> {
  const text = await readFile(markFile(), 'utf8').catch(() => '')
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? null : at
}
