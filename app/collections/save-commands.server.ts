import { and, desc, eq, exists, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { brands, collectionEmails, collectionMembers, collections, emails } from '#app/platform/db/schema.ts'
import { isPublic } from '#app/gallery/queries.server.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { copy } from './copy.ts'
import { noteCopy } from './note-copy.ts'
import { haveRoom } from './note-commands.server.ts'
import type { SavedIn } from './queries.server.ts'
import type { SavedNote } from './schema.ts'
import { topPosition } from './arranging/item-order.server.ts'
import { type Outcome, refused } from './outcome.ts'
import { withAddableCollection } from './own-collection.server.ts'

const { errors } = copy

type Save = { actor: Person; emailId: string; collectionId: string }

/**
 * Adds an email at the top of a collection. Saving it there again changes nothing but the note, if there is a new one;
 * who was invited changes only notes of what they added.
 */
export async function saveEmail({
  actor,
  emailId,
  collectionId,
  note = null,
  mayWait = false,
}: Save & {
  note?: string | null
  /** Also an email that is not public yet: it appears once it is. */
  mayWait?: boolean
}): Promise<Outcome> {
  if (!isUuid(collectionId)) return refused(copy.picker.noChoice)
  if (!isUuid(emailId)) return refused(errors.emailNotFound)
  return withAddableCollection(actor, collectionId, async (tx, collection) => {
    const { id, userId } = collection
    if (!mayWait && !(await isPublicEmail(tx, emailId))) return refused(errors.emailNotFound)
    const position = await topPosition(tx, collection)
    const addedBy = actor.id === userId ? null : actor.id
    await tx
      .insert(collectionEmails)
      .values({ collectionId: id, emailId, userId, addedBy, position, note })
      .onConflictDoUpdate({
        target: [collectionEmails.collectionId, collectionEmails.emailId],
        set: { note },
        setWhere: and(
          sql`excluded.note is not null`,
          addedBy === null ? undefined : eq(collectionEmails.addedBy, addedBy),
        ),
      })
    return { ok: true }
  })
}

/** A removed save, with what undo needs to restore it to its position. */
export type RemovedSave = SavedNote & {
  collectionId: string
  position: number
  savedAt: Date
  /** The member who added it; null for the owner. */
  addedBy: string | null
}

/** The response of `/saved-emails/:emailId` to the buttons of a page. */
export type SaveResponse =
  | { ok: true; savedIn: SavedIn[]; removed?: RemovedSave[] }
  | { ok: false; message: string; signIn?: boolean }

type Removal = { actor: Person; emailId: string; from: 'last' | 'all' | (string & {}) }

/** Removes an email from one collection of this user, from the one it was saved to last, or from all. */
export async function removeSaves({
  actor,
  emailId,
  from,
}: Removal): Promise<Outcome<{ removed: RemovedSave[] }>> {
  if (!isUuid(emailId)) return refused(errors.emailNotFound)
  if (from !== 'last' && from !== 'all' && !isUuid(from)) return refused(errors.notFound)
  const saves = db()
    .select({ id: collectionEmails.id })
    .from(collectionEmails)
    .innerJoin(collections, eq(collections.id, collectionEmails.collectionId))
    .where(
      and(
        eq(collectionEmails.userId, actor.id),
        eq(collectionEmails.emailId, emailId),
        isNull(collections.deletedAt),
        isUuid(from) ? eq(collections.id, from) : undefined,
      ),
    )
    .orderBy(desc(collectionEmails.createdAt), desc(collectionEmails.id))
    .$dynamic()
  const removed = await db()
    .delete(collectionEmails)
    .where(inArray(collectionEmails.id, from === 'last' ? saves.limit(1) : saves))
    .returning({
      collectionId: collectionEmails.collectionId,
      position: collectionEmails.position,
      savedAt: collectionEmails.createdAt,
      note: collectionEmails.note,
      tags: collectionEmails.tags,
      addedBy: collectionEmails.addedBy,
    })
  return { ok: true, removed }
}

/** Removes an email that this user added to somebody else's collection. */
export async function takeBack({ actor, emailId, collectionId }: Save): Promise<Outcome> {
  if (!isUuid(emailId) || !isUuid(collectionId)) return refused(errors.notFound)
  const removed = await db()
    .delete(collectionEmails)
    .where(
      and(
        eq(collectionEmails.collectionId, collectionId),
        eq(collectionEmails.emailId, emailId),
        eq(collectionEmails.addedBy, actor.id),
        isMemberOf(actor),
      ),
    )
    .returning({ id: collectionEmails.id })
  return removed.length > 0 ? { ok: true } : refused(errors.notFound)
}

/** Emails added by a former member belong to the owner. */
function isMemberOf({ id }: Person): SQL {
  return exists(
    db()
      .select({ id: collectionMembers.userId })
      .from(collectionMembers)
      .where(
        and(
          eq(collectionMembers.collectionId, collectionEmails.collectionId),
          eq(collectionMembers.userId, id),
        ),
      ),
  )
}

type Restoration = { actor: Person; emailId: string; saves: RemovedSave[] }

/** Undo: restores the saves to their positions, in the collections that this user still has. */
export async function restoreSaves({ actor, emailId, saves }: Restoration): Promise<Outcome> {
  const wanted = saves.filter(({ collectionId }) => isUuid(collectionId))
  if (!isUuid(emailId) || wanted.length === 0) return refused(errors.notFound)
  return inTransaction(async (tx) => {
    if (!(await isPublicEmail(tx, emailId))) return refused(errors.emailNotFound)
    const own = await tx
      .select({ id: collections.id })
      .from(collections)
      .where(
        and(
          eq(collections.userId, actor.id),
          inArray(
            collections.id,
            wanted.map(({ collectionId }) => collectionId),
          ),
          eq(collections.type, 'emails'),
          isNull(collections.deletedAt),
        ),
      )
      .for('update')
    const ids = new Set(own.map(({ id }) => id))
    const rows = wanted
      .filter(({ collectionId }) => ids.has(collectionId))
      .map(({ savedAt, addedBy, ...save }) => ({
        ...save,
        emailId,
        userId: actor.id,
        createdAt: savedAt,
        addedBy: sql`(
          select user_id from ${collectionMembers} where collection_id = ${save.collectionId} and user_id = ${addedBy}
        )`,
      }))
    if (rows.length === 0) return refused(errors.notFound)
    const tags = rows.flatMap((row) => row.tags)
    if (!(await haveRoom(tx, actor, { tags }))) return refused(noteCopy.errors.manyOwnTags)
    await tx.insert(collectionEmails).values(rows).onConflictDoNothing()
    return { ok: true }
  })
}

async function isPublicEmail(tx: Transaction, emailId: string): Promise<boolean> {
  const [email] = await tx
    .select({ id: emails.id })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(eq(emails.id, emailId), isPublic))
  return email !== undefined
}
