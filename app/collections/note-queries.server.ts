import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { brands, collectionEmails, collections, emails } from '#app/platform/db/schema.ts'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { isPublic, listByIds } from '#app/gallery/queries.server.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import type { Own } from './policy.ts'
import type { Collection } from './queries.server.ts'
import { COLLECTION_PAGE } from './limits.ts'
import type { SavedNote, SavedSearch } from './schema.ts'

/** A search with more words than this ignores the rest. */
const WORDS_MAX = 8

/** One email of a collection with its note and tags; null if it is not there or not public. */
export async function getSavedNote(
  { id: collectionId }: Own<Pick<Collection, 'id'>>,
  emailId: string,
): Promise<{ email: EmailCard; saved: SavedNote; position: number } | null> {
  if (!isUuid(emailId)) return null
  const { note, tags, position } = collectionEmails
  const [row] = await db()
    .select({ note, tags, position })
    .from(collectionEmails)
    .where(and(eq(collectionEmails.collectionId, collectionId), eq(collectionEmails.emailId, emailId)))
  const [email] = row ? await listByIds([emailId]) : []
  return row && email ? { email, saved: { note: row.note, tags: row.tags }, position: row.position } : null
}

export type Tag = { name: string; count: number }

/** All tags of a user with the number of their public emails, in alphabetical order. */
export async function listTags(owner: Person): Promise<Tag[]> {
  const saves = savesOf(owner)
  const tagged = db()
    .select({ name: sql<string>`unnest(${saves.tags})`.as('name'), emailId: saves.emailId })
    .from(saves)
    .as('tagged')
  return db()
    .select({ name: tagged.name, count: sql<number>`count(distinct ${tagged.emailId})::int` })
    .from(tagged)
    .groupBy(tagged.name)
    .orderBy(tagged.name)
}

/** An email in the results, as it was last saved among what matches. */
type FoundSave = SavedNote & { collectionId: string; collectionName: string }

export type FoundSaves = {
  emails: EmailCard[]
  /** By the id of the email. */
  saves: Record<string, FoundSave>
  total: number
  next: number | null
}

/** The saved emails of a user that have a tag and all words, in any of their collections; the newest saved first. */
export async function searchSaves(owner: Person, { q, tag, from }: SavedSearch): Promise<FoundSaves> {
  const matching = savesOf(
    owner,
    tag ? sql`${tag} = any(${collectionEmails.tags})` : undefined,
    ...contains(q),
  )
  const newest = db()
    .selectDistinctOn([matching.emailId])
    .from(matching)
    .orderBy(matching.emailId, desc(matching.savedAt))
    .as('newest')
  const [rows, total] = await Promise.all([
    db()
      .select()
      .from(newest)
      .orderBy(desc(newest.savedAt), newest.emailId)
      .limit(COLLECTION_PAGE + 1)
      .offset(from),
    db()
      .select({ count: sql<number>`count(distinct ${matching.emailId})::int` })
      .from(matching),
  ])
  const shown = rows.slice(0, COLLECTION_PAGE)
  return {
    emails: await listByIds(shown.map(({ emailId }) => emailId)),
    saves: Object.fromEntries(
      shown.map(({ emailId, collectionId, collectionName, note, tags }) => [
        emailId,
        { collectionId, collectionName, note, tags },
      ]),
    ),
    total: total[0]!.count,
    next: rows.length > COLLECTION_PAGE ? from + COLLECTION_PAGE : null,
  }
}

/** The saves of public emails in those collections of this user that are not being deleted. */
function savesOf(owner: Person, ...conditions: (SQL | undefined)[]) {
  return db()
    .select({
      emailId: collectionEmails.emailId,
      collectionId: collectionEmails.collectionId,
      collectionName: sql<string>`${collections.name}`.as('collection_name'),
      note: collectionEmails.note,
      tags: collectionEmails.tags,
      savedAt: sql<Date>`${collectionEmails.createdAt}`.as('saved_at'),
    })
    .from(collectionEmails)
    .innerJoin(collections, eq(collections.id, collectionEmails.collectionId))
    .innerJoin(emails, eq(emails.id, collectionEmails.emailId))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(eq(collectionEmails.userId, owner.id), isNull(collections.deletedAt), isPublic, ...conditions))
    .as('saves')
}

/** Matches saves that contain every word somewhere. */
function contains(q: string): SQL[] {
  const text = sql`concat_ws(' ', ${collectionEmails.note}, array_to_string(${collectionEmails.tags}, ' '),
    ${emails.subjectLine}, ${brands.name}, ${collections.name})`
  const words = q.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)
  return words.map((word) => sql`${text} ilike ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`)
}
