/** Reads and renders drafts, and deletes rehearsals that have ended. Neither says in the log what is in a draft. */
import { and, eq, inArray, lt, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '#app/db/client.server.ts'
import { rehearsals } from '#app/db/schema.ts'
import { releaseIngestWorker } from '#app/features/ingest/worker/prepare-in-worker.server.ts'
import { defineJob, deleteJobsExcept } from '#app/lib/jobs.server.ts'
import { log } from '#app/lib/log.server.ts'
import { removeLeftovers } from '#app/lib/storage.server.ts'
import { deleteFiles, listStored, readDraft, storeResult } from './draft-files.server.ts'
import { PURGE_MINUTES } from './limits.ts'
import { rehearse } from './rehearse.server.ts'

export const REHEARSE = 'rehearse'

const TRIES = 2
/** Of a process that was killed while it stored the draft. */
const RECEIVING_MINUTES = 5

const jobData = z.object({ id: z.string() })

defineJob({
  name: REHEARSE,
  // Of a job whose process was killed every time as well: the row counts the tries.
  retryLimit: TRIES,
  longestSeconds: 900,
  canWork: () => true,
  run: (data) => runRehearsal(jobData.parse(data).id),
  release: releaseIngestWorker,
})

defineJob({
  name: 'rehearsal-purge',
  cron: `*/${PURGE_MINUTES} * * * *`,
  retryLimit: 2,
  canWork: () => true,
  // Also what ended while no server ran.
  catchUp: purgeRehearsals,
  run: purgeRehearsals,
})

export async function runRehearsal(id: string): Promise<void> {
  const tries = await beginTry(id)
  if (tries === null) return
  if (tries > TRIES) return settle(id, 'failed')
  const failure = await attempt(id)
  if (!failure) return
  if (tries >= TRIES) await settle(id, 'failed')
  // Its message may quote the draft, and would be kept with the job.
  throw new Error(`A rehearsal failed: ${failure.name}`)
}

async function attempt(id: string): Promise<Error | null> {
  try {
    const { draft, bytes } = await readDraft(id)
    const { result, pictures } = await rehearse(draft, bytes)
    await storeResult(id, result, pictures)
    await settle(id, 'ready')
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error()
  }
}

/** Null for a rehearsal that is over or was deleted. */
async function beginTry(id: string): Promise<number | null> {
  const [row] = await db()
    .update(rehearsals)
    .set({ state: 'rendering', tries: sql`${rehearsals.tries} + 1` })
    .where(and(eq(rehearsals.id, id), inArray(rehearsals.state, ['waiting', 'rendering'])))
    .returning({ tries: rehearsals.tries })
  return row?.tries ?? null
}

/** What was deleted in the meantime leaves nothing. */
async function settle(id: string, state: 'ready' | 'failed'): Promise<void> {
  const [kept] = await db()
    .update(rehearsals)
    .set({ state })
    .where(eq(rehearsals.id, id))
    .returning({ id: rehearsals.id })
  if (!kept || state === 'failed') await deleteFiles(id)
}

/** Deletes rehearsals that have ended, files and jobs of those that are gone, and files that were never finished. */
export async function purgeRehearsals(): Promise<void> {
  const isAbandoned = and(
    eq(rehearsals.state, 'receiving'),
    lt(rehearsals.createdAt, sql`now() - make_interval(mins => ${RECEIVING_MINUTES})`),
  )
  const ended = await db()
    .delete(rehearsals)
    .where(or(lte(rehearsals.endsAt, sql`now()`), isAbandoned))
    .returning({ id: rehearsals.id })
  // Listed first: a rehearsal has its row before its files.
  const stored = await listStored()
  const kept = await db().select({ id: rehearsals.id }).from(rehearsals)
  const isKept = new Set(kept.map(({ id }) => id))
  for (const id of stored) if (!isKept.has(id)) await deleteFiles(id)
  await deleteJobsExcept(REHEARSE, kept)
  await removeLeftovers()
  if (ended.length > 0) log.info({ count: ended.length }, 'rehearsals were deleted')
}
