/** New emails of smart collections in the weekly digest. */
import { and, desc, eq, inArray } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { brands, emails, smartCollections } from '#app/platform/db/schema.ts'
import { isPublic } from '#app/gallery/queries.server.ts'
import { smartCopy } from '../smart/copy.ts'
import { DIGEST_EMAILS, DIGEST_PARTS } from '../smart/limits.ts'
import { type Match, matchesSince, microseconds } from '../smart/matches.server.ts'

const words = smartCopy.digest

export type DigestEmail = { slug: string; subject: string; brandName: string }

export type SmartNews = Awaited<ReturnType<typeof smartNews>>

type News = { name: string; found: Match[] }

/** `rest` says how many smart collections with new emails did not fit. */
export async function smartNews(userId: string, since: Date) {
  const all = await listNews(userId, since)
  const told = all.slice(0, DIGEST_PARTS)
  const byId = await readEmails(told.flatMap(({ found }) => idsOf(found)))
  const parts = told.map(({ name, found }) => ({
    title: words.part(name, found.length),
    emails: idsOf(found).flatMap((id) => byId.get(id) ?? []),
  }))
  return { parts, rest: all.length > told.length ? words.rest(all.length - told.length) : null }
}

/** Those with new emails, the newest smart collection first. One after the other: nobody waits for it. */
async function listNews(userId: string, since: Date): Promise<News[]> {
  const rows = await db()
    .select({
      name: smartCollections.name,
      filter: smartCollections.filter,
      madeAt: microseconds(smartCollections.createdAt),
    })
    .from(smartCollections)
    .where(and(eq(smartCollections.userId, userId), eq(smartCollections.inDigest, true)))
    .orderBy(desc(smartCollections.createdAt), desc(smartCollections.id))
  const news: News[] = []
  for (const { name, filter, madeAt } of rows) {
    const found = await matchesSince(filter, Math.max(since.getTime() * 1000, madeAt))
    if (found.length > 0) news.push({ name, found })
  }
  return news
}

function idsOf(found: Match[]): string[] {
  return found.slice(0, DIGEST_EMAILS).map(({ id }) => id)
}

async function readEmails(ids: string[]): Promise<Map<string, DigestEmail>> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .select({ id: emails.id, slug: emails.slug, subject: emails.subjectLine, brandName: brands.name })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(isPublic, inArray(emails.id, ids)))
  return new Map(rows.map(({ id, ...email }) => [id, email]))
}
