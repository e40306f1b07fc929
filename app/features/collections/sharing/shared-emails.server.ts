/** The emails of a shared collection, in the owner's order. */
import { and, desc, eq } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { collectionEmails } from '#app/db/schema.ts'
import type { EmailCard } from '#app/features/gallery/cards/card.ts'
import { listByIds } from '#app/features/gallery/queries.server.ts'
import type { Person } from '#app/lib/authorized.ts'
import { sectionsOfEmails } from '../arranging/section-queries.server.ts'
import type { Section } from '../arranging/section-schema.ts'
import type { Viewable } from '../policy.ts'
import { OWN_ORDER } from '../queries.server.ts'
import { COLLECTION_PAGE } from '../schema.ts'
import { isBehind, type Position, positionColumns, savesOf } from './owner-order.server.ts'
import type { SharedCollection } from './viewing.server.ts'

export type SharedEmails = {
  emails: EmailCard[]
  /** By the id of the email; empty unless the owner shows them. */
  notes: Record<string, string>
  /** By the id of the email; of none above the first section. */
  sections: Record<string, Section>
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
  const rows = await savesOf(shared.id, cursor ? isBehind(cursor) : undefined)
    .orderBy(...OWN_ORDER)
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const noted = shared.showsNotes ? shown.filter(({ note }) => note !== null) : []
  return {
    emails: await listByIds(shown.map(({ emailId }) => emailId)),
    notes: Object.fromEntries(noted.map(({ emailId, note }) => [emailId, note!])),
    sections: await sectionsOfEmails(shared, shown),
    added: member ? shown.filter(({ addedBy }) => addedBy === member.id).map(({ emailId }) => emailId) : [],
    next: rows.length > limit ? shown.at(-1)!.emailId : null,
  }
}

/** The ids of the emails that were added last, the newest first. */
export async function listNewestShared(shared: Shared, limit: number): Promise<string[]> {
  const rows = await savesOf(shared.id)
    .orderBy(desc(collectionEmails.createdAt), desc(collectionEmails.id))
    .limit(limit)
  return rows.map(({ emailId }) => emailId)
}

async function positionOf({ id }: Shared, emailId: string): Promise<Position | null> {
  const [row] = await db()
    .select(positionColumns)
    .from(collectionEmails)
    .where(and(eq(collectionEmails.collectionId, id), eq(collectionEmails.emailId, emailId)))
  return row ?? null
}
