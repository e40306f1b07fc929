import fs from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'

/**
 * The database's folder below `root`, complete or absent: `make` fills a folder aside, which gets its name only
 * when every byte of it is on the disk. A start that was cut off leaves a folder that the next one throws away.
 */
export async function ensureClusterFolder(
  root: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = path.join(root, 'pgdata')
  if (fs.existsSync(folder)) return folder
  const aside = path.join(root, 'pgdata.new')
  fs.rmSync(aside, { recursive: true, force: true })
  fs.mkdirSync(aside, { mode: 0o700 })
  await make(aside)
  await flushTree(aside)
  fs.renameSync(aside, folder)
  await flush(root)
  return folder
}

/** Flushes a thousand files side by side: the disk gathers what one after the other would take seconds. */
async function flushTree(root: string): Promise<void> {
  const entries = fs.readdirSync(root, { recursive: true, withFileTypes: true })
  const places = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const queue = [...places, root].values()
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      for (const place of queue) await flush(place)
    }),
  )
}

async function flush(place: string): Promise<void> {
  const file = await open(place, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
