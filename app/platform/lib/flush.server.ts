import fs from 'node:fs'
import { open } from 'node:fs/promises'

/** Makes a file, or the names in a folder, survive a power failure. */
export async function flush(target: string): Promise<void> {
  // Windows cannot flush folders, and flushes only files opened for writing.
  const windows = process.platform === 'win32'
  if (windows && fs.statSync(target).isDirectory()) return
  const file = await open(target, windows ? 'r+' : 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
