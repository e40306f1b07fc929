import fs from 'node:fs'
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
  flushTree(aside)
  fs.renameSync(aside, folder)
  flushOne(root)
  return folder
}

function flushTree(place: string): void {
  const entry = fs.lstatSync(place)
  if (entry.isDirectory()) for (const name of fs.readdirSync(place)) flushTree(path.join(place, name))
  if (entry.isDirectory() || entry.isFile()) flushOne(place)
}

function flushOne(place: string): void {
  const descriptor = fs.openSync(place, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
