import { and, eq, sql, type SQL } from 'drizzle-orm'
import { lockName, type Transaction } from '#app/platform/db/client.server.ts'
import { collectionEmails } from '#app/platform/db/schema.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { copy } from './copy.ts'
import { noteCopy } from './note-copy.ts'
import { type Outcome, refused } from './outcome.ts'
import { withOwnCollection } from './own-collection.server.ts'
import type { SavedNote } from './schema.ts'
import { TAGS_PER_PERSON } from './tags.ts'

type Change = { actor: Person; collectionId: string; emailId: string; input: SavedNote }

export async function changeNote({ actor, collectionId, emailId, input }: Change): Promise<Outcome> {
  if (!isUuid(emailId)) return refused(copy.errors.emailNotFound)
  return withOwnCollection(actor, collectionId, async (tx, own) => {
    const { note, tags } = input
    const isSave = and(eq(collectionEmails.collectionId, own.id), eq(collectionEmails.emailId, emailId))!
    if (!(await haveRoom(tx, actor, { tags, except: isSave }))) return refused(noteCopy.errors.manyOwnTags)
    const changed = await tx
      .update(collectionEmails)
      .set({ note, tags })
      .where(isSave)
      .returning({ id: collectionEmails.id })
    return changed.length > 0 ? { ok: true } : refused(copy.errors.emailNotFound)
  })
}

/**
 * Whether the user may have these tags as well as those of their other saves. The tags of one user are counted by one
 * transaction at a time, so that two changes at once cannot pass the limit together.
 */
export async function haveRoom(
  tx: Transaction,
  { id }: Person,
  { tags, except = sql`false` }: { tags: string[]; except?: SQL },
): Promise<boolean> {
  if (tags.length === 0) return true
  await lockName(tx, `tags of ${id}`)
  const [own] = await tx.select({ count: sql<number>`count(*)::int` }).from(
    sql`(
        select unnest(${collectionEmails.tags}) from ${collectionEmails}
        where ${collectionEmails.userId} = ${id} and not (${except})
        union
        select jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb)
      ) as own_tags`,
  )
  return own!.count <= TAGS_PER_PERSON
}
