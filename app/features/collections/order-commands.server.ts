import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/client.server.ts'
import { brands, collectionEmails, emails } from '#app/db/schema.ts'
import { isPublic } from '#app/features/gallery/queries.server.ts'
import type { Person } from '#app/lib/authorized.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { copy } from './copy.ts'
import { type Outcome, refused } from './outcome.ts'
import { type OwnCollection, withOwnCollection } from './own-collection.server.ts'
import { positionBetween, STEP } from './positions.ts'
import { OWN_ORDER } from './queries.server.ts'

/**
 * Moves an email within its collection. `targetPosition` counts from 1 among the public emails; `position` is the stored sort key.
 */
export async function moveEmail(given: {
  actor: Person
  collectionId: string
  emailId: string
  targetPosition: number
}): Promise<Outcome> {
  const { actor, collectionId, emailId, targetPosition } = given
  if (!isUuid(emailId)) return refused(copy.errors.notFound)
  return withOwnCollection(actor, collectionId, async (tx, own) => {
    const nextId = await emailAt(tx, own, { targetPosition, except: emailId })
    const position =
      (await positionBefore(tx, own, emailId, nextId)) ??
      (await renumber(tx, own), await positionBefore(tx, own, emailId, nextId))
    if (position === null) return refused(copy.errors.notFound)
    const moved = await tx
      .update(collectionEmails)
      .set({ position })
      .where(and(eq(collectionEmails.collectionId, own.id), eq(collectionEmails.emailId, emailId)))
      .returning({ id: collectionEmails.id })
    return moved.length > 0 ? { ok: true } : refused(copy.errors.emailNotFound)
  })
}

/** The public email now at `targetPosition`, not counting the moved one; null past the end. */
async function emailAt(
  tx: Transaction,
  { id }: OwnCollection,
  { targetPosition, except }: { targetPosition: number; except: string },
): Promise<string | null> {
  const [found] = await tx
    .select({ id: collectionEmails.emailId })
    .from(collectionEmails)
    .innerJoin(emails, eq(emails.id, collectionEmails.emailId))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(eq(collectionEmails.collectionId, id), ne(emails.id, except), isPublic))
    .orderBy(...OWN_ORDER)
    .limit(1)
    .offset(targetPosition - 1)
  return found?.id ?? null
}

/** A free position before another email, or after the last; null when there is no gap or that email is gone. */
async function positionBefore(
  tx: Transaction,
  { id }: OwnCollection,
  emailId: string,
  nextId: string | null,
): Promise<number | null> {
  const { position } = collectionEmails
  const others = and(eq(collectionEmails.collectionId, id), ne(collectionEmails.emailId, emailId))
  if (nextId === null) {
    const [last] = await tx
      .select({ position: sql<number | null>`max(${position})::int` })
      .from(collectionEmails)
      .where(others)
    return positionBetween(last?.position ?? null, null)
  }
  const [next] = await tx
    .select({ position })
    .from(collectionEmails)
    .where(and(others, eq(collectionEmails.emailId, nextId)))
  if (!next) return null
  const [around] = await tx
    .select({
      previous: sql<number | null>`(max(${position}) filter (where ${position} < ${next.position}))::int`,
      here: sql<number>`(count(*) filter (where ${position} = ${next.position}))::int`,
    })
    .from(collectionEmails)
    .where(others)
  // There is no gap between emails that share a position.
  return around!.here > 1 ? null : positionBetween(around!.previous, next.position)
}

/** Renumbers the positions of a collection with gaps between them; the order stays. */
async function renumber(tx: Transaction, { id }: OwnCollection): Promise<void> {
  await tx.execute(sql`
    update ${collectionEmails} set position = renumbered.position
    from (
      select id, (row_number() over (order by position, created_at desc, id))::int * ${STEP}::int as position
      from ${collectionEmails} where collection_id = ${id}
    ) as renumbered
    where ${collectionEmails.id} = renumbered.id`)
}
