import { statfs } from 'node:fs/promises'
import { env } from './env.server.ts'
import { StartError } from './errors.ts'
import { formatBytes } from './format-bytes.ts'

/** What stays free on the disk for the database and the mails that arrive. */
export const DISK_RESERVE_BYTES = 512 * 1024 * 1024

/** The disk of a folder. */
export async function readDiskSpace(folder = env().DATA_DIR): Promise<{ free: number; total: number }> {
  const { bsize, bavail, blocks } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** @throws StartError when less than the reserve is free */
export async function requireDiskSpace(folder: string): Promise<void> {
  const { free } = await readDiskSpace(folder)
  if (free >= DISK_RESERVE_BYTES) return
  throw new StartError(
    `Only ${formatBytes(free)} of disk space are free, and ${formatBytes(DISK_RESERVE_BYTES)} have to stay free. Free some space, then try again.`,
  )
}
