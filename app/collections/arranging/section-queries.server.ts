import { and, count, desc, eq, lte, sql } from 'drizzle-orm'
import { db, type Transaction } from '#app/platform/db/client.server.ts'
import { collectionEmails, collectionSections, galleryEmails } from '#app/platform/db/schema.ts'
import type { Viewable } from '../policy.ts'
import type { Section } from './section-schema.ts'

type PlacedSection = Section & { position: number }

export function sectionsOf(
  { id }: Viewable<{ id: string }>,
  tx: Pick<Transaction, 'select'> = db(),
): Promise<PlacedSection[]> {
  const { title, position } = collectionSections
  return tx
    .select({ id: collectionSections.id, title, position })
    .from(collectionSections)
    .where(eq(collectionSections.collectionId, id))
    .orderBy(position, collectionSections.id)
}

/** The section at a position; undefined above the first. */
export function sectionAt(sections: PlacedSection[], position: number): PlacedSection | undefined {
  return sections.findLast((section) => section.position <= position)
}

/** The section of each of these emails, by the id of the email; of none above the first. */
export async function sectionsOfEmails(
  collection: Viewable<{ id: string }>,
  saves: { emailId: string; position: number }[],
): Promise<Record<string, Section>> {
  const placed = await sectionsOf(collection)
  // The same object for all emails of a section, which is then sent once.
  const sections = placed.map(({ id, title, position }) => ({ section: { id, title }, position }))
  const found = saves.flatMap(({ emailId, position }) => {
    const at = sections.findLast((one) => one.position <= position)
    return at ? [[emailId, at.section] as const] : []
  })
  return Object.fromEntries(found)
}

export async function headingAbove(
  { id }: Viewable<{ id: string }>,
  position: number,
): Promise<string | null> {
  const [row] = await db()
    .select({ title: collectionSections.title })
    .from(collectionSections)
    .where(and(eq(collectionSections.collectionId, id), lte(collectionSections.position, position)))
    .orderBy(desc(collectionSections.position), desc(collectionSections.id))
    .limit(1)
  return row?.title ?? null
}

export type CountedSection = Section & { emailCount: number }

export function countSections({ id }: Viewable<{ id: string }>): Promise<CountedSection[]> {
  const { title, position } = collectionSections
  const sections = db()
    .select({
      id: collectionSections.id,
      title,
      position,
      next: sql<number | null>`lead(${position}) over (order by ${position}, ${collectionSections.id})`.as(
        'next',
      ),
    })
    .from(collectionSections)
    .where(eq(collectionSections.collectionId, id))
    .as('sections')
  const belongs = sql`${collectionEmails.collectionId} = ${id} and ${collectionEmails.position} >= ${sections.position}
    and (${sections.next} is null or ${collectionEmails.position} < ${sections.next})`
  return db()
    .select({ id: sections.id, title: sections.title, emailCount: count(galleryEmails.emailId) })
    .from(sections)
    .leftJoin(collectionEmails, belongs)
    .leftJoin(galleryEmails, eq(galleryEmails.emailId, collectionEmails.emailId))
    .groupBy(sections.id, sections.title, sections.position)
    .orderBy(sections.position, sections.id)
}
