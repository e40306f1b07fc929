import { statfs } from 'node:fs/promises'
import { env } from './env.server.ts'

/** What stays free on the disk for the database and the mails that arrive. */
export const DISK_RESERVE_BYTES = 512 * 1024 * 1024

/** The disk of the data folder. */
export async function readDiskSpace(): Promise<{ free: number; total: number }> {
  const { bsize, bavail, blocks } = await statfs(env().DATA_DIR)
  return { free: bavail * bsize, total: blocks * bsize }
}
