/** One email of a collection after another: where it stands, and what comes before and after it. */
import { and, eq, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { brands, collectionEmails, emails } from '#app/platform/db/schema.ts'
import { getEmailPage, isPublic, listByIds } from '#app/gallery/queries.server.ts'
import { headingAbove } from '../arranging/section-queries.server.ts'
import type { Viewable } from '../policy.ts'
import {
  countSaves,
  isBefore,
  isBehind,
  OWN_ORDER,
  positionColumns,
  REVERSED_ORDER,
  savesOf,
} from '../collection-emails.server.ts'

export type Slideshow = NonNullable<Awaited<ReturnType<typeof slideTo>>>

type Shown = Viewable<{ id: string; showsNotes: boolean }>

/** The email of a collection with this slug and its neighbors; null if it is not in there, or not public. */
export async function slideTo(collection: Shown, slug: string) {
  if (slug.includes('\0')) return null
  const [here] = await findSave(collection, slug)
  if (!here) return null
  const [[previous], [next], before, email, section] = await Promise.all([
    savesOf(collection, isBefore(here))
      .orderBy(...REVERSED_ORDER)
      .limit(1),
    savesOf(collection, isBehind(here))
      .orderBy(...OWN_ORDER)
      .limit(1),
    countSaves(collection, isBefore(here)),
    getEmailPage(here.brandSlug, slug),
    headingAbove(collection, here.position),
  ])
  const cards = await listByIds([here, previous, next].flatMap((save) => save?.emailId ?? []))
  const cardOf = (save: { emailId: string } | undefined) =>
    cards.find(({ id }) => id === save?.emailId) ?? null
  const card = cardOf(here)
  if (!email || !card) return null
  return {
    email,
    card,
    note: collection.showsNotes ? here.note : null,
    section,
    previous: cardOf(previous),
    next: cardOf(next),
    position: before + 1,
  }
}

/** The slug of the email that the slideshow begins with. */
export async function firstSlug(collection: Shown): Promise<string | null> {
  const [first] = await savesOf(collection)
    .orderBy(...OWN_ORDER)
    .limit(1)
  const [card] = first ? await listByIds([first.emailId]) : []
  return card?.slug ?? null
}

function findSave({ id }: Shown, slug: string) {
  return db()
    .select({
      ...positionColumns,
      emailId: collectionEmails.emailId,
      slug: emails.slug,
      brandSlug: sql<string>`btrim(${brands.slug})`,
      note: collectionEmails.note,
    })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .innerJoin(collectionEmails, eq(collectionEmails.emailId, emails.id))
    .where(and(eq(collectionEmails.collectionId, id), isPublic, eq(emails.slug, slug)))
}
