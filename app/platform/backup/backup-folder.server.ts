/** The backups in the data folder and in the bucket, and when the last one was made anywhere. */
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { env } from '#app/platform/lib/env.server.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import type { Progress } from './progress.ts'

export type StoredBackup = { name: string; bytes: number; createdAt: Date; place: 'folder' | 'bucket' }

export const BACKUP_NAME = /^mailshelf-[\w.-]+\.tar(?:\.age)?$/
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

/** The complete backups in the folder. */
export async function listFolder(): Promise<StoredBackup[]> {
  const folder = backupFolder()
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names
      .filter((name) => BACKUP_NAME.test(name))
      .map(async (name) => {
        const { size, mtime } = await stat(path.join(folder, name))
        return { name, bytes: size, createdAt: mtime, place: 'folder' as const }
      }),
  )
}

/** The complete backups, newest first, and why those in the bucket are not among them. */
export async function listBackups(): Promise<{ backups: StoredBackup[]; failure: string | null }> {
  let failure: string | null = null
  const inFolder = await listFolder()
  const inBucket = setting('BACKUP_S3_BUCKET')
    ? await (await import('./backup-bucket.server.ts')).listBucket().catch((error: Error) => {
        failure = error.message
        return []
      })
    : []
  // A copy in the folder is read faster.
  const names = new Map([...inBucket, ...inFolder].map((backup) => [backup.name, backup]))
  const backups = [...names.values()].toSorted((a, b) => (a.name < b.name ? 1 : -1))
  return { backups, failure }
}

/** A backup in the list; null for any other name. */
export async function findBackup(name: string): Promise<StoredBackup | null> {
  return (await listBackups()).backups.find((backup) => backup.name === name) ?? null
}

export async function readBackup({ name, place }: StoredBackup): Promise<Readable> {
  if (place === 'folder') return createReadStream(path.join(backupFolder(), name))
  return (await import('./backup-bucket.server.ts')).readFromBucket(name)
}

export async function deleteBackup(name: string): Promise<void> {
  if (!(await findBackup(name))) return
  await rm(path.join(backupFolder(), name), { force: true })
  if (setting('BACKUP_S3_BUCKET')) await (await import('./backup-bucket.server.ts')).deleteFromBucket(name)
}

export async function deleteBackupsBeyond(kept: number): Promise<void> {
  for (const { name } of (await listBackups()).backups.slice(kept)) await deleteBackup(name)
}

/** Moves a backup to the bucket if there is one. If that fails, it stays in the folder. */
export async function moveToBucket(file: string, onProgress: Progress): Promise<void> {
  if (!setting('BACKUP_S3_BUCKET')) return
  await (await import('./backup-bucket.server.ts')).uploadBackup(file, onProgress)
  await rm(file)
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
