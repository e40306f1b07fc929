/** Closes the data folder to other users of the machine. Windows has no such permissions. */
import { chmod, lstat, readdir } from 'node:fs/promises'
import path from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { log } from './log.server.ts'

/** Mailshelf's files in the data folder. Anything else there belongs to the owner and stays as it is. */
const OWN = [
  'pgdata',
  'files',
  'outbox',
  'incoming',
  'cache',
  'browser',
  'backups',
  'last-backup',
  'restore.json',
  'last-restore.json',
  'session-secret',
  'lock.sqlite',
  'lock.owner',
  'control.sock',
]
const OTHERS = 0o077
/** Files checked concurrently; few, so that a large gallery's check does not slow down its visitors. */
const CONCURRENCY = 16

type Tally = { tightened: number; refused: number }

/** From now on files are for the owner alone, and so is the folder. Returns whether it was open. */
export async function closeDataFolder(dataDir: string): Promise<boolean> {
  if (process.platform === 'win32') return false
  if (isMainThread) process.umask(OTHERS)
  const tally = await tighten(dataDir)
  report(dataDir, tally)
  return tally.tightened > 0
}

/** Closes what others could open, in the background. Nothing is logged if the folder itself was closed before. */
export async function closeDataFiles(dataDir: string, { wasOpen = true } = {}): Promise<void> {
  if (process.platform === 'win32') return
  const tally: Tally = { tightened: 0, refused: 0 }
  for (const name of OWN) await tightenTree(path.join(dataDir, name), tally)
  report(dataDir, wasOpen ? tally : { ...tally, tightened: 0 })
}

async function tightenTree(target: string, tally: Tally): Promise<void> {
  add(tally, await tighten(target))
  const entries = await readdir(target, { withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => !entry.isDirectory())
  for (let at = 0; at < files.length; at += CONCURRENCY) {
    const group = files.slice(at, at + CONCURRENCY).map(({ name }) => tighten(path.join(target, name)))
    for (const result of await Promise.all(group)) add(tally, result)
  }
  for (const entry of entries) {
    if (entry.isDirectory()) await tightenTree(path.join(target, entry.name), tally)
  }
}

async function tighten(target: string): Promise<Tally> {
  try {
    const stats = await lstat(target)
    if (stats.isSymbolicLink() || (stats.mode & OTHERS) === 0) return { tightened: 0, refused: 0 }
    await chmod(target, stats.mode & 0o777 & ~OTHERS)
    return { tightened: 1, refused: 0 }
  } catch (error) {
    // The file was deleted in the meantime, or is not created yet.
    const isMissing = ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
    return { tightened: 0, refused: isMissing ? 0 : 1 }
  }
}

function add(tally: Tally, { tightened, refused }: Tally): void {
  tally.tightened += tightened
  tally.refused += refused
}

function report(dataDir: string, { tightened, refused }: Tally): void {
  if (tightened > 0)
    log.warn({ dataDir, count: tightened }, 'other users could read private files; closed them')
  if (refused > 0)
    log.warn({ dataDir, count: refused }, 'other users may read private files; cannot close them')
}
