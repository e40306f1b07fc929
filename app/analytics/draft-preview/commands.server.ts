/** Starts and deletes draft previews. Everyone who has the link of one may see and delete it. */
import { eq, inArray, sql } from 'drizzle-orm'
import { db, inTransaction, lockName } from '#app/platform/db/client.server.ts'
import { draftPreviews } from '#app/platform/db/schema.ts'
import { prepareQueue, sendJob } from '#app/platform/lib/jobs.server.ts'
import { hashOfSecret, newSecret } from '#app/platform/lib/link-secret.server.ts'
import { storeDraft } from './draft-files.server.ts'
import { DRAFT_PREVIEW_MINUTES, DRAFT_PREVIEWS_MAX, WAITING_MAX } from './limits.ts'
import { purgeDraftPreviews, RENDER_DRAFT } from './jobs.server.ts'
import type { Draft } from './draft-preview.ts'

/** Null while the maximum number of drafts is in progress. */
export async function startDraftPreview(draft: Draft, bytes: Uint8Array): Promise<{ secret: string } | null> {
  await prepareQueue(RENDER_DRAFT)
  const { secret, secretHash: id } = newSecret()
  if (!(await reservePlace(id))) return null
  await storeDraft(id, draft, bytes)
  await inTransaction(async (tx) => {
    await tx.update(draftPreviews).set({ state: 'waiting' }).where(eq(draftPreviews.id, id))
    await sendJob(RENDER_DRAFT, { id }, tx)
  })
  return { secret }
}

function reservePlace(id: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    // One after the other, so that the maximum is kept.
    await lockName(tx, 'draft previews')
    const isUnread = inArray(draftPreviews.state, ['receiving', 'waiting', 'rendering'])
    const [counts] = await tx
      .select({
        all: sql<number>`count(*)::int`,
        waiting: sql<number>`(count(*) filter (where ${isUnread}))::int`,
      })
      .from(draftPreviews)
    if (counts!.all >= DRAFT_PREVIEWS_MAX || counts!.waiting >= WAITING_MAX) return false
    const endsAt = sql`now() + make_interval(mins => ${DRAFT_PREVIEW_MINUTES})`
    await tx.insert(draftPreviews).values({ id, endsAt })
    return true
  })
}

export async function deleteDraftPreview(secret: string): Promise<void> {
  const id = hashOfSecret(secret)
  if (!id) return
  await db().delete(draftPreviews).where(eq(draftPreviews.id, id))
  await purgeDraftPreviews()
}
