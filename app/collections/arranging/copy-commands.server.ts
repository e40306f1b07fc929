/** Copies of collections: of one's own, with everything in it, and of somebody else's public one. */
import { and, eq, sql } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { limitRate } from '#app/platform/db/rate-limit.server.ts'
import {
  collectionEmails,
  collectionOrigins,
  collections,
  collectionSections,
  collectionShares,
  galleryEmails,
} from '#app/platform/db/schema.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { copy } from '../copy.ts'
import { type Outcome, refused } from '../outcome.ts'
import { insertCollection, withOwnEmails } from '../own-collection.server.ts'
import type { Viewable } from '../policy.ts'
import { isPublicCollection } from '../sharing/viewing.server.ts'

/** Emails that are copied at once, the first ones. */
const COPIED_MAX = 10_000

type Copied = Outcome<{ id: string }>

/** Copies one of the user's own collections, with notes and tags. Nobody else sees the copy. */
export async function duplicateCollection({
  actor,
  id,
  name,
}: {
  actor: Person
  id: string
  name: string
}): Promise<Copied> {
  if (!(await mayCopy(actor))) return refused(RATE_LIMITS.collectionCopy.message)
  return withOwnEmails(actor, id, async (tx, own) => {
    const [source] = await tx.select().from(collections).where(eq(collections.id, own.id))
    const { description, coverEmailId } = source!
    const made = await insertCollection(tx, actor, { name, description, coverEmailId, type: 'emails' })
    if (!made.ok) return made
    const to = made.id
    await tx.execute(sql`
        insert into ${collectionOrigins} (collection_id, origin_id)
        select ${to}, origin_id from ${collectionOrigins} where collection_id = ${own.id}`)
    await tx.execute(sql`
        insert into ${collectionEmails}
          (collection_id, email_id, user_id, position, note, tags, created_at)
        select ${to}, email_id, ${actor.id}, position, note, tags, created_at
        from ${collectionEmails} where collection_id = ${own.id}
        order by position, created_at desc, id limit ${COPIED_MAX}`)
    await copySections(tx, own.id, to)
    return { ok: true, id: to }
  })
}

/** Copies what everybody sees of a public collection: its emails and headings, in their order, and no notes. */
export async function copyPublicCollection({
  actor,
  slug,
  name,
}: {
  actor: Person
  slug: string
  name: string
}): Promise<Copied> {
  if (slug.includes('\0')) return refused(copy.errors.notFound)
  if (!(await mayCopy(actor))) return refused(RATE_LIMITS.collectionCopy.message)
  return inTransaction(async (tx) => {
    // Locked, so that it is public until it is copied.
    const [source] = await tx
      .select({ id: collections.id, userId: collections.userId, coverEmailId: collections.coverEmailId })
      .from(collectionShares)
      .innerJoin(collections, eq(collections.id, collectionShares.collectionId))
      .where(and(eq(collectionShares.slug, slug), isPublicCollection))
      .for('share')
    if (!source) return refused(copy.errors.notFound)
    const { coverEmailId } = source
    const made = await insertCollection(tx, actor, { name, coverEmailId, type: 'emails' })
    if (!made.ok) return made
    const to = made.id
    if (source.userId !== actor.id) {
      await tx.insert(collectionOrigins).values({ collectionId: to, originId: source.id })
    }
    await tx.execute(sql`
      insert into ${collectionEmails} (collection_id, email_id, user_id, position)
      select ${to}, saved.email_id, ${actor.id}, saved.position
      from ${collectionEmails} saved join ${galleryEmails} listed on listed.email_id = saved.email_id
      where saved.collection_id = ${source.id}
      order by saved.position, saved.created_at desc, saved.id limit ${COPIED_MAX}`)
    await copySections(tx, source.id, to)
    return { ok: true, id: to }
  })
}

async function mayCopy({ id }: Person): Promise<boolean> {
  const { points, seconds } = RATE_LIMITS.collectionCopy
  return (await limitRate({ key: `collection copies by:${id}`, points, seconds })).ok
}

async function copySections(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into ${collectionSections} (collection_id, title, position)
    select ${to}, title, position from ${collectionSections} where collection_id = ${from}`)
}

export type Origin = { title: string; displayName: string | null; slug: string }

/** The public collection that this one was copied from; null when there is none, or it is no longer public. */
export async function originOf({ id }: Viewable<{ id: string }>): Promise<Origin | null> {
  const { title, displayName } = collectionShares
  const [row] = await db()
    .select({ title, displayName, slug: sql<string>`${collectionShares.slug}` })
    .from(collectionOrigins)
    .innerJoin(collections, eq(collections.id, collectionOrigins.originId))
    .innerJoin(collectionShares, eq(collectionShares.collectionId, collections.id))
    .where(and(eq(collectionOrigins.collectionId, id), isPublicCollection))
  return row ?? null
}
