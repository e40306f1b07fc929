import type { PGlite } from '@electric-sql/pglite'
import type { DurableFiles } from './durable-files.server.ts'

/** Segments of 16 MB in the write-ahead log before a checkpoint runs. */
const SEGMENTS_MAX = 2
const CHECKPOINT_EVERY = 5 * 60_000
/** The pause before the first vacuum: the start is over, and a server restarted daily still gets there. */
const FIRST_VACUUM_AFTER = 10 * 60_000
const VACUUM_EVERY = 24 * 60 * 60_000

/** Called when something failed that no caller waits for. */
export type OnFailure = (what: string, error: unknown) => void

/** Runs checkpoints and vacuums, as a PostgreSQL server does in the background. Returns what stops it. */
export function maintain(client: PGlite, files: DurableFiles, onFailure: OnFailure): () => Promise<void> {
  let newest = 0
  let folded: number | undefined
  let unfolded = false
  let stopping = false
  let checkpoints = Promise.resolve()
  let vacuums = Promise.resolve()

  function checkpoint() {
    folded = newest
    checkpoints = checkpoints.then(async () => {
      await client.exec('CHECKPOINT')
      unfolded = false
    })
    checkpoints = checkpoints.catch((error: unknown) => onFailure('a checkpoint failed', error))
  }

  files.onLogFlush = (segment) => {
    newest = segment
    folded ??= segment
    unfolded = true
    // No timer is used, because it might fire hundreds of statements later. Requested while a statement runs, the
    // checkpoint comes right after it.
    if (segment - folded >= SEGMENTS_MAX && !stopping) {
      folded = segment
      queueMicrotask(checkpoint)
    }
  }

  function vacuum() {
    vacuums = vacuums
      .then(() => vacuumTables(client, () => stopping))
      .catch((error: unknown) => onFailure('a vacuum failed', error))
  }

  const timers = [
    setInterval(() => unfolded && checkpoint(), CHECKPOINT_EVERY).unref(),
    setTimeout(vacuum, FIRST_VACUUM_AFTER).unref(),
    setInterval(vacuum, VACUUM_EVERY).unref(),
  ]
  return async () => {
    stopping = true
    for (const timer of timers) clearInterval(timer)
    await vacuums
    checkpoint()
    await checkpoints
  }
}

/** Vacuums table by table, so that other queries run in between. */
async function vacuumTables(client: PGlite, stopping: () => boolean): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind in ('r', 'm') order by oid",
  )
  for (const { name } of rows) {
    if (stopping()) return
    await client.exec(`VACUUM (ANALYZE) ${name}`)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
