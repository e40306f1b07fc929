import { and, eq, gt, sql } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { rehearsals } from '#app/db/schema.ts'
import { hashOfSecret } from '#app/lib/link-secret.server.ts'
import { readPicture, readResult } from './draft-files.server.ts'
import { PURGE_MINUTES } from './limits.ts'
import type { Rehearsed } from './rehearsal.ts'

/** `minutesLeft`: until it is deleted, at most. */
export type Rehearsal = { minutesLeft: number } & (
  | { state: 'waiting'; ahead: number }
  | { state: 'rendering' }
  /** Without a reason where it was not the draft's fault. */
  | { state: 'failed'; reason: string | null }
  | { state: 'ready'; rehearsed: Rehearsed }
)

/** Null where there is none, or no longer. */
export async function findRehearsal(secret: string): Promise<Rehearsal | null> {
  const row = await findRow(secret)
  if (!row) return null
  const { id, state, minutesLeft, ahead } = row
  if (state === 'rendering') return { state, minutesLeft }
  if (state === 'failed') return { state, minutesLeft, reason: null }
  if (state !== 'ready') return { state: 'waiting', minutesLeft, ahead }
  const result = await readResult(id)
  return result.ok
    ? { state, minutesLeft, rehearsed: result }
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
      id: rehearsals.id,
      state: rehearsals.state,
      minutesLeft: sql<number>`ceil(extract(epoch from ${rehearsals.endsAt} - now()) / 60)::int + ${PURGE_MINUTES}::int`,
      ahead: sql<number>`(select count(*)::int from ${rehearsals} as other
        where other.state in ('waiting', 'rendering') and other.created_at < ${rehearsals.createdAt})`,
    })
    .from(rehearsals)
    .where(and(eq(rehearsals.id, id), gt(rehearsals.endsAt, sql`now()`)))
  return row
}
