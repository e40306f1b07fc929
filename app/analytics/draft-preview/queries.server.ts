import { and, eq, gt, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { draftPreviews } from '#app/platform/db/schema.ts'
import { hashOfSecret } from '#app/platform/lib/link-secret.server.ts'
import { readPicture, readResult } from './draft-files.server.ts'
import { PURGE_MINUTES } from './limits.ts'
import type { DraftPreview } from './draft-preview.ts'

/** `minutesLeft`: the longest time until it is deleted. */
export type FoundDraftPreview = { minutesLeft: number } & (
  | { state: 'waiting'; ahead: number }
  | { state: 'rendering' }
  /** Without a reason where the draft is not the cause. */
  | { state: 'failed'; reason: string | null }
  | { state: 'ready'; draftPreview: DraftPreview }
)

/** Null for a draft preview that never existed or has expired. */
export async function findDraftPreview(secret: string): Promise<FoundDraftPreview | null> {
  const row = await findRow(secret)
  if (!row) return null
  const { id, state, minutesLeft, ahead } = row
  if (state === 'rendering') return { state, minutesLeft }
  if (state === 'failed') return { state, minutesLeft, reason: null }
  if (state !== 'ready') return { state: 'waiting', minutesLeft, ahead }
  const result = await readResult(id)
  return result.ok
    ? { state, minutesLeft, draftPreview: result }
    : { state: 'failed', minutesLeft, reason: result.reason }
}

export async function findPicture(secret: string, name: string): Promise<Uint8Array | null> {
  const row = await findRow(secret)
  return row?.state === 'ready' ? readPicture(row.id, name) : null
}

async function findRow(secret: string) {
  const id = hashOfSecret(secret)
  if (!id) return undefined
  const [row] = await db()
    .select({
      id: draftPreviews.id,
      state: draftPreviews.state,
      minutesLeft: sql<number>`ceil(extract(epoch from ${draftPreviews.endsAt} - now()) / 60)::int + ${PURGE_MINUTES}::int`,
      ahead: sql<number>`(select count(*)::int from ${draftPreviews} as other
        where other.state in ('waiting', 'rendering') and other.created_at < ${draftPreviews.createdAt})`,
    })
    .from(draftPreviews)
    .where(and(eq(draftPreviews.id, id), gt(draftPreviews.endsAt, sql`now()`)))
  return row
}
