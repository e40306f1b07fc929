/** The embedded PostgreSQL: durable, complete or absent, locked and maintained. */
import fs from 'node:fs'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { StartError } from '#app/lib/errors.ts'
import { ensureClusterFolder } from './cluster-folder.server.ts'
import { DurableFiles } from './durable-files.server.ts'
import { lockFolder } from './folder-lock.server.ts'
import { maintain } from './maintenance.server.ts'

export const EXTENSIONS = { pg_trgm, unaccent }

/** `-F` would switch fsync off; the sizes keep memory and the written-ahead log small. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['wal_sync_method=fsync', 'max_wal_size=64MB', 'min_wal_size=32MB', 'shared_buffers=32MB'].flatMap(
    (setting) => ['-c', setting],
  ),
]

export type EmbeddedEngine = { client: PGlite; close(): Promise<void> }

/**
 * Opens the database in `dataDir`, making it on the first start.
 * @throws StartError when the folder cannot be written, is in use, or holds something that does not open
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedEngine> {
  prepareFolder(dataDir)
  const lock = lockFolder(dataDir)
  try {
    const folder = await ensureClusterFolder(dataDir, async (aside) => {
      // Nothing in here counts until the folder gets its name, and then all of it is flushed at once.
      const first = await PGlite.create({ fs: new NodeFS(aside), extensions: EXTENSIONS })
      await first.close()
    })
    const client = await open(folder)
    const stopMaintaining = maintain(client, folder)
    return {
      client,
      async close() {
        await stopMaintaining()
        await client.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    if (error instanceof StartError) throw error
    throw new StartError(
      `The database in ${dataDir} does not open. Restore a backup there, or choose another folder with DATA_DIR.`,
      { cause: error },
    )
  }
}

async function open(folder: string): Promise<PGlite> {
  const options: PGliteOptions = {
    fs: new DurableFiles(folder),
    startParams: START_PARAMS,
    extensions: EXTENSIONS,
  }
  return PGlite.create(options)
}

function prepareFolder(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true })
    fs.accessSync(dataDir, fs.constants.W_OK)
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written. Give this user the right to, or choose another with DATA_DIR.`,
      { cause: error },
    )
  }
}
