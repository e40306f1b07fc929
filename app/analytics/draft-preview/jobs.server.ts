/** Renders drafts and deletes expired draft previews. The log never quotes a draft. */
import { and, eq, inArray, lt, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '#app/platform/db/client.server.ts'
import { draftPreviews } from '#app/platform/db/schema.ts'
import { releaseIngestWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { defineJob, deleteJobsExcept } from '#app/platform/lib/jobs.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { removeLeftovers, storage } from '#app/platform/lib/storage.server.ts'
import { deleteFiles, listStored, readDraft, storeResult } from './draft-files.server.ts'
import { PURGE_MINUTES } from './limits.ts'
import { renderDraft } from './render-draft.server.ts'

export const RENDER_DRAFT = 'render-draft'

const TRIES = 2
/** After this long, the process that received the draft was killed. */
const RECEIVING_MINUTES = 5

const jobData = z.object({ id: z.string() })

defineJob({
  name: RENDER_DRAFT,
  // A job whose process is always killed counts as well: the row counts the tries.
  retryLimit: TRIES,
  longestSeconds: 900,
  run: (data) => runDraftPreview(jobData.parse(data).id),
  release: releaseIngestWorker,
})

defineJob({
  name: 'draft-preview-purge',
  cron: `*/${PURGE_MINUTES} * * * *`,
  retryLimit: 2,
  // Also the previews that ended while no server ran.
  async catchUp() {
    // Drafts were in this folder before version 0.9.
    await storage().deleteAll('rehearsals/')
    await purgeDraftPreviews()
  },
  run: purgeDraftPreviews,
})

export async function runDraftPreview(id: string): Promise<void> {
  const tries = await beginTry(id)
  if (tries === null) return
  if (tries > TRIES) return settle(id, 'failed')
  const failure = await attempt(id)
  if (!failure) return
  if (tries >= TRIES) await settle(id, 'failed')
  // Its message may quote the draft, and would be kept with the job.
  throw new Error(`A draft preview failed: ${failure.name}`)
}

async function attempt(id: string): Promise<Error | null> {
  try {
    const { draft, bytes } = await readDraft(id)
    const { result, pictures } = await renderDraft(draft, bytes)
    await storeResult(id, result, pictures)
    await settle(id, 'ready')
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error()
  }
}

/** Null for a draft preview that has expired or was deleted. */
async function beginTry(id: string): Promise<number | null> {
  const [row] = await db()
    .update(draftPreviews)
    .set({ state: 'rendering', tries: sql`${draftPreviews.tries} + 1` })
    .where(and(eq(draftPreviews.id, id), inArray(draftPreviews.state, ['waiting', 'rendering'])))
    .returning({ tries: draftPreviews.tries })
  return row?.tries ?? null
}

/** A preview that was deleted in the meantime leaves no files. */
async function settle(id: string, state: 'ready' | 'failed'): Promise<void> {
  const [kept] = await db()
    .update(draftPreviews)
    .set({ state })
    .where(eq(draftPreviews.id, id))
    .returning({ id: draftPreviews.id })
  if (!kept || state === 'failed') await deleteFiles(id)
}

export async function purgeDraftPreviews(): Promise<void> {
  const isAbandoned = and(
    eq(draftPreviews.state, 'receiving'),
    lt(draftPreviews.createdAt, sql`now() - make_interval(mins => ${RECEIVING_MINUTES})`),
  )
  const ended = await db()
    .delete(draftPreviews)
    .where(or(lte(draftPreviews.endsAt, sql`now()`), isAbandoned))
    .returning({ id: draftPreviews.id })
  // Listed first, because a draft preview has its row before its files.
  const stored = await listStored()
  const kept = await db().select({ id: draftPreviews.id }).from(draftPreviews)
  const isKept = new Set(kept.map(({ id }) => id))
  for (const id of stored) if (!isKept.has(id)) await deleteFiles(id)
  await deleteJobsExcept(RENDER_DRAFT, kept)
  await removeLeftovers()
  if (ended.length > 0) log.info({ count: ended.length }, 'draft previews were deleted')
}
