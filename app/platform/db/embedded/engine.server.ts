/** The embedded PostgreSQL: durable, locked and maintained. Queries hold the thread that it runs in. */
import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { StartError } from '#app/platform/lib/errors.ts'
import { ensureClusterFolder } from './cluster-folder.server.ts'
import { unpackClusterTemplate } from './cluster-template.server.ts'
import { DurableFiles } from './durable-files.server.ts'
import { lockFolder, notWritable } from './folder-lock.server.ts'
import { maintain, type OnFailure } from './maintenance.server.ts'
import { openSmallEngine } from './small-engine.server.ts'

export const EXTENSIONS = { pg_trgm, unaccent }

/** Without `-F`, which disables fsync; memory and log stay small, and random access is cheap on SSDs. */
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
  close: () => Promise<void>
}

/** Opens the database, created on first start. @throws StartError when the folder is in use or unusable */
export async function openEmbedded(
  dataDir: string,
  onFailure: OnFailure = () => {},
): Promise<EmbeddedEngine> {
  prepareFolder(dataDir)
  const lock = lockFolder(dataDir)
  const complaints: string[] = []
  let running = false

  /** Reads a line of PostgreSQL's output, which names the reason for a failure before it exits. */
  function listen(line: string): true {
    const complaint = /(?:FATAL|PANIC): +(.+)/.exec(line)?.[1]
    if (complaint) complaints.push(complaint)
    if (running && line.includes('PANIC:')) endProcess(complaints.at(-1))
    return true
  }

  try {
    const folder = await ensureClusterFolder(dataDir, makeCluster)
    const files = new DurableFiles(folder)
    const client = await openSmallEngine({
      fs: files,
      startParams: START_PARAMS,
      extensions: EXTENSIONS,
      onStderr: listen,
    })
    running = true
    const stopMaintaining = maintain(client, files, onFailure)
    return {
      client,
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

/** Creates the database; everything is flushed at once before the folder is renamed. */
export async function makeCluster(folder: string): Promise<void> {
  if (await unpackClusterTemplate(folder)) return
  const first = await openSmallEngine({ fs: new NodeFS(folder), extensions: EXTENSIONS })
  await first.close()
}

/** Ends the process at once: where a PostgreSQL server would recover, the embedded engine loops forever. */
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
