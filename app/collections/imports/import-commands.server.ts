/** Many emails are added to a collection at once, by their addresses, and taken out again as easily. */
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db/client.server.ts'
import { collectionEmails } from '#app/platform/db/schema.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { topPosition, STEP } from '../arranging/item-order.server.ts'
import { haveRoom } from '../note-commands.server.ts'
import { noteCopy } from '../note-copy.ts'
import { type Outcome, refused } from '../outcome.ts'
import { type OwnCollection, withOwnCollection, withOwnEmails } from '../own-collection.server.ts'
import type { ListedEmail } from './email-links.ts'
import { findBySlugs } from './find-emails.server.ts'
import { importCopy } from './import-copy.ts'

/** Rows of one statement. */
const INSERTED_AT_ONCE = 500
const MISSING_SHOWN = 5

export type ImportReport = {
  added: number
  /** What the added emails are known by to undo; null when none was added. */
  addedAt: string | null
  existing: number
  missing: number
  /** The first addresses without an email. */
  missingFirst: string[]
}

type Import = { actor: Person; id: string; listed: ListedEmail[] }

/** Adds the listed emails above all others, in their order. What is there already stays as it is. */
export async function importEmails({
  actor,
  id,
  listed,
}: Import): Promise<Outcome<{ report: ImportReport }>> {
  const known = await findBySlugs(listed.map(({ slug }) => slug))
  const found = listed.flatMap(({ slug, note, tags }) => {
    const emailId = known.get(slug)
    return emailId ? [{ emailId, note, tags }] : []
  })
  const missing = listed.filter(({ slug }) => !known.has(slug))
  return withOwnEmails(actor, id, async (tx, own) => {
    const tags = [...new Set(found.flatMap((email) => email.tags))]
    if (!(await haveRoom(tx, actor, { tags }))) return refused(noteCopy.errors.manyOwnTags)
    const { added, addedAt } = await insertOnTop(tx, own, found)
    const report = {
      added,
      addedAt,
      existing: found.length - added,
      missing: missing.length,
      missingFirst: missing.slice(0, MISSING_SHOWN).map(({ address }) => address.slice(0, 200)),
    }
    return { ok: true, report }
  })
}

type Found = { emailId: string; note: string | null; tags: string[] }

/** All rows of a transaction have the same time, and no other transaction has it that adds to this collection. */
const addedAt = sql`(extract(epoch from ${collectionEmails.createdAt}) * 1000000)::bigint`

async function insertOnTop(tx: Transaction, own: OwnCollection, found: Found[]) {
  const last = await topPosition(tx, own)
  const rows = found.map((email, at) => ({
    ...email,
    collectionId: own.id,
    userId: own.userId,
    position: last - (found.length - 1 - at) * STEP,
  }))
  let added = 0
  let time: string | null = null
  for (let from = 0; from < rows.length; from += INSERTED_AT_ONCE) {
    const inserted = await tx
      .insert(collectionEmails)
      .values(rows.slice(from, from + INSERTED_AT_ONCE))
      .onConflictDoNothing()
      .returning({ addedAt: sql<string>`${addedAt}::text` })
    added += inserted.length
    time ??= inserted[0]?.addedAt ?? null
  }
  return { added, addedAt: time }
}

type Undo = { actor: Person; id: string; addedAt: number }

/** Undo: removes the emails that one import added. */
export async function undoImport({ actor, id, addedAt: time }: Undo): Promise<Outcome<{ removed: number }>> {
  return withOwnCollection(actor, id, async (tx, own) => {
    const removed = await tx
      .delete(collectionEmails)
      .where(and(eq(collectionEmails.collectionId, own.id), sql`${addedAt} = ${time}::bigint`))
      .returning({ id: collectionEmails.id })
    return removed.length > 0
      ? { ok: true, removed: removed.length }
      : refused(importCopy.errors.nothingToUndo)
  })
}
