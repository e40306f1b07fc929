/** The embedded PostgreSQL: durable, complete or absent, locked and maintained. */
import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { StartError } from '#app/lib/errors.ts'
import { ensureClusterFolder } from './cluster-folder.server.ts'
import { DurableFiles } from './durable-files.server.ts'
import { lockFolder, notWritable } from './folder-lock.server.ts'
import { maintain } from './maintenance.server.ts'

export const EXTENSIONS = { pg_trgm, unaccent }

/**
 * `-F` would switch fsync off; the sizes keep memory and the written-ahead log small, and nothing has to be looked for
 * on a disk with heads.
 */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...[
    'wal_sync_method=fsync',
    'max_wal_size=64MB',
    'min_wal_size=32MB',
    'shared_buffers=32MB',
    'random_page_cost=1.1',
  ].flatMap((setting) => ['-c', setting]),
]

export type EmbeddedEngine = {
  client: PGlite
  /** Another number as soon as anything has been committed. */
  commits: () => number
  close: () => Promise<void>
}

/**
 * Opens the database in `dataDir`, making it on the first start.
 * @throws StartError when the folder cannot be written, is in use, or holds something that does not open
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedEngine> {
  prepareFolder(dataDir)
  const lock = lockFolder(dataDir)
  const complaints: string[] = []
  let running = false

  /** PostgreSQL's own words for what went wrong come on this channel, before it gives up. */
  function listen(line: string): true {
    const complaint = /(?:FATAL|PANIC): +(.+)/.exec(line)?.[1]
    if (complaint) complaints.push(complaint)
    if (running && line.includes('PANIC:')) endProcess(complaints.at(-1))
    return true
  }

  try {
    const folder = await ensureClusterFolder(dataDir, makeCluster)
    const files = new DurableFiles(folder)
    const client = await PGlite.create({
      fs: files,
      startParams: START_PARAMS,
      extensions: EXTENSIONS,
      onStderr: listen,
    })
    running = true
    const stopMaintaining = maintain(client, files)
    return {
      client,
      commits: () => files.logFlushes,
      async close() {
        try {
          await stopMaintaining()
          await client.close()
        } finally {
          lock.release()
        }
      },
    }
  } catch (error) {
    lock.release()
    if (error instanceof StartError) throw error
    if ((error as { syscall?: string }).syscall) throw notWritable(dataDir, error)
    if (complaints.at(-1)?.includes('No space left')) throw notWritable(dataDir, { code: 'ENOSPC' })
    const reason = complaints.length > 0 ? ` (${complaints.at(-1)})` : ''
    throw new StartError(
      `The database in ${dataDir} cannot be opened${reason}. Restore a backup there, or choose another folder with DATA_DIR.`,
      { cause: error },
    )
  }
}

/** Nothing in here counts until the folder gets its name, and then all of it is flushed at once. */
async function makeCluster(folder: string): Promise<void> {
  const first = await PGlite.create({ fs: new NodeFS(folder), extensions: EXTENSIONS })
  await first.close()
}

/**
 * Where a server would crash and recover, the embedded engine hangs for ever at full load: on a disk that is full
 * or refuses to flush. So the process ends at once. Whatever was acknowledged is there at the next start.
 */
function endProcess(reason = 'an unknown fault'): never {
  fs.writeSync(2, `The database stopped: ${reason}. Fix the disk, then start Mailshelf again.\n`)
  process.exit(1)
}

function prepareFolder(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true })
    fs.accessSync(dataDir, fs.constants.W_OK)
  } catch (error) {
    throw notWritable(dataDir, error)
  }
}
