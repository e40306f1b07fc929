/** Private feeds of smart collections: an address with a secret, which opens this one list and nothing else. */
import { and, desc, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { isSuspended } from '#app/accounts/people/suspension.ts'
import { db } from '#app/platform/db/client.server.ts'
import { smartCollections, smartFeeds } from '#app/platform/db/schema.ts'
import { copy } from '#app/collections/copy.ts'
import { type Outcome, refused } from '#app/collections/outcome.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import { hashOfSecret, newSecret } from '#app/platform/lib/link-secret.server.ts'
import { type SmartChange, withOwnSmart } from './commands.server.ts'
import { REVOKED_FEEDS_MAX } from './limits.ts'
import { newestMatches } from './matches.server.ts'

/** Returns the secret of the new address, which nobody can read again. The one before stops working. */
export async function createFeed(change: SmartChange): Promise<Outcome<{ secret: string }>> {
  if (!isModuleOn('feeds')) return refused(copy.errors.turnedOff)
  return withOwnSmart(change, async (tx, id) => {
    const isOfThis = eq(smartFeeds.smartCollectionId, id)
    await tx
      .update(smartFeeds)
      .set({ revokedAt: sql`now()` })
      .where(and(isOfThis, isNull(smartFeeds.revokedAt)))
    const forgotten = tx
      .select({ id: smartFeeds.id })
      .from(smartFeeds)
      .where(and(isOfThis, isNotNull(smartFeeds.revokedAt)))
      .orderBy(desc(smartFeeds.createdAt))
      .offset(REVOKED_FEEDS_MAX)
    await tx.delete(smartFeeds).where(inArray(smartFeeds.id, forgotten))
    const { secret, secretHash } = newSecret()
    await tx.insert(smartFeeds).values({ smartCollectionId: id, secretHash })
    return { ok: true, secret }
  })
}

export function revokeFeed(change: SmartChange): Promise<Outcome> {
  return withOwnSmart(change, async (tx, id) => {
    await tx
      .update(smartFeeds)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(smartFeeds.smartCollectionId, id), isNull(smartFeeds.revokedAt)))
    return { ok: true }
  })
}

/** When the address that works was made; null without one. For a smart collection whose owner is known. */
export async function feedSince({ id }: { id: string }): Promise<Date | null> {
  const [row] = await db()
    .select({ since: smartFeeds.createdAt })
    .from(smartFeeds)
    .where(and(eq(smartFeeds.smartCollectionId, id), isNull(smartFeeds.revokedAt)))
  return row?.since ?? null
}

type FoundFeed =
  | { state: 'open'; smart: { id: string; name: string }; emailIds: string[] }
  | { state: 'gone' }
  | { state: 'missing' }

/** The feed of a secret, with the newest emails. */
export async function findFeed(secret: string, limit: number): Promise<FoundFeed> {
  const secretHash = hashOfSecret(secret)
  if (!secretHash) return { state: 'missing' }
  const { id, name, filter } = smartCollections
  const [row] = await db()
    .select({ id, name, filter, revokedAt: smartFeeds.revokedAt })
    .from(smartFeeds)
    .innerJoin(smartCollections, eq(id, smartFeeds.smartCollectionId))
    .where(and(eq(smartFeeds.secretHash, secretHash), not(isSuspended(smartCollections.userId))))
  if (!row) return { state: 'missing' }
  if (row.revokedAt) return { state: 'gone' }
  const newest = await newestMatches(row.filter)
  return {
    state: 'open',
    smart: { id: row.id, name: row.name },
    emailIds: newest.slice(0, limit).map((email) => email.id),
  }
}
