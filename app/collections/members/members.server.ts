/** The members of a collection: who they are for its owner, and what they see of it. */
import { and, desc, eq, isNull, not, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { collectionMembers, collections, collectionShares, users } from '#app/platform/db/schema.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { isSuspended } from '#app/accounts/people/suspension.ts'
import { copy } from '../copy.ts'
import { type Outcome, refused } from '../outcome.ts'
import { withOwnEmails } from '../own-collection.server.ts'
import { asMember, type Own, type Viewable } from '../policy.ts'
import { type CollectionSummary, firstThumbnails, THUMBNAILS_SHOWN } from '../queries.server.ts'
import { sharedColumns, type SharedCollection } from '../sharing/viewing.server.ts'

export type Member = { id: string; name: string; email: string; mayAdd: boolean }

/** In the order in which they joined. */
export function listMembers({ id }: Own<{ id: string }>): Promise<Member[]> {
  return db()
    .select({ id: users.id, name: users.name, email: users.email, mayAdd: collectionMembers.mayAdd })
    .from(collectionMembers)
    .innerJoin(users, eq(users.id, collectionMembers.userId))
    .where(eq(collectionMembers.collectionId, id))
    .orderBy(collectionMembers.createdAt, users.id)
}

type Membership = { actor: Person; id: string }

/** The emails they added stay. */
export function removeMember({ actor, id, memberId }: Membership & { memberId: string }): Promise<Outcome> {
  return withOwnEmails(actor, id, async (tx, own) => {
    if (!isUuid(memberId)) return refused(copy.errors.notFound)
    await tx
      .delete(collectionMembers)
      .where(and(eq(collectionMembers.collectionId, own.id), eq(collectionMembers.userId, memberId)))
    return { ok: true }
  })
}

export async function leaveCollection({ actor, id }: Membership): Promise<Outcome> {
  if (!isUuid(id)) return refused(copy.errors.notFound)
  const left = await db()
    .delete(collectionMembers)
    .where(and(eq(collectionMembers.collectionId, id), eq(collectionMembers.userId, actor.id)))
    .returning({ id: collectionMembers.userId })
  return left.length > 0 ? { ok: true } : refused(copy.errors.notFound)
}

/** Another user's collection, for a member of it. Members who may add emails also see the notes. */
export async function findAsMember(
  actor: Person | null,
  id: string,
): Promise<Viewable<SharedCollection> | null> {
  if (!actor || !isUuid(id)) return null
  const [row] = await membershipsWhere(actor, eq(collections.id, id))
  if (!row) return null
  const { shared, mayAdd } = row
  const right = mayAdd ? 'editor' : 'viewer'
  return asMember(row, actor, { ...shared, right, showsNotes: shared.showsNotes || mayAdd })
}

/** The collections that others share with this user, those they joined last first. */
export async function listSharedWith(actor: Person): Promise<CollectionSummary[]> {
  const rows = await membershipsWhere(actor).orderBy(desc(collectionMembers.createdAt), collections.id)
  const thumbnails = await firstThumbnails(
    rows.map(({ shared }) => shared.id),
    THUMBNAILS_SHOWN,
  )
  return rows.map(({ shared: { id, title, introduction, emailCount, changedAt }, joinedAt, owner }) => ({
    id,
    name: title,
    description: introduction,
    type: 'emails',
    isReserved: false,
    createdAt: joinedAt,
    emailCount,
    brandCount: 0,
    shared: 'private',
    owner,
    changedAt,
    thumbnails: thumbnails.get(id) ?? [],
    brandTiles: [],
  }))
}

function membershipsWhere(actor: Person, where = sql`true`) {
  return db()
    .select({
      userId: collectionMembers.userId,
      mayAdd: collectionMembers.mayAdd,
      joinedAt: collectionMembers.createdAt,
      owner: sql<string>`coalesce(${collectionShares.displayName}, ${users.name})`,
      shared: sharedColumns,
    })
    .from(collectionMembers)
    .innerJoin(collections, eq(collections.id, collectionMembers.collectionId))
    .innerJoin(collectionShares, eq(collectionShares.collectionId, collections.id))
    .innerJoin(users, eq(users.id, collections.userId))
    .where(
      and(
        eq(collectionMembers.userId, actor.id),
        isNull(collections.deletedAt),
        isNull(collectionShares.hiddenAt),
        not(isSuspended(collections.userId)),
        where,
      ),
    )
    .$dynamic()
}
