import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { dailyCounts } from '#app/platform/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { createAdministrator } from '#test/signed-in.ts'
import { purgeTraffic } from './purge.server.ts'
import { readTraffic } from './queries.server.ts'
import { ViewCounts } from './view-counts.server.ts'

useTestDatabase()

const at = (route: string, params = {}, query: string | null = null) => ({ route, params, query })

test('views are summed by kind, by email and by brand, also of two processes', async () => {
  const brand = await createBrand({ slug: 'acme', name: 'Acme' })
  await createEmail({ brand, slug: 'hello', subjectLine: 'Hello' })
  await createEmail({ brand, slug: 'draft', status: 'draft' })
  const processes = [new ViewCounts(), new ViewCounts()]
  for (const counts of processes) {
    counts.view(at('gallery/home'))
    counts.view(at('gallery/email', { brandSlug: 'acme', emailSlug: 'hello' }))
    counts.view(at('resources/email-details', { slug: 'hello' }))
    counts.view(at('gallery/brand', { brandSlug: 'acme' }))
    counts.view(at('gallery/brand', { brandSlug: 'gone' }))
    counts.view(at('admin/dashboard'))
  }
  await Promise.all(processes.map((counts) => counts.flush()))
  await Promise.all(processes.map((counts) => counts.flush()))
  const traffic = await readTraffic(await createAdministrator())
  const today = (days: { count: number }[]) => days.at(-1)!.count
  expect(traffic.views).toHaveLength(30)
  expect(today(traffic.views)).toBe(10)
  expect(Object.fromEntries(traffic.viewsByKind.map(({ kind, days }) => [kind, today(days)]))).toMatchObject({
    home: 2,
    email: 4,
    brand: 4,
    search: 0,
  })
  expect(traffic.topEmails).toEqual([
    { slug: 'hello', brandSlug: 'acme', subject: 'Hello', brand: 'Acme', count: 4 },
  ])
  expect(traffic.topBrands).toEqual([{ slug: 'acme', name: 'Acme', count: 2 }])
  expect([today(traffic.added), today(traffic.published)]).toEqual([2, 1])
})

test('a search without a result is stored once two requests asked for it', async () => {
  const counts = new ViewCounts()
  const search = (words: string) => counts.view(at('gallery/search', {}, words))
  for (const words of ['sea shanty', 'ada lovelace', 'found']) {
    counts.noteSearch(words, words === 'found')
    search(words)
  }
  search('Sea  Shanty')
  search('found')
  await counts.flush()
  search('sea shanty')
  // Somebody has collected one: it is missed no longer.
  counts.noteSearch('sea shanty', true)
  search('sea shanty')
  await counts.flush()
  const { emptySearches } = await readTraffic(await createAdministrator())
  expect(emptySearches).toEqual([{ words: 'sea shanty', count: 3 }])
})

test('whoever makes up searches and addresses fills neither the memory nor the disk', async () => {
  const counts = new ViewCounts()
  for (let n = 0; n < 20_000; n++) counts.view(at('gallery/brand', { brandSlug: `made-up-${n}` }))
  await counts.flush()
  const searches = new ViewCounts()
  const words = (n: number) => `nonsense ${String.fromCodePoint(97 + (n % 26), 97 + Math.floor(n / 26))}`
  for (let n = 0; n < 400; n++) {
    searches.noteSearch(words(n), false)
    for (let time = 0; time < 2; time++) searches.view(at('gallery/search', {}, words(n)))
  }
  await searches.flush()
  const stored = await db()
    .select({ kind: dailyCounts.kind, rows: sql<number>`count(*)::int` })
    .from(dailyCounts)
    .groupBy(dailyCounts.kind)
  const rowsOf = (kind: string) => stored.find((row) => row.kind === kind)?.rows ?? 0
  expect(rowsOf('brand')).toBe(4_999)
  expect(rowsOf('no-result')).toBe(200)
  const [sum] = await db().select().from(dailyCounts).where(eq(dailyCounts.kind, 'page:brand'))
  expect(sum!.count).toBe(20_000)
})

test('what could not be stored is counted with the next', async () => {
  const counts = new ViewCounts()
  counts.view(at('gallery/home'))
  await db().execute(sql`alter table daily_counts rename to away`)
  await expect(counts.flush()).rejects.toThrow(/daily_counts/)
  await db().execute(sql`alter table away rename to daily_counts`)
  counts.view(at('gallery/home'))
  await counts.flush()
  expect(await db().select().from(dailyCounts)).toMatchObject([{ kind: 'page:home', count: 2 }])
})

test('names are forgotten after a month, sums after a year', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  await db()
    .insert(dailyCounts)
    .values([
      { day: ago(34), kind: 'brand', subject: 'acme', count: 1 },
      { day: ago(37), kind: 'brand', subject: 'acme', count: 1 },
      { day: ago(37), kind: 'page:brand', count: 1 },
      { day: ago(402), kind: 'page:brand', count: 1 },
    ])
  await purgeTraffic()
  const left = await db().select().from(dailyCounts).orderBy(dailyCounts.kind)
  expect(left.map(({ day, kind }) => [day, kind])).toEqual([
    [ago(34), 'brand'],
    [ago(37), 'page:brand'],
  ])
})
