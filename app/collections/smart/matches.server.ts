/** The emails of a smart collection, newest first. They are looked up like those of any list. */
import { desc, inArray, lte, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { galleryEmails } from '#app/platform/db/schema.ts'
import { listIds, type PageOfIds } from '#app/gallery/lists/list-ids.server.ts'
import { listNewestMatches } from '#app/gallery/search/search.server.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { type Filter, readStoredFilter } from './filter.server.ts'
import { NEW_COUNTED } from './limits.ts'

const NONE: PageOfIds = { ids: [], hasMore: false }

type Page = { limit: number; after: string | null }

/** One page of a stored filter; `after` is the id of the last email seen. */
export async function listMatches(filter: string, page: Page): Promise<PageOfIds> {
  const after = page.after && isUuid(page.after) ? page.after : null
  if (after) return readMatches(await readStoredFilter(filter), { ...page, after })
  // The first page is part of what is counted, and so of what is cached.
  const newest = await newestMatches(filter)
  return { ids: newest.slice(0, page.limit).map(({ id }) => id), hasMore: newest.length > page.limit }
}

async function readMatches({ q, tags }: Filter, page: Page): Promise<PageOfIds> {
  if (!tags) return NONE
  return q ? listNewestMatches(q, { ...page, tags }) : listIds(tags, page)
}

/** An email and when it was added, in microseconds: a whole import may share a millisecond. */
export type Match = { id: string; addedAt: number }

/**
 * The newest matches of a stored filter, as many as are counted. Cached for the version of the gallery: what is new to
 * whom follows from it without another query.
 */
export function newestMatches(filter: string): Promise<Match[]> {
  return galleryCache().read(`smart ${filter}`, () => readNewest(filter))
}

async function readNewest(filter: string): Promise<Match[]> {
  const { ids } = await readMatches(await readStoredFilter(filter), { limit: NEW_COUNTED, after: null })
  if (ids.length === 0) return []
  const rows = await db()
    .select({ id: galleryEmails.emailId, addedAt: microseconds(galleryEmails.createdAt) })
    .from(galleryEmails)
    .where(inArray(galleryEmails.emailId, ids))
  const addedAt = new Map(rows.map((row) => [row.id, row.addedAt]))
  return ids.flatMap((id) => {
    const at = addedAt.get(id)
    return at === undefined ? [] : [{ id, addedAt: at }]
  })
}

/** When the newest email of the gallery was added, of those added until a moment; 0 without any. */
export async function newestAddedAt(until?: Date): Promise<number> {
  const [row] = await db()
    .select({ addedAt: microseconds(galleryEmails.createdAt) })
    .from(galleryEmails)
    .where(until && lte(galleryEmails.createdAt, until))
    .orderBy(desc(galleryEmails.createdAt))
    .limit(1)
  return row?.addedAt ?? 0
}

export async function matchesSince(filter: string, since: number): Promise<Match[]> {
  return (await newestMatches(filter)).filter(({ addedAt }) => addedAt > since)
}

export function microseconds(column: Parameters<typeof sql>[1]) {
  return sql<number>`(extract(epoch from ${column}) * 1000000)::float8`
}
