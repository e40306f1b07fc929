/** The backups in the data folder and in the bucket, and when the last one was made anywhere. */
import { constants, createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { requireDiskSpace } from '#app/platform/lib/disk-space.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import type { Progress } from './progress.ts'

export type StoredBackup = { name: string; bytes: number; createdAt: Date; place: 'folder' | 'bucket' }

export const BACKUP_NAME = /^mailshelf-[\w.-]+\.tar(?:\.age)?$/
const PARTIAL = '.partial'
/** Of files that arrive. */
export const UPLOAD = '.upload'
const UPLOAD_MAX_MS = 24 * 60 * 60 * 1000

export function backupFolder(): string {
  return path.join(env().DATA_DIR, 'backups')
}

/** The path of a new backup, after removing what killed jobs and uploads left. */
export async function newBackupFile(at: Date): Promise<string> {
  const folder = backupFolder()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const isOld = name.endsWith(UPLOAD) && Date.now() - (await stat(file)).mtimeMs > UPLOAD_MAX_MS
    if (isOld || name.endsWith(PARTIAL)) await rm(file, { force: true })
  }
  const minute = at.toISOString().slice(0, 19).replaceAll(':', '-')
  const suffix = setting('BACKUP_PASSPHRASE') ? '.tar.age' : '.tar'
  return path.join(folder, `mailshelf-${minute}${suffix}`)
}

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

export type ReceivedPiece = { name: string; received: number } | { reason: 'name' | 'exists' }

/** Adds a piece to a backup that is uploaded, if it begins where the last one ended; says where that is. */
export async function receivePiece(
  given: string,
  { size, offset, piece }: { size: number; offset: number; piece: Uint8Array },
): Promise<ReceivedPiece> {
  const name = BACKUP_NAME.test(given) ? given : `mailshelf-${given}`
  if (!BACKUP_NAME.test(name) || name.length > 150) return { reason: 'name' }
  const folder = backupFolder()
  const file = path.join(folder, name)
  const there = await stat(file).catch(() => null)
  if (there) return there.size === size ? { name, received: size } : { reason: 'exists' }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const aside = `${file}.${size}${UPLOAD}`
  const handle = await open(aside, constants.O_RDWR | constants.O_CREAT, 0o600)
  try {
    const { size: received } = await handle.stat()
    if (offset !== received || received + piece.length > size) return { name, received }
    await requireDiskSpace(folder, size - received)
    await handle.write(piece, 0, piece.length, offset)
    if (received + piece.length < size) return { name, received: received + piece.length }
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(aside, file)
  return { name, received: size }
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
