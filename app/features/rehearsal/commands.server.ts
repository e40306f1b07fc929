/** Begins and ends rehearsals. Whoever has the address of one may see and delete it. */
import { eq, inArray, sql } from 'drizzle-orm'
import { db, inTransaction } from '#app/db/client.server.ts'
import { rehearsals } from '#app/db/schema.ts'
import { prepareQueue, sendJob } from '#app/lib/jobs.server.ts'
import { hashOfSecret, newSecret } from '#app/lib/link-secret.server.ts'
import { storeDraft } from './draft-files.server.ts'
import { REHEARSAL_MINUTES, REHEARSALS_MAX, WAITING_MAX } from './limits.ts'
import { purgeRehearsals, REHEARSE } from './rehearsal-jobs.server.ts'
import type { Draft } from './rehearsal.ts'

/** Null while there are as many as there may be. */
export async function startRehearsal(draft: Draft, bytes: Uint8Array): Promise<{ secret: string } | null> {
  await prepareQueue(REHEARSE)
  const { secret, secretHash: id } = newSecret()
  if (!(await reservePlace(id))) return null
  await storeDraft(id, draft, bytes)
  await inTransaction(async (tx) => {
    await tx.update(rehearsals).set({ state: 'waiting' }).where(eq(rehearsals.id, id))
    await sendJob(REHEARSE, { id }, tx)
  })
  return { secret }
}

function reservePlace(id: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    // One after the other, so that there are never more.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('rehearsals'))`)
    const isUnread = inArray(rehearsals.state, ['receiving', 'waiting', 'rendering'])
    const [counts] = await tx
      .select({
        all: sql<number>`count(*)::int`,
        waiting: sql<number>`(count(*) filter (where ${isUnread}))::int`,
      })
      .from(rehearsals)
    if (counts!.all >= REHEARSALS_MAX || counts!.waiting >= WAITING_MAX) return false
    const endsAt = sql`now() + make_interval(mins => ${REHEARSAL_MINUTES})`
    await tx.insert(rehearsals).values({ id, endsAt })
    return true
  })
}

/** Deletes everything of a rehearsal. */
export async function deleteRehearsal(secret: string): Promise<void> {
  const id = hashOfSecret(secret)
  if (!id) return
  await db().delete(rehearsals).where(eq(rehearsals.id, id))
  await purgeRehearsals()
}
