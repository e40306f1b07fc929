import fs from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { log } from '#app/lib/log.server.ts'

const MB = 1024 * 1024
/** Written-ahead log that may gather before a checkpoint folds it into the tables. */
const WAL_LIMIT = 32 * MB
const LOOK_EVERY = 2_000
const CHECKPOINT_EVERY = 5 * 60_000
const VACUUM_EVERY = 24 * 60 * 60_000

/**
 * Does what a PostgreSQL server does by itself and the embedded engine does not: checkpoints, or the log grows for
 * ever, and vacuums, or tables and statistics grow stale. Returns what stops it.
 */
export function maintain(client: PGlite, folder: string): () => Promise<void> {
  let lastCheckpoint = Date.now()
  let lastVacuum = Date.now()
  let work = Promise.resolve()
  const timer = setInterval(() => {
    const checkpointDue = Date.now() - lastCheckpoint > CHECKPOINT_EVERY
    if (!checkpointDue && walBytes(folder) < WAL_LIMIT) return
    lastCheckpoint = Date.now()
    const vacuumDue = Date.now() - lastVacuum > VACUUM_EVERY
    if (vacuumDue) lastVacuum = Date.now()
    work = work
      .then(async () => {
        await client.exec('CHECKPOINT')
        if (vacuumDue) await client.exec('VACUUM (ANALYZE)')
      })
      .catch((error: unknown) => log.error({ err: error }, 'database maintenance failed'))
  }, LOOK_EVERY)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await work
    await client.exec('CHECKPOINT')
  }
}

/** Bytes of written-ahead log on the disk. */
export function walBytes(folder: string): number {
  const wal = path.join(folder, 'pg_wal')
  let bytes = 0
  for (const entry of fs.readdirSync(wal, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    bytes += fs.statSync(path.join(wal, entry.name), { throwIfNoEntry: false })?.size ?? 0
  }
  return bytes
}
