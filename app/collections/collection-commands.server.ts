import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { db, inTransaction } from '#app/platform/db/client.server.ts'
import { collections } from '#app/platform/db/schema.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { defineJob } from '#app/platform/lib/jobs.server.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { copy } from './copy.ts'
import { type Outcome, refused } from './outcome.ts'
import { checkRoom, insertCollection, isEditable, withOwnCollection } from './own-collection.server.ts'
import type { ChangedCollection, NewCollection } from './schema.ts'
import { slugify } from '#app/platform/lib/slugify.ts'

/** How long a deletion can be undone. The button is offered for ten seconds; the rest is for slow connections. */
const UNDO_SECONDS = 60

const undoableSince = sql`now() - make_interval(secs => ${UNDO_SECONDS})`

defineJob({
  name: 'collection-cleanup',
  cron: '0 * * * *',
  retryLimit: 2,
  run: purgeDeleted,
})

export function createCollection({ actor, input }: { actor: Person; input: NewCollection }) {
  return inTransaction((tx) => insertCollection(tx, actor, input))
}

type Change = { actor: Person; id: string }

export function updateCollection({
  actor,
  id,
  input,
}: Change & { input: ChangedCollection }): Promise<Outcome> {
  return setOn(actor, id, { ...input, slug: slugify(input.name) })
}

/** Hides the collection at once; `restoreCollection` brings it back for a minute, then it is deleted for good. */
export async function deleteCollection({ actor, id }: Change): Promise<Outcome> {
  await purgeDeleted()
  return setOn(actor, id, { deletedAt: sql`now()` })
}

function setOn(actor: Person, id: string, values: PgUpdateSetSource<typeof collections>): Promise<Outcome> {
  return withOwnCollection(
    actor,
    id,
    async (tx, own) => {
      await tx.update(collections).set(values).where(eq(collections.id, own.id))
      return { ok: true }
    },
    isEditable,
  )
}

export async function restoreCollection({ actor, id }: Change): Promise<Outcome> {
  if (!isUuid(id)) return refused(copy.errors.notFound)
  return inTransaction(async (tx) => {
    const room = await checkRoom(tx, actor)
    if (!room.ok) return room
    const isUndoable = gt(collections.deletedAt, undoableSince)
    const restored = await tx
      .update(collections)
      .set({ deletedAt: null })
      .where(and(eq(collections.id, id), eq(collections.userId, actor.id), isUndoable))
      .returning({ id: collections.id })
    return restored.length > 0 ? { ok: true } : refused(copy.remove.tooLate)
  })
}

/** Deletes for good what can no longer be restored, whoever owned it. */
async function purgeDeleted(): Promise<void> {
  await db()
    .delete(collections)
    .where(and(isNotNull(collections.deletedAt), lt(collections.deletedAt, undoableSince)))
}
