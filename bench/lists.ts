/**
 * The cost of the lists of visitors and of editors as a gallery grows, without any cache: the ids of a page in every
 * order, at every depth, for filters that many and few emails match. Also the cost of uncached counts beside the
 * filters, and of hiding or publishing many emails. Both galleries are queried for the same values: the commonest, and
 * the rarest that still fill a page. A page may cost 20 ms, so a list that takes 10 ms more makes it 1.5 times as
 * expensive.
 *
 *     npm run bench:seed -- --count 1000 && npm run bench:seed -- --count 100000 && npm run bench:lists
 *
 * With `--server postgres://…/` the databases `emails_1000` and `emails_100000` of that server instead, seeded with
 * DATABASE_URL.
 */
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { rowsOf, useDatabase } from '#app/platform/db/client.server.ts'
import { asEditor } from '#app/accounts/policy.ts'
import { changeEmails } from '#app/admin/emails/bulk-commands.server.ts'
import { selectionQuery } from '#app/admin/emails/bulk-schema.ts'
import { listEmails } from '#app/admin/emails/list.server.ts'
import { EMAILS_PAGE, emailsQuery } from '#app/admin/emails/schema.ts'
import { countChoices } from '#app/gallery/filters/facets.server.ts'
import { findFilters, tagsOf } from '#app/gallery/filters/filters.server.ts'
import { listIds } from '#app/gallery/lists/list-ids.server.ts'
import { browseQuery } from '#app/gallery/schema.ts'
import { signedIn } from '#test/signed-in.ts'
import { openBenchGallery } from './bench-gallery.ts'
import { median } from './median.ts'
import { atMost, printTable, printTargets } from './speed/table.ts'

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '100000' },
    server: { type: 'string', default: '' },
    turns: { type: 'string', default: '15' },
    more: { type: 'string', default: '10' },
    bulk: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '5' },
  },
})

type Measured = { lists: Map<string, number>; counts: Map<string, number>; bulk: number }

const small = await measure(Number(values.small))
const large = await measure(Number(values.large))
const ratios = [...small.lists].map(([name, time]) => {
  const other = large.lists.get(name)!
  return [name, time, other, other / time] as const
})
printTable(
  `Lists, medians of ${values.turns} in ms, with ${values.small} emails and with ${values.large}`,
  ['', values.small, values.large, 'ratio'],
  ratios.map(([name, time, other, ratio]) => [name, time, other, ratio.toFixed(2)]),
)
printTable(
  `Counting beside the filters, in ms, cached for a minute`,
  ['', values.small, values.large],
  [...small.counts].map(([name, time]) => [name, time, large.counts.get(name)!]),
)
atMost('a list, more', Math.max(...ratios.map(([, time, other]) => other - time)), Number(values.more), ' ms')
atMost(`hiding or publishing ${values.bulk} emails`, large.bulk, Number(values.seconds), ' s')
process.exitCode = printTargets() ? 0 : 1

async function measure(count: number): Promise<Measured> {
  const { database } = await openBenchGallery(
    count,
    values.server && new URL(`emails_${count}`, values.server).href,
  )
  useDatabase(database)
  const actor = asEditor(
    (await signedIn({ role: 'editor', email: `editor-${Date.now()}@bench.example` })).viewer,
  )!
  const lists = new Map<string, number>()
  const counts = new Map<string, number>()
  const asked = await queries()
  for (const [name, query] of Object.entries(asked)) {
    const { conditions } = await findFilters(browseQuery.parse(query))
    for (const sort of ['newest', 'oldest', 'sent'] as const) {
      const page = { limit: EMAILS_PAGE, sort }
      lists.set(`${name}, ${sort}`, await timeOf(() => listIds(tagsOf(conditions), page)))
    }
    counts.set(name, await timeOf(() => countChoices(conditions)))
    lists.set(`${name}, editors`, await timeOf(() => listEmails({ actor, query: emailsQuery.parse(query) })))
  }
  const [middle] = await rowsOf<{ id: string }>(sql`
    select email_id as id from gallery_emails order by created_at desc offset ${Math.floor(count / 2)} limit 1`)
  const after = middle!.id
  lists.set('half-way', await timeOf(() => listIds([], { limit: EMAILS_PAGE, after })))
  const editors: Record<string, unknown>[] = [
    ...['sent', 'subject', 'brand', 'status', 'confidence'].map((sort) => ({ sort })),
    { after, sort: 'subject' },
    { status: 'draft', sort: 'subject' },
    { confidence: 'none', sort: 'confidence' },
    { q: 'xylographically' },
  ]
  for (const query of editors) {
    const name = `editors ${JSON.stringify({ ...query, ...(query['after'] ? { after: '…' } : {}) })}`
    lists.set(name, await timeOf(() => listEmails({ actor, query: emailsQuery.parse(query) })))
  }
  const bulk = await slowestChange()
  await database.close()
  return { lists, counts, bulk }

  /** Hides emails from all over the gallery and publishes them again. Returns seconds. */
  async function slowestChange(): Promise<number> {
    const found = await rowsOf<{ id: string }>(sql`
      select email_id as id from gallery_emails order by md5(email_id::text) limit ${Number(values.bulk)}`)
    const selection = { ...selectionQuery.parse({}), id: found.map(({ id }) => id) }
    const taken = []
    for (const value of ['hidden', 'published'] as const) {
      const started = performance.now()
      await changeEmails({ actor, selection, expected: found.length, input: { field: 'status', value } })
      taken.push((performance.now() - started) / 1000)
    }
    return Math.max(...taken)
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times = []
  for (let turn = 0; turn < Number(values.turns); turn++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return median(times)
}

/** Queries with the commonest value, with the rarest that fills a page, and with two filters at once. */
async function queries(): Promise<Record<string, Record<string, string>>> {
  const { choices } = await countChoices({})
  const extremes = (['brand', 'industry', 'type', 'occasion', 'year', 'platform'] as const).map((filter) => {
    const sorted = choices[filter].filter(({ count = 0 }) => count > EMAILS_PAGE)
    const byCount = sorted.toSorted((a, b) => b.count! - a.count!)
    return [filter, byCount[0]!.value, byCount.at(-1)!.value] as const
  })
  const common = Object.fromEntries(extremes.map(([filter, value]) => [filter, value]))
  const two = { type: common['type']!, industry: common['industry']! }
  return {
    'no filter': {},
    ...Object.fromEntries(extremes.map(([filter, value]) => [`common ${filter}`, { [filter]: value }])),
    ...Object.fromEntries(extremes.map(([filter, , value]) => [`rare ${filter}`, { [filter]: value }])),
    'common type and industry': two,
    'common type, industry and year': { ...two, year: common['year']! },
  }
}
