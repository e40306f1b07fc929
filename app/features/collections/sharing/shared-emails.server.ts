/** The emails of a shared collection, in the owner's order. */
import { and, desc, eq, type SQL } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { brands, collectionEmails, emails } from '#app/db/schema.ts'
import type { EmailCard } from '#app/features/gallery/cards/card.ts'
import { isPublic, listByIds } from '#app/features/gallery/queries.server.ts'
import type { Person } from '#app/lib/authorized.ts'
import type { Viewable } from '../policy.ts'
import { OWN_ORDER } from '../queries.server.ts'
import { COLLECTION_PAGE } from '../schema.ts'
import { isBehind, type Position, positionColumns } from './owner-order.server.ts'
import type { SharedCollection } from './viewing.server.ts'

export type SharedEmails = {
  emails: EmailCard[]
  /** By the id of the email; empty unless the owner shows them. */
  notes: Record<string, string>
  /** The ids of those that the member who asks has added. */
  added: string[]
  /** The email after which the next page starts. */
  next: string | null
}

type SharedPage = { after?: string | null; limit?: number; member?: Person }

type Shared = Viewable<Pick<SharedCollection, 'id' | 'showsNotes'>>

/** A page of it. If the email of the cursor is no longer there, it starts at the beginning. */
export async function listSharedEmails(
  shared: Shared,
  { after = null, limit = COLLECTION_PAGE, member }: SharedPage = {},
): Promise<SharedEmails> {
  const cursor = after ? await positionOf(shared, after) : null
  const rows = await savesOf(shared, cursor && isBehind(cursor))
    .orderBy(...OWN_ORDER)
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const noted = shared.showsNotes ? shown.filter(({ note }) => note !== null) : []
  return {
    emails: await listByIds(shown.map(({ id }) => id)),
    notes: Object.fromEntries(noted.map(({ id, note }) => [id, note!])),
    added: member ? shown.filter(({ addedBy }) => addedBy === member.id).map(({ id }) => id) : [],
    next: rows.length > limit ? shown.at(-1)!.id : null,
  }
}

/** The ids of the emails that were added last, the newest first. */
export async function listNewestShared(shared: Shared, limit: number): Promise<string[]> {
  const rows = await savesOf(shared, null)
    .orderBy(desc(collectionEmails.createdAt), desc(collectionEmails.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

function savesOf({ id }: Shared, where: SQL | null | undefined) {
  return db()
    .select({
      id: collectionEmails.emailId,
      note: collectionEmails.note,
      addedBy: collectionEmails.addedBy,
    })
    .from(collectionEmails)
    .innerJoin(emails, eq(emails.id, collectionEmails.emailId))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(eq(collectionEmails.collectionId, id), isPublic, where ?? undefined))
    .$dynamic()
}

async function positionOf({ id }: Shared, emailId: string): Promise<Position | null> {
  const [row] = await db()
    .select(positionColumns)
    .from(collectionEmails)
    .where(and(eq(collectionEmails.collectionId, id), eq(collectionEmails.emailId, emailId)))
  return row ?? null
}
