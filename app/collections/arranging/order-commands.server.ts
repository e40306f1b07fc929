import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db/client.server.ts'
import { collectionEmails, galleryEmails } from '#app/platform/db/schema.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { copy } from '../copy.ts'
import { type Outcome, refused } from '../outcome.ts'
import { type OwnCollection, withOwnCollection } from '../own-collection.server.ts'
import {
  isBehind,
  OWN_ORDER,
  type Position,
  positionColumns,
  REVERSED_ORDER,
} from '../collection-emails.server.ts'
import { positionFor, type Target } from './item-order.server.ts'
import { sectionAt, sectionsOf } from './section-queries.server.ts'

type Move = { actor: Person; collectionId: string; emailId: string }

/**
 * Moves an email to where the one at `targetPosition` is, counted from 1 among the public emails, and so into its
 * section; what was there makes room towards where the email came from.
 */
export async function moveEmail({
  actor,
  collectionId,
  emailId,
  targetPosition,
}: Move & { targetPosition: number }): Promise<Outcome> {
  return withSave({ actor, collectionId, emailId }, async (tx, own, moved) => {
    const there = await saveAt(tx, own, moved, targetPosition)
    if (!there || there.id === moved.id) return { ok: true }
    return place(tx, own, moved, there.isBehind ? { after: there.id } : { before: there.id })
  })
}

/** Moves an email to the end of a section, or of what stands above the first one; nowhere if it is in there already. */
export async function moveToSection({
  actor,
  collectionId,
  emailId,
  sectionId,
}: Move & { sectionId: string | null }): Promise<Outcome> {
  return withSave({ actor, collectionId, emailId }, async (tx, own, moved) => {
    const sections = await sectionsOf(own, tx)
    const index = sections.findIndex(({ id }) => id === sectionId)
    if (sectionId !== null && index === -1) return refused(copy.errors.notFound)
    if ((sectionAt(sections, moved.position)?.id ?? null) === sectionId) return { ok: true }
    const next = sections[index + 1]
    return place(tx, own, moved, next ? { before: next.id } : 'end')
  })
}

async function withSave(
  { actor, collectionId, emailId }: Move,
  change: (tx: Transaction, own: OwnCollection, moved: Position) => Promise<Outcome>,
): Promise<Outcome> {
  if (!isUuid(emailId)) return refused(copy.errors.notFound)
  return withOwnCollection(actor, collectionId, async (tx, own) => {
    const [moved] = await tx
      .select(positionColumns)
      .from(collectionEmails)
      .where(and(eq(collectionEmails.collectionId, own.id), eq(collectionEmails.emailId, emailId)))
    return moved ? change(tx, own, moved) : refused(copy.errors.emailNotFound)
  })
}

/** The public email at a position, or the last one, and whether it comes after the one that moves. */
async function saveAt(
  tx: Transaction,
  { id }: OwnCollection,
  moved: Position,
  position: number,
): Promise<{ id: string; isBehind: boolean } | undefined> {
  const find = (order: SQL[], offset: number) =>
    tx
      .select({ id: collectionEmails.id, isBehind: sql<boolean>`${isBehind(moved)}` })
      .from(collectionEmails)
      .innerJoin(galleryEmails, eq(galleryEmails.emailId, collectionEmails.emailId))
      .where(eq(collectionEmails.collectionId, id))
      .orderBy(...order)
      .limit(1)
      .offset(offset)
  const [found] = await find(OWN_ORDER, position - 1)
  return found ?? (await find(REVERSED_ORDER, 0))[0]
}

async function place(tx: Transaction, own: OwnCollection, moved: Position, target: Target): Promise<Outcome> {
  const position = await positionFor(tx, own, target, moved.id)
  if (position === null) return refused(copy.errors.notFound)
  await tx.update(collectionEmails).set({ position }).where(eq(collectionEmails.id, moved.id))
  return { ok: true }
}
