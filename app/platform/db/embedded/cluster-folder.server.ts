import fs from 'node:fs'
import path from 'node:path'
import { StartError } from '#app/platform/lib/errors.ts'
import { flush } from '#app/platform/lib/flush.server.ts'

/** The PostgreSQL version of the embedded engine. Other major versions cannot read its data folders. */
export const POSTGRES_MAJOR = 18

/** The database, and the one that will take its place: complete, but of this version. */
const CLUSTER = 'pgdata'
const SUCCESSOR = 'pgdata.upgraded'

/** The version of the database when it is older than the engine's. */
export function olderMajor(root: string): number | null {
  const version = readVersion(path.join(root, CLUSTER))
  return version && Number(version) < POSTGRES_MAJOR ? Number(version) : null
}

export function hasSuccessor(root: string): boolean {
  return fs.existsSync(path.join(root, SUCCESSOR))
}

/** Makes the database in `folder` the successor: from here on it counts, even if the process is killed. */
export async function makeSuccessor(root: string, folder: string): Promise<void> {
  await flushTree(folder)
  fs.renameSync(folder, path.join(root, SUCCESSOR))
  await flush(root)
}

/** Puts the successor in its place. Returns where the database before it is kept; null if a killed start moved that. */
export async function installSuccessor(root: string): Promise<string | null> {
  const folder = path.join(root, CLUSTER)
  let kept: string | null = null
  if (fs.existsSync(folder)) {
    kept = `${folder}-${readVersion(folder)}-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`
    fs.renameSync(folder, kept)
    await flush(root)
  }
  fs.renameSync(path.join(root, SUCCESSOR), folder)
  await flush(root)
  return kept
}

/** Creates the folder atomically: `make` fills a temporary one. @throws StartError when another database is there */
export async function ensureClusterFolder(
  root: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = path.join(root, CLUSTER)
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
  const version = readVersion(folder)
  if (version === String(POSTGRES_MAJOR)) return
  if (version) {
    throw new StartError(
      `${folder} was written by PostgreSQL ${version}, and this Mailshelf brings ${POSTGRES_MAJOR}. Start the version that wrote it, or restore a backup.`,
    )
  }
  throw new StartError(
    `${folder} does not contain a complete database. Restore a backup there, or move it away to start empty.`,
  )
}

/** The content of `PG_VERSION` if that is a number. */
function readVersion(folder: string): string | undefined {
  const file = path.join(folder, 'PG_VERSION')
  const version = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : ''
  return /^\d+$/.test(version) ? version : undefined
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
