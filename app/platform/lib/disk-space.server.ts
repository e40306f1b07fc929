import { statfs } from 'node:fs/promises'
import { env } from './env.server.ts'
import { StartError } from './errors.ts'
import { formatBytes } from './format-bytes.ts'

/** What stays free on the disk for the database and the mails that arrive. */
export const DISK_RESERVE_BYTES = 512 * 1024 * 1024

export async function readDiskSpace(folder = env().DATA_DIR): Promise<{ free: number; total: number }> {
  const { bsize, bavail, blocks } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

export class DiskFull extends StartError {
  override name = 'DiskFull'
}

/** @throws DiskFull when `bytes` more would leave less than the reserve */
export async function requireDiskSpace(folder: string, bytes = 0): Promise<void> {
  // Nothing is known of the disk of a folder that is not made yet.
  const { free } = await readDiskSpace(folder).catch(() => ({ free: Infinity }))
  const needed = DISK_RESERVE_BYTES + bytes
  if (free >= needed) return
  throw new DiskFull(
    `Only ${formatBytes(free)} of disk space are free; ${formatBytes(needed)} are needed. Free some space, then try again.`,
  )
}

/** For what goes into the storage and the database. @throws DiskFull */
export async function requireStorageSpace(bytes = 0): Promise<void> {
  const { DATA_DIR, S3_BUCKET, DATABASE_URL } = env()
  if (!S3_BUCKET || !DATABASE_URL) await requireDiskSpace(DATA_DIR, bytes)
}

/** Why `bytes` more can't be stored; null while there is space. */
export async function storageShortage(bytes = 0): Promise<string | null> {
  try {
    await requireStorageSpace(bytes)
    return null
  } catch (error) {
    if (error instanceof DiskFull) return error.message
    throw error
  }
}
