/** The traffic of the last days, by day. */
import { and, desc, eq, gte, like, ne, type SQL, sql, sum } from 'drizzle-orm'
import { site } from '#app/platform/lib/site-config.ts'
import { addDays, instantOf, plainDayAt } from '#app/platform/lib/plain-day.ts'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { db } from '#app/platform/db/client.server.ts'
import { brands, collectionBrands, collectionEmails, dailyCounts, emails } from '#app/platform/db/schema.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { PAGE_KINDS } from './page-kinds.ts'

const SHOWN_DAYS = 30
const TOP = 10
const SEARCHES = 20

export type DaySeries = { day: string; count: number }[]

export type Traffic = Awaited<ReturnType<typeof readTraffic>>

export async function readTraffic(_actor: Administrator) {
  const [added, published, saves, follows, views, emptySearches, topEmails, topBrands] = await Promise.all([
    perDay(emails, emails.createdAt, eq(emails.sample, false)),
    perDay(emails, emails.createdAt, and(eq(emails.sample, false), eq(emails.status, 'published'))),
    perDay(collectionEmails, collectionEmails.createdAt),
    perDay(collectionBrands, collectionBrands.createdAt),
    viewsPerDay(),
    mostFrequent('no-result', SEARCHES),
    readTopEmails(),
    readTopBrands(),
  ])
  return {
    added,
    published,
    saves,
    follows,
    views: inDays(views),
    viewsByKind: PAGE_KINDS.map((kind) => ({
      kind,
      days: inDays(views.filter((view) => view.kind === `page:${kind}`)),
    })),
    emptySearches,
    topEmails,
    topBrands,
  }
}

function firstDay(): string {
  return addDays(plainDayAt(new Date()), 1 - SHOWN_DAYS)
}

async function perDay(table: PgTable, at: PgColumn, where?: SQL): Promise<DaySeries> {
  const day = sql<string>`to_char(${at} at time zone ${site.timeZone}, 'YYYY-MM-DD')`
  const rows = await db()
    .select({ day, count: sql<number>`count(*)::int` })
    .from(table)
    .where(and(gte(at, instantOf(firstDay())), where))
    .groupBy(sql`1`)
  return inDays(rows)
}

function viewsPerDay(): Promise<{ day: string; kind: string; count: number }[]> {
  const { day, kind, count } = dailyCounts
  return db()
    .select({ day, kind, count })
    .from(dailyCounts)
    .where(and(like(kind, 'page:%'), gte(day, firstDay())))
}

/** Every day, the oldest first. */
function inDays(rows: { day: string; count: number }[]): DaySeries {
  const first = firstDay()
  return Array.from({ length: SHOWN_DAYS }, (_, at) => {
    const day = addDays(first, at)
    return { day, count: rows.reduce((total, row) => (row.day === day ? total + row.count : total), 0) }
  })
}

const total = sum(dailyCounts.count).mapWith(Number)

/** The most frequent searches without a result since the first day. */
function mostFrequent(kind: string, limit: number): Promise<{ words: string; count: number }[]> {
  return db()
    .select({ words: dailyCounts.subject, count: total })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.kind, kind), ne(dailyCounts.subject, ''), gte(dailyCounts.day, firstDay())))
    .groupBy(dailyCounts.subject)
    .orderBy(desc(total), dailyCounts.subject)
    .limit(limit)
}

function readTopEmails() {
  return db()
    .select({
      slug: emails.slug,
      brandSlug: brands.slug,
      subject: emails.subjectLine,
      brand: brands.name,
      count: total,
    })
    .from(dailyCounts)
    .innerJoin(emails, eq(emails.slug, dailyCounts.subject))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(eq(dailyCounts.kind, 'email'), gte(dailyCounts.day, firstDay())))
    .groupBy(emails.id, brands.id)
    .orderBy(desc(total), emails.slug)
    .limit(TOP)
}

function readTopBrands() {
  return db()
    .select({ slug: brands.slug, name: brands.name, count: total })
    .from(dailyCounts)
    .innerJoin(brands, eq(brands.slug, dailyCounts.subject))
    .where(and(eq(dailyCounts.kind, 'brand'), gte(dailyCounts.day, firstDay())))
    .groupBy(brands.id)
    .orderBy(desc(total), brands.slug)
    .limit(TOP)
}
