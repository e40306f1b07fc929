/**
 * Moves the embedded database to the PostgreSQL of the current engine, whose files other versions cannot read: the
 * previous engine writes the rows as in a backup, the current one loads them into a new folder.
 */
import { constants } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { sql } from 'drizzle-orm'
import { overEmbedded, rowsOf, type Transaction } from '#app/platform/db/client.server.ts'
import {
  hasSuccessor,
  installSuccessor,
  makeSuccessor,
  olderMajor,
  POSTGRES_MAJOR,
} from '#app/platform/db/embedded/cluster-folder.server.ts'
import { makeCluster, EXTENSIONS } from '#app/platform/db/embedded/engine.server.ts'
import { lockFolder } from '#app/platform/db/embedded/folder-lock.server.ts'
import { openSmallEngine } from '#app/platform/db/embedded/small-engine.server.ts'
import { migrationNames } from '#app/platform/db/migrations.server.ts'
import type { Env } from '#app/platform/lib/env.server.ts'
import { StartError } from '#app/platform/lib/errors.ts'
import { prepareJobTables } from '#app/platform/lib/jobs.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { version } from '#app/platform/lib/version.server.ts'
import { checkArchive } from './archive-check.server.ts'
import { openArchive } from './archive-reader.server.ts'
import { createArchive } from './archive-writer.server.ts'
import { addManifest, addParts } from './parts.server.ts'
import { replaceRows } from './restore-backup.server.ts'
import { type Table, tablesWithState } from './tables.server.ts'

/**
 * Called at the start, before the database is opened. The old folder is only copied until its successor is complete, so
 * a start that is killed begins again. @throws StartError
 */
export async function upgradeEngine({
  DATABASE_URL,
  DATA_DIR: root,
}: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<void> {
  if (DATABASE_URL || (!hasSuccessor(root) && olderMajor(root) === null)) return
  const lock = lockFolder(root)
  try {
    const major = olderMajor(root)
    if (major !== null && !hasSuccessor(root)) await moveRows(root, major)
    const kept = hasSuccessor(root) && (await installSuccessor(root))
    if (kept)
      log.warn(`The database is now one of PostgreSQL ${POSTGRES_MAJOR}. Delete ${kept} when all is well.`)
  } finally {
    lock.release()
  }
}

async function moveRows(root: string, major: number): Promise<void> {
  const work = path.join(root, 'pgdata.upgrade')
  const copy = path.join(work, 'copy')
  const rows = path.join(work, 'rows.tar')
  const successor = path.join(work, 'new')
  try {
    await rm(work, { recursive: true, force: true })
    await mkdir(successor, { recursive: true })
    log.warn(
      `Moving the database from PostgreSQL ${major} to ${POSTGRES_MAJOR}. Large galleries take minutes.`,
    )
    await cp(path.join(root, 'pgdata'), copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
    await writeRows(await openPrevious(copy), rows)
    await rm(copy, { recursive: true })
    await makeCluster(successor)
    await loadRows(await openSmallEngine({ fs: new NodeFS(successor), extensions: EXTENSIONS }), rows)
    await makeSuccessor(root, successor)
  } catch (error) {
    throw new StartError(
      `The database in ${root} could not be moved from PostgreSQL ${major} to ${POSTGRES_MAJOR} and is as it was: ${(error as Error).message}. Start the version of Mailshelf that wrote it.`,
      { cause: error },
    )
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** The engine of the PostgreSQL before this one; its package is only installed while there are such databases. */
async function openPrevious(folder: string): Promise<PGlite> {
  const [{ PGlite }, files, { pg_trgm }, { unaccent }] = await Promise.all([
    import('pglite-previous'),
    import('pglite-previous/nodefs'),
    import('pglite-previous/contrib/pg_trgm'),
    import('pglite-previous/contrib/unaccent'),
  ])
  const engine = new PGlite({ fs: new files.NodeFS(folder), extensions: { pg_trgm, unaccent } })
  await engine.waitReady
  return engine as unknown as PGlite
}

async function writeRows(client: PGlite, file: string): Promise<void> {
  const createdAt = new Date()
  const writer = await createArchive(file, createdAt)
  try {
    await withRows(client, async (tx) => {
      const header = { createdAt, mailshelf: version(), migrations: migrationNames() }
      const tables = [...tablesWithState(), ...(await jobTables(tx))]
      await addParts(writer, tx, await addManifest(writer, tx, header, tables))
    })
    await writer.finish({ force: true })
  } finally {
    await writer.abandon()
  }
}

async function loadRows(client: PGlite, file: string): Promise<void> {
  const archive = await openArchive(file)
  try {
    const { manifest } = await checkArchive(archive, () => {})
    await withRows(client, async (tx) => {
      await tx.execute(sql`truncate queue cascade`)
      await replaceRows(archive, manifest, tx)
    })
  } finally {
    await archive.close()
  }
}

/** Runs `work` on a database with the tables of this version, those of jobs included, and closes it. */
async function withRows(client: PGlite, work: (tx: Transaction) => Promise<void>): Promise<void> {
  try {
    const database = await overEmbedded(client, () => client.close())
    await prepareJobTables(database)
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local search_path = public, pgboss`)
      await work(tx)
    })
    await client.exec('CHECKPOINT')
  } finally {
    await client.close()
  }
}

/** Schedules are made again at every start. */
function jobTables(tx: Transaction): Promise<Table[]> {
  const tables = sql`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'pgboss' and table_name in ('queue', 'job') and is_generated = 'NEVER'
    group by table_name order by table_name desc`
  return rowsOf<Table>(tables, tx)
}
