import fs from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '#app/platform/lib/errors.ts'

/** The PostgreSQL version of the embedded engine. Other major versions cannot read its data folders. */
const POSTGRES_MAJOR = '18'

/** Creates the folder atomically: `make` fills a temporary one. @throws StartError when another database is there */
export async function ensureClusterFolder(
  root: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = path.join(root, 'pgdata')
  if (fs.existsSync(folder)) {
    requireCluster(folder)
    return folder
  }
  const aside = path.join(root, 'pgdata.new')
  fs.rmSync(aside, { recursive: true, force: true })
  fs.mkdirSync(aside, { mode: 0o700 })
  await make(aside)
  await flushTree(aside)
  fs.renameSync(aside, folder)
  await flush(root)
  return folder
}

/** Requires `PG_VERSION`: without this file the engine treats a folder as new and overwrites the database in it. */
function requireCluster(folder: string): void {
  const file = path.join(folder, 'PG_VERSION')
  const version = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined
  if (version === POSTGRES_MAJOR) return
  if (version && /^\d+$/.test(version)) {
    throw new StartError(
      `${folder} was written by PostgreSQL ${version}, and this Mailshelf brings ${POSTGRES_MAJOR}. Start the version that wrote it, or restore a backup.`,
    )
  }
  throw new StartError(
    `${folder} does not contain a complete database. Restore a backup there, or move it away to start empty.`,
  )
}

/** Flushes many files concurrently, which the disk can batch; one by one this takes seconds. */
async function flushTree(root: string): Promise<void> {
  const entries = fs.readdirSync(root, { recursive: true, withFileTypes: true })
  const targets = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const queue = [...targets, root].values()
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      for (const target of queue) await flush(target)
    }),
  )
}

async function flush(target: string): Promise<void> {
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
