import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db/client.server.ts'
import { collectionEmails, collectionSections } from '#app/platform/db/schema.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { copy } from '../copy.ts'
import { type Outcome, refused } from '../outcome.ts'
import { type OwnCollection, withOwnEmails } from '../own-collection.server.ts'
import { savesOf } from '../collection-emails.server.ts'
import { positionFor, renumber } from './item-order.server.ts'
import { sectionCopy } from './section-copy.ts'
import { sectionsOf } from './section-queries.server.ts'
import { type NewSection, SECTIONS_MAX } from './section-schema.ts'

type Change = { actor: Person; id: string }

/** Adds a heading above an email, or at the end. */
export function addSection({ actor, id, input }: Change & { input: NewSection }): Promise<Outcome> {
  return withOwnEmails(actor, id, async (tx, own) => {
    const count = await tx.$count(collectionSections, eq(collectionSections.collectionId, own.id))
    if (count >= SECTIONS_MAX) return refused(sectionCopy.errors.many)
    const { title, emailId } = input
    const [first] = emailId ? await savesOf(own, eq(collectionEmails.emailId, emailId), tx) : []
    if (emailId && !first) return refused(copy.errors.emailNotFound)
    const position = await positionFor(tx, own, first ? { before: first.id } : 'end')
    await tx.insert(collectionSections).values({ collectionId: own.id, title, position: position! })
    return { ok: true }
  })
}

type SectionChange = Change & { sectionId: string }

export function renameSection({ title, ...change }: SectionChange & { title: string }): Promise<Outcome> {
  return withSection(change, async (tx, _, isSection) => {
    await tx.update(collectionSections).set({ title }).where(isSection)
    return { ok: true }
  })
}

/** Removes the heading; its emails belong to the section above from then on. */
export function removeSection(change: SectionChange): Promise<Outcome> {
  return withSection(change, async (tx, _, isSection) => {
    await tx.delete(collectionSections).where(isSection)
    return { ok: true }
  })
}

/** Swaps a section with the one above or below it, emails included. */
export function moveSection({ by, ...change }: SectionChange & { by: 1 | -1 }): Promise<Outcome> {
  return withSection(change, async (tx, own) => {
    const sections = await sectionsOf(own, tx)
    const ordinal = sections.findIndex(({ id }) => id === change.sectionId) + 1
    const other = ordinal + by
    if (other >= 1 && other <= sections.length) await renumber(tx, own, [ordinal, other])
    return { ok: true }
  })
}

function withSection(
  { actor, id, sectionId }: SectionChange,
  change: (tx: Transaction, own: OwnCollection, isSection: ReturnType<typeof and>) => Promise<Outcome>,
): Promise<Outcome> {
  return withOwnEmails(actor, id, async (tx, own) => {
    if (!isUuid(sectionId)) return refused(copy.errors.notFound)
    const isSection = and(eq(collectionSections.id, sectionId), eq(collectionSections.collectionId, own.id))
    return (await tx.$count(collectionSections, isSection)) > 0
      ? change(tx, own, isSection)
      : refused(copy.errors.notFound)
  })
}
