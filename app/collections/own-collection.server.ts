import { and, eq, isNull, not, or, sql } from 'drizzle-orm'
import { isSuspended } from '#app/accounts/people/suspension.ts'
import { inTransaction, lockName, type Transaction } from '#app/platform/db/client.server.ts'
import { collectionMembers, collections } from '#app/platform/db/schema.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { slugify } from '#app/platform/lib/slugify.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { copy } from './copy.ts'
import { type Outcome, refused } from './outcome.ts'
import { type Addable, asAddable, asOwn, type Own } from './policy.ts'
import { COLLECTIONS_MAX } from './limits.ts'
import type { CollectionType } from './schema.ts'

export type OwnCollection = Own<{ id: string; userId: string; type: CollectionType; slug: string }>

/**
 * Changes a collection of `actor` with its row locked, so that changes run one after another and none reaches a
 * collection being deleted. A missing collection, another user's and one that `accepts` rejects are refused alike.
 */
export async function withOwnCollection<T extends object>(
  actor: Person,
  id: string,
  change: (tx: Transaction, collection: OwnCollection) => Promise<Outcome<T>>,
  accepts: (collection: OwnCollection) => boolean = () => true,
): Promise<Outcome<T>> {
  if (!isUuid(id)) return refused(copy.errors.notFound)
  return inTransaction(async (tx) => {
    const [row] = await tx
      .select({
        id: collections.id,
        userId: collections.userId,
        type: collections.type,
        slug: collections.slug,
      })
      .from(collections)
      // Also selected by owner, so that nobody locks another user's row.
      .where(and(eq(collections.id, id), eq(collections.userId, actor.id), isNull(collections.deletedAt)))
      .for('update')
    const collection = row ? asOwn(actor, row.userId, row) : null
    return collection && accepts(collection) ? change(tx, collection) : refused(copy.errors.notFound)
  })
}

/** Like `withOwnCollection`, only for collections of emails. */
export function withOwnEmails<T extends object>(
  actor: Person,
  id: string,
  change: (tx: Transaction, collection: OwnCollection) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return withOwnCollection(actor, id, change, ({ type }) => type === 'emails')
}

/** Like `withOwnCollection`, also for people who were invited to add emails. */
export async function withAddableCollection<T extends object>(
  actor: Person,
  id: string,
  change: (tx: Transaction, collection: Addable<{ id: string; userId: string }>) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  if (!isUuid(id)) return refused(copy.errors.notFound)
  const mayAdd = sql<boolean>`exists (
    select from ${collectionMembers} member
    where member.collection_id = ${collections.id} and member.user_id = ${actor.id} and member.may_add
  )`
  return inTransaction(async (tx) => {
    const [row] = await tx
      .select({ id: collections.id, userId: collections.userId, mayAdd })
      .from(collections)
      .where(
        and(
          eq(collections.id, id),
          eq(collections.type, 'emails'),
          isNull(collections.deletedAt),
          or(eq(collections.userId, actor.id), mayAdd),
          not(isSuspended(collections.userId)),
        ),
      )
      .for('update')
    const collection = row ? asAddable(actor, { ownerId: row.userId, mayAdd: row.mayAdd }, row) : null
    return collection ? change(tx, collection) : refused(copy.errors.notFound)
  })
}

type NewRow = Omit<typeof collections.$inferInsert, 'userId' | 'slug'>

/** Every collection is created here, so that no user owns more than the limit. */
export async function insertCollection(
  tx: Transaction,
  actor: Person,
  row: NewRow,
): Promise<Outcome<{ id: string }>> {
  const room = await checkRoom(tx, actor)
  if (!room.ok) return room
  const [made] = await tx
    .insert(collections)
    .values({ ...row, slug: slugify(row.name), userId: actor.id })
    .returning({ id: collections.id })
  return { ok: true, id: made!.id }
}

export async function checkRoom(tx: Transaction, actor: Person): Promise<Outcome> {
  await lockCollections(tx, actor)
  const own = and(eq(collections.userId, actor.id), isNull(collections.deletedAt))
  const count = await tx.$count(collections, own)
  return count < COLLECTIONS_MAX ? { ok: true } : refused(copy.errors.many(COLLECTIONS_MAX))
}

/** Collections are counted by one transaction at a time, so that two at once cannot pass the limit together. */
export async function lockCollections(tx: Transaction, { id }: Person): Promise<void> {
  await lockName(tx, `collections of ${id}`)
}

/** The reserved collection of followed brands cannot be renamed, deleted or added to by hand. */
export function isEditable({ slug }: { slug: string }): boolean {
  return slug !== copy.reserved.name
}
