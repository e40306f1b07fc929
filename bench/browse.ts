/**
 * What /browse costs as the gallery grows: the same reads on 1,000 and on 100,000 emails, turn by turn in one run, for
 * every combination of filters and at every depth of paging. Seed both first:
 *
 *     npm run bench:seed -- --count 1000 && npm run bench:seed -- --count 100000 && npm run bench:browse
 *
 * Ends with 1 when one combination costs three times as much or more. `--small`, `--large` and `--turns` change the
 * numbers; LARGE_DATABASE_URL and SMALL_DATABASE_URL name databases on a server.
 */
import { parseArgs } from 'node:util'
import { type OpenDatabase, useDatabase } from '#app/db/client.server.ts'
import { openCatalogue } from '#app/features/categories/catalogue.server.ts'
import { countChoices } from '#app/features/gallery/facets.server.ts'
import { FILTERS, type FilterName } from '#app/features/gallery/filters.ts'
import { findFilters, wantedBy } from '#app/features/gallery/filters.server.ts'
import { LIST_PAGE_LIMIT } from '#app/features/gallery/limits.ts'
import { listPage } from '#app/features/gallery/list-page.server.ts'
import { pageOf } from '#app/features/gallery/matching.ts'
import type { Sort } from '#app/features/gallery/schema.ts'
import { openBenchGallery } from './bench-gallery.ts'

const LIMIT = 3

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '100000' },
    turns: { type: 'string', default: '15' },
  },
})

type Query = { [filter in Exclude<FilterName, 'year'>]?: string } & { year?: number }
type Gallery = { database: OpenDatabase; common: Required<Query>; rare: Required<Query> }
type Depth = { name: string; share: number; sort: Sort }

const DEPTHS: Depth[] = [
  { name: 'first page', share: 0, sort: 'newest' },
  { name: 'half-way', share: 0.5, sort: 'newest' },
  { name: 'the end', share: 0.95, sort: 'newest' },
  { name: 'oldest, half-way', share: 0.5, sort: 'oldest' },
]

const small = await openGallery(Number(values.small), process.env['SMALL_DATABASE_URL'])
const large = await openGallery(Number(values.large), process.env['LARGE_DATABASE_URL'])
let worst = 0
console.log(
  `filters${' '.repeat(43)}values  place in the list   ${values.small.padStart(8)}  ${values.large.padStart(8)}  ratio`,
)
for (const filters of combinations()) {
  for (const choice of ['common', 'rare'] as const) {
    if (filters.length === 0 && choice === 'rare') continue
    for (const depth of DEPTHS) await compare(filters, choice, depth)
  }
}
console.log(`the worst ratio: ${worst.toFixed(2)}`)
await small.database.close()
await large.database.close()
process.exitCode = worst < LIMIT ? 0 : 1

async function compare(filters: FilterName[], choice: 'common' | 'rare', depth: Depth): Promise<void> {
  const asked = [await prepare(small, filters, choice, depth), await prepare(large, filters, choice, depth)]
  const times: [number[], number[]] = [[], []]
  for (let turn = 0; turn < Number(values.turns); turn++) {
    for (const [index, run] of asked.entries()) {
      const stop = startClock()
      await run()
      times[index]!.push(stop())
    }
  }
  const [ofSmall, ofLarge] = times.map(median) as [number, number]
  const ratio = ofLarge / ofSmall
  worst = Math.max(worst, ratio)
  console.log(
    `${(filters.join(' + ') || 'none').padEnd(50)}${choice.padEnd(8)}${depth.name.padEnd(20)}${ms(ofSmall)}  ${ms(ofLarge)}  ${ratio.toFixed(2).padStart(5)}`,
  )
}

/** What the loader of /browse does, from some place in the list. */
async function prepare(
  gallery: Gallery,
  filters: FilterName[],
  choice: 'common' | 'rare',
  { share, sort }: Depth,
) {
  useDatabase(gallery.database)
  const query = Object.fromEntries(filters.map((filter) => [filter, gallery[choice][filter]])) as Query
  const { conditions } = await findFilters(query)
  const catalogue = await openCatalogue()
  const all = { limit: catalogue.emails.length, after: null, sort }
  const { ids } = pageOf(catalogue, wantedBy(conditions), all)
  const after = share === 0 ? null : (ids[Math.floor(ids.length * share)] ?? null)

  return async () => {
    useDatabase(gallery.database)
    const found = await findFilters(query)
    await Promise.all([
      listPage(found.conditions, { limit: LIST_PAGE_LIMIT, after, sort }),
      countChoices(found.conditions),
    ])
  }
}

/** With the value of each filter that most emails have, and with one that few have. */
async function openGallery(count: number, url: string | undefined): Promise<Gallery> {
  const { database } = await openBenchGallery(count, url)
  useDatabase(database)
  const { total, choices } = await countChoices({})
  if (total < count) throw new Error(`Seed it first: npm run bench:seed -- --count ${count}`)
  const chosen = (rank: number) =>
    Object.fromEntries(
      FILTERS.map((filter) => {
        const sorted = choices[filter].toSorted((a, b) => b.count - a.count)
        const { value } = sorted[Math.floor((sorted.length - 1) * rank)]!
        return [filter, filter === 'year' ? Number(value) : value]
      }),
    ) as Required<Query>
  return { database, common: chosen(0), rare: chosen(0.8) }
}

function combinations(): FilterName[][] {
  return Array.from({ length: 1 << FILTERS.length }, (_, bits) =>
    FILTERS.filter((_, place) => bits & (1 << place)),
  )
}

/** The embedded engine works in this process: its time on the processor is what other programs cannot disturb. */
function startClock(): () => number {
  if (large.database.engine === 'server') {
    const started = performance.now()
    return () => performance.now() - started
  }
  const started = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(started)
    return (user + system) / 1000
  }
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1]!
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`.padStart(8)
}
