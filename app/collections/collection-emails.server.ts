/** The emails of a collection, in the owner's order or another, as its owner, a member or anybody with a link sees them. */
import { and, asc, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm'
import { db, type Transaction } from '#app/platform/db/client.server.ts'
import { collectionEmails, emails, galleryEmails, users } from '#app/platform/db/schema.ts'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { listByIds } from '#app/gallery/queries.server.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { sectionsOfEmails } from './arranging/section-queries.server.ts'
import type { Section } from './arranging/section-schema.ts'
import type { Viewable } from './policy.ts'
import { COLLECTION_PAGE } from './limits.ts'
import type { CollectionSort, SavedNote } from './schema.ts'

/** What a viewer may do: everything, add emails, or look with and without an account. */
export type Right = 'owner' | 'editor' | 'viewer' | 'public'

/** A collection and what its viewer may see of it. */
export type Seen = Viewable<{ id: string; right: Right; showsNotes: boolean }>

/** What stands under a card. Tags and names of members are for the owner only. */
export type CardNote = SavedNote & {
  /** The name of the member who added it. */
  addedBy: string | null
  /** The member who asks has added it. */
  isOwnAddition: boolean
}

export type CollectionEmails = {
  emails: EmailCard[]
  /** By the id of the email, of those about which something is known. */
  notes: Record<string, CardNote>
  /** In the owner's order: by the id of the email; of none above the first section. */
  sections: Record<string, Section>
  /** The query of the next page. */
  next: string | null
}

/** From an email on, in the owner's order; or by offset, because other orders and positions have no cursor. */
type Start = { after?: string | null; limit?: number } | { sort: CollectionSort; from: number }

/** A page of it. If the email of the cursor is no longer there, it starts at the beginning. */
export async function listCollectionEmails(
  seen: Seen,
  start: Start = {},
  viewer?: Person,
): Promise<CollectionEmails> {
  const { sort, from, after, limit } = {
    sort: 'own',
    from: 0,
    after: null,
    limit: COLLECTION_PAGE,
    ...start,
  } as const
  const cursor = after ? await positionOf(seen, after) : null
  const rows = await savesOf(seen, cursor ? isBehind(cursor) : undefined)
    .orderBy(...ORDERS[sort])
    .limit(limit + 1)
    .offset(from)
  const shown = rows.slice(0, limit)
  const notes = shown.map((save) => [save.emailId, noteFor(seen, save, viewer)] as const)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    emails: await listByIds(shown.map(({ emailId }) => emailId)),
    notes: Object.fromEntries(notes.filter(([, note]) => isKnown(note))),
    sections: sort === 'own' ? await sectionsOfEmails(seen, shown) : {},
    next: last ? ('from' in start ? `?sort=${sort}&from=${from + limit}` : `?after=${last.emailId}`) : null,
  }
}

function noteFor({ right, showsNotes }: Seen, save: Save, viewer?: Person): CardNote {
  const { note, tags, addedBy, addedById } = save
  if (right === 'owner') return { note, tags, addedBy, isOwnAddition: false }
  const isOwnAddition = viewer !== undefined && addedById === viewer.id
  return { note: showsNotes ? note : null, tags: [], addedBy: null, isOwnAddition }
}

function isKnown({ note, tags, addedBy, isOwnAddition }: CardNote): boolean {
  return note !== null || tags.length > 0 || addedBy !== null || isOwnAddition
}

/** The ids of the emails that were added last, the newest first. */
export async function listNewest(seen: Seen, limit: number): Promise<string[]> {
  const rows = await savesOf(seen)
    .orderBy(desc(collectionEmails.createdAt), desc(collectionEmails.id))
    .limit(limit)
  return rows.map(({ emailId }) => emailId)
}

export const OWN_ORDER = [
  asc(collectionEmails.position),
  desc(collectionEmails.createdAt),
  asc(collectionEmails.id),
]

export const REVERSED_ORDER = [
  desc(collectionEmails.position),
  asc(collectionEmails.createdAt),
  desc(collectionEmails.id),
]

const ORDERS: Record<CollectionSort, SQL[]> = {
  own: OWN_ORDER,
  saved: [desc(collectionEmails.createdAt), asc(collectionEmails.id)],
  // When it is unknown, `gallery_emails` says instead when the email was added.
  sent: [
    sql`(select ${emails.sentAt} from ${emails} where ${emails.id} = ${collectionEmails.emailId}) desc nulls last`,
    desc(collectionEmails.createdAt),
    asc(collectionEmails.id),
  ],
}

/** Where a saved email stands. The time is text: a JavaScript date would lose its microseconds. */
export type Position = { position: number; savedAt: string; id: string }

export const positionColumns = {
  id: collectionEmails.id,
  position: collectionEmails.position,
  savedAt: sql<string>`${collectionEmails.createdAt}::text`,
}

/** Matches the saves after this one in the owner's order. */
export function isBehind(save: Position): SQL {
  return isBeyond(save, gt, lt)
}

export function isBefore(save: Position): SQL {
  return isBeyond(save, lt, gt)
}

function isBeyond({ position, savedAt, id }: Position, ascending: typeof gt, descending: typeof gt): SQL {
  const at = sql`${savedAt}::timestamptz`
  const isSame = eq(collectionEmails.position, position)
  return or(
    ascending(collectionEmails.position, position),
    and(isSame, descending(collectionEmails.createdAt, at)),
    and(isSame, eq(collectionEmails.createdAt, at), ascending(collectionEmails.id, id)),
  )!
}

type Save = Awaited<ReturnType<typeof savesOf>>[number]

/**
 * The saves of public emails in a collection. `gallery_emails` has exactly the public ones: with the conditions on emails
 * and brands instead, a young database without statistics began with every email of the gallery.
 */
export function savesOf(
  { id }: Viewable<{ id: string }>,
  where?: SQL,
  tx: Pick<Transaction, 'select'> = db(),
) {
  return tx
    .select({
      ...positionColumns,
      emailId: collectionEmails.emailId,
      note: collectionEmails.note,
      tags: collectionEmails.tags,
      addedById: collectionEmails.addedBy,
      addedBy: users.name,
    })
    .from(collectionEmails)
    .innerJoin(galleryEmails, eq(galleryEmails.emailId, collectionEmails.emailId))
    .leftJoin(users, eq(users.id, collectionEmails.addedBy))
    .where(and(eq(collectionEmails.collectionId, id), where))
    .$dynamic()
}

export async function countSaves({ id }: Viewable<{ id: string }>, where: SQL): Promise<number> {
  const [row] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(collectionEmails)
    .innerJoin(galleryEmails, eq(galleryEmails.emailId, collectionEmails.emailId))
    .where(and(eq(collectionEmails.collectionId, id), where))
  return row!.count
}

async function positionOf({ id }: Seen, emailId: string): Promise<Position | null> {
  const [row] = await db()
    .select(positionColumns)
    .from(collectionEmails)
    .where(and(eq(collectionEmails.collectionId, id), eq(collectionEmails.emailId, emailId)))
  return row ?? null
}
