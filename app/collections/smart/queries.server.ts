import { and, desc, eq, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { smartCollections, users } from '#app/platform/db/schema.ts'
import { listByIds } from '#app/gallery/queries.server.ts'
import { LIST_PAGE_LIMIT } from '#app/gallery/limits.ts'
import type { EmailList } from '#app/gallery/lists/email-list.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { readStoredFilter } from './filter.server.ts'
import { listMatches, matchesSince, microseconds, newestAddedAt } from './matches.server.ts'
import type { ReadFilter } from './filter-text.ts'

/** A look this long after the one before is another visit: what came in between is marked until then. */
const VISIT_MINUTES = 30

export type SmartCollection = { id: string; name: string; filter: string; inDigest: boolean }

const columns = {
  id: smartCollections.id,
  name: smartCollections.name,
  filter: smartCollections.filter,
  inDigest: smartCollections.inDigest,
}

/** Only the smart collection with this id, if it is theirs. */
export function isOwnSmart(owner: Person, id: string) {
  if (!isUuid(id)) return sql`false`
  return and(eq(smartCollections.id, id), eq(smartCollections.userId, owner.id))
}

/** In the overview. */
export type SmartSummary = SmartCollection & ReadFilter & { newCount: number }

/** The user's smart collections, newest first, with how many emails came since each was looked at. */
export async function listSmartCollections(owner: Person): Promise<SmartSummary[]> {
  const rows = await db()
    .select({ ...columns, lookedAt: microseconds(smartCollections.lookedAt) })
    .from(smartCollections)
    .where(eq(smartCollections.userId, owner.id))
    .orderBy(desc(smartCollections.createdAt), desc(smartCollections.id))
  // Mostly nothing came at all.
  const newest = rows.length > 0 ? await newestAddedAt() : 0
  return Promise.all(
    rows.map(async ({ lookedAt, ...row }) => {
      const { q, chosen } = await readStoredFilter(row.filter)
      const found = newest > lookedAt ? await matchesSince(row.filter, lookedAt) : []
      return { ...row, q, chosen, newCount: found.length }
    }),
  )
}

/** Only their names, for a choice. */
export function listSmartNames(owner: Person): Promise<{ id: string; name: string }[]> {
  return db()
    .select({ id: smartCollections.id, name: smartCollections.name })
    .from(smartCollections)
    .where(eq(smartCollections.userId, owner.id))
    .orderBy(sql`lower(${smartCollections.name})`, smartCollections.id)
}

/** A missing one and another user's look the same. */
export async function getSmartCollection(owner: Person, id: string): Promise<SmartCollection | null> {
  const [row] = await db().select(columns).from(smartCollections).where(isOwnSmart(owner, id))
  return row ?? null
}

export async function getsDigest(owner: Person): Promise<boolean> {
  const [row] = await db().select({ digest: users.digest }).from(users).where(eq(users.id, owner.id))
  return row?.digest ?? false
}

export type LookedAt = SmartCollection & { since: number }

/** Notes that its owner looks at it. `since` is the visit before: what came after it is new. */
export async function lookAt(owner: Person, id: string): Promise<LookedAt | null> {
  const isNewVisit = sql`${smartCollections.lookedAt} < now() - make_interval(mins => ${VISIT_MINUTES}::int)`
  const [row] = await db()
    .update(smartCollections)
    .set({
      lookedAt: sql`now()`,
      lookedBefore: sql`case when ${isNewVisit} then ${smartCollections.lookedAt} else ${smartCollections.lookedBefore} end`,
    })
    .where(isOwnSmart(owner, id))
    .returning({ ...columns, since: microseconds(smartCollections.lookedBefore) })
  return row ?? null
}

export type SmartPage = EmailList &
  ReadFilter & {
    /** The emails that are new to its owner, and how many there are in all, as far as they are counted. */
    newIds: string[]
    newCount: number
    /** A filter it asks for is gone from the gallery. */
    isBroken: boolean
  }

export async function listSmartEmails({ filter, since }: LookedAt, after: string | null): Promise<SmartPage> {
  const [read, { ids, hasMore }, found] = await Promise.all([
    readStoredFilter(filter),
    listMatches(filter, { limit: LIST_PAGE_LIMIT, after }),
    matchesSince(filter, since),
  ])
  const shown = new Set(ids)
  return {
    q: read.q,
    chosen: read.chosen,
    emails: await listByIds(ids),
    next: hasMore ? ids.at(-1)! : null,
    newIds: found.flatMap(({ id }) => (shown.has(id) ? [id] : [])),
    newCount: found.length,
    isBroken: read.tags === null,
  }
}
