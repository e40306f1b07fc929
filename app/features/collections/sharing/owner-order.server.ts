/** The order of a collection's owner, from any email on: by cursor, so that a page of thousands costs what the first does. */
import { and, asc, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { collectionEmails, galleryEmails } from '#app/db/schema.ts'

export const REVERSED_ORDER = [
  desc(collectionEmails.position),
  asc(collectionEmails.createdAt),
  desc(collectionEmails.id),
]

/** Where a saved email stands. The time is text: a JavaScript date would lose its microseconds. */
export type Position = { position: number; savedAt: string; id: string }

export const positionColumns = {
  id: collectionEmails.id,
  position: collectionEmails.position,
  savedAt: sql<string>`${collectionEmails.createdAt}::text`,
}

/** Matches what comes after it. */
export function isBehind({ position, savedAt, id }: Position): SQL {
  const at = sql`${savedAt}::timestamptz`
  const isSame = eq(collectionEmails.position, position)
  return or(
    gt(collectionEmails.position, position),
    and(isSame, lt(collectionEmails.createdAt, at)),
    and(isSame, eq(collectionEmails.createdAt, at), gt(collectionEmails.id, id)),
  )!
}

/** Matches what comes before it. */
export function isBefore({ position, savedAt, id }: Position): SQL {
  const at = sql`${savedAt}::timestamptz`
  const isSame = eq(collectionEmails.position, position)
  return or(
    lt(collectionEmails.position, position),
    and(isSame, gt(collectionEmails.createdAt, at)),
    and(isSame, eq(collectionEmails.createdAt, at), lt(collectionEmails.id, id)),
  )!
}

/**
 * The saves of public emails in a collection. `gallery_emails` has exactly the public ones: with the conditions on emails
 * and brands instead, a young database without statistics began with every email of the gallery.
 */
export function savesOf(collectionId: string, where?: SQL) {
  return db()
    .select({
      ...positionColumns,
      emailId: collectionEmails.emailId,
      note: collectionEmails.note,
      addedBy: collectionEmails.addedBy,
    })
    .from(collectionEmails)
    .innerJoin(galleryEmails, eq(galleryEmails.emailId, collectionEmails.emailId))
    .where(and(eq(collectionEmails.collectionId, collectionId), where))
    .$dynamic()
}

export async function countSaves(collectionId: string, where: SQL): Promise<number> {
  const [row] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(collectionEmails)
    .innerJoin(galleryEmails, eq(galleryEmails.emailId, collectionEmails.emailId))
    .where(and(eq(collectionEmails.collectionId, collectionId), where))
  return row!.count
}
