/**
 * The cost of smart collections in a large gallery: the page of one, the count of one, and the overview of somebody who
 * has as many as possible, without any cache and with it. Seed the gallery first:
 *
 *     npm run bench:seed -- --count 100000 && npm run bench:smart -- --count 100000 --limit 150
 *
 * Exits with 1 if the median of a page takes `--limit` milliseconds or more.
 */
import { parseArgs } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { db, useDatabase } from '#app/db/client.server.ts'
import { smartCollections, users } from '#app/db/schema.ts'
import { asPerson } from '#app/features/accounts/policy.ts'
import { countChoices } from '#app/features/gallery/filters/facets.server.ts'
import { SMART_MAX } from '#app/features/smart-collections/limits.ts'
import { newestMatches } from '#app/features/smart-collections/matches.server.ts'
import {
  listSmartCollections,
  listSmartEmails,
  lookAt,
} from '#app/features/smart-collections/queries.server.ts'
import { address } from '#test/address.ts'
import { openBenchGallery } from './bench-gallery.ts'
import { median } from './median.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    limit: { type: 'string', default: '150' },
    turns: { type: 'string', default: '7' },
  },
})

const { database } = await openBenchGallery(Number(values.count))
useDatabase(database)
const [user] = await db()
  .insert(users)
  .values({ name: 'Bench', email: address(`${crypto.randomUUID()}@bench.test`) })
  .returning()
const owner = asPerson(user!)
let slowest = 0
try {
  const filters = await manyFilters()
  await saveAll(filters)
  console.log('filter                                                  page     count    new')
  for (const filter of filters.slice(0, 12)) await measureOne(filter)
  await measureOverview()
} finally {
  await db().delete(users).where(eq(users.id, user!.id))
}
console.log(`the slowest page: ${ms(slowest)} (less than ${values.limit} ms)`)
await database.close()
process.exitCode = slowest < Number(values.limit) ? 0 : 1

/** Filters of all kinds: common and rare ones, two at once, words, and words with filters. */
async function manyFilters(): Promise<string[]> {
  const { choices } = await countChoices({})
  const most = (of: 'type' | 'brand' | 'industry' | 'occasion' | 'year') =>
    choices[of].toSorted((a, b) => b.count - a.count).map(({ value }) => `${of}=${value}`)
  const [types, brands, industries, years] = [most('type'), most('brand'), most('industry'), most('year')]
  const first = [
    types[0]!,
    types.at(-1)!,
    brands[0]!,
    `${brands[0]}&${types[0]}`,
    `${industries[0]}&${types[0]}`,
    `${types[0]}&${industries.at(-1)}`,
    `${types.at(-1)}&${years[0]}`,
    'q=sale',
    'q=new',
    'q=zeppelin',
    `q=sale&${types[0]}`,
    `q=%22free+shipping%22&${industries[0]}`,
  ]
  const more = types.flatMap((type) => industries.map((industry) => `${industry}&${type}`))
  return [...new Set([...first, ...more])].slice(0, SMART_MAX)
}

/** Looked at before the newest tenth of the gallery came. */
async function saveAll(filters: string[]): Promise<void> {
  const before = sql`(
    select created_at from gallery_emails order by created_at desc
    offset ${Math.floor(Number(values.count) / 10)}::int limit 1)`
  await db()
    .insert(smartCollections)
    .values(
      filters.map((filter) => {
        return { name: filter, filter, userId: owner.id, lookedAt: before, lookedBefore: before }
      }),
    )
}

async function measureOne(filter: string): Promise<void> {
  const [smart] = await db().select().from(smartCollections).where(eq(smartCollections.name, filter))
  let found = 0
  const page = await timed(async () => {
    found = (await listSmartEmails((await lookAt(owner, smart!.id))!, null)).newCount
  })
  const count = await timed(() => newestMatches(filter))
  slowest = Math.max(slowest, page)
  console.log(`${filter.padEnd(52)}${ms(page)}  ${ms(count)}  ${String(found).padStart(5)}`)
}

async function measureOverview(): Promise<void> {
  const cold = await timed(() => listSmartCollections(owner))
  const warm = await timed(() => listSmartCollections(owner), false)
  console.log(`the overview of ${SMART_MAX}: ${ms(cold)} without any cache, ${ms(warm)} with it`)
}

/** The median of some turns in milliseconds. */
async function timed(run: () => Promise<unknown>, isCold = true): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < Number(values.turns); turn++) {
    // The cache belongs to the open database; to another object, nothing has been read yet.
    if (isCold) useDatabase({ ...database })
    const started = performance.now()
    await run()
    times.push(performance.now() - started)
  }
  return median(times)
}

function ms(time: number): string {
  return `${time.toFixed(1).padStart(6)} ms`
}
