/**
 * The cost of /browse as the gallery grows: the same reads on 1,000 and 100,000 emails, alternating in one run, for
 * every combination of filters and every page depth. Seed both first:
 *
 *     npm run bench:seed -- --count 1000 && npm run bench:seed -- --count 100000 && npm run bench:browse
 *
 * Exits with 1 if a page of the large gallery costs at least three times as much as the same page of the small one. Only
 * pages with the same number of emails are compared, because shorter pages are cheaper. `--small`, `--large` and
 * `--turns` change the numbers; LARGE_DATABASE_URL and SMALL_DATABASE_URL select databases on a server.
 */
import { parseArgs } from 'node:util'
import { type OpenDatabase, useDatabase } from '#app/db/client.server.ts'
import { openCatalogue } from '#app/features/categories/catalogue.server.ts'
import type { CataloguedEmail } from '#app/features/categories/catalogue.ts'
import { countChoices } from '#app/features/gallery/filters/facets.server.ts'
import { FILTERS, type FilterName } from '#app/features/gallery/filters/filters.ts'
import { findFilters, wantedBy } from '#app/features/gallery/filters/filters.server.ts'
import { LIST_PAGE_LIMIT } from '#app/features/gallery/limits.ts'
import { listPage } from '#app/features/gallery/lists/list-page.server.ts'
import { filterOf, pageOf } from '#app/features/gallery/filters/matching.ts'
import type { Sort } from '#app/features/gallery/schema.ts'
import { openBenchGallery } from './bench-gallery.ts'
import { median } from './median.ts'

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
let worstAlike = 0
console.log(
  `filters${' '.repeat(43)}values  place in the list   ${values.small.padStart(8)}  ${values.large.padStart(8)}  emails  ratio`,
)
for (const filters of combinations()) {
  for (const choice of ['common', 'rare'] as const) {
    if (filters.length === 0 && choice === 'rare') continue
    for (const depth of DEPTHS) await compare(filters, choice, depth)
  }
}
console.log(`the worst ratio: ${worst.toFixed(2)}; of pages with as many emails: ${worstAlike.toFixed(2)}`)
await small.database.close()
await large.database.close()
process.exitCode = worstAlike < LIMIT ? 0 : 1

async function compare(filters: FilterName[], choice: 'common' | 'rare', depth: Depth): Promise<void> {
  const asked = [await prepare(small, filters, choice, depth), await prepare(large, filters, choice, depth)]
  const times: [number[], number[]] = [[], []]
  const shown = [0, 0]
  for (let turn = 0; turn < Number(values.turns); turn++) {
    for (const [index, run] of asked.entries()) {
      const stop = startClock()
      shown[index] = await run()
      times[index]!.push(stop())
    }
  }
  const [ofSmall, ofLarge] = times.map(median) as [number, number]
  const ratio = ofLarge / ofSmall
  worst = Math.max(worst, ratio)
  if (shown[0] === shown[1]) worstAlike = Math.max(worstAlike, ratio)
  console.log(
    `${(filters.join(' + ') || 'none').padEnd(50)}${choice.padEnd(8)}${depth.name.padEnd(20)}${ms(ofSmall)}  ${ms(ofLarge)}  ${shown.join('/').padStart(6)}  ${ratio.toFixed(2).padStart(5)}`,
  )
}

/** What the loader of /browse does, from a position in the list. */
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
    const [{ emails }] = await Promise.all([
      listPage(found.conditions, { limit: LIST_PAGE_LIMIT, after, sort }),
      countChoices(found.conditions),
    ])
    return emails.length
  }
}

/** With the most common value of each filter, and with the values of the email that is hardest to find. */
async function openGallery(count: number, url: string | undefined): Promise<Gallery> {
  const { database } = await openBenchGallery(count, url)
  useDatabase(database)
  const catalogue = await openCatalogue()
  if (catalogue.emails.length < count)
    throw new Error(`Seed it first: npm run bench:seed -- --count ${count}`)
  const { choices } = await countChoices({})
  const common = FILTERS.map((filter) => choices[filter].toSorted((a, b) => b.count - a.count)[0]!.value)
  const shelf = (email: CataloguedEmail, filter: FilterName) =>
    email.shelves.map((number) => catalogue.shelves[number]!).find(({ type }) => filterOf(type) === filter)
      ?.slug
  const counts = new Map(
    FILTERS.flatMap((filter) => choices[filter].map(({ value, count }) => [value, count])),
  )
  const rare = catalogue.emails
    .map((email) => [
      catalogue.brands[email.brand]!.slug,
      shelf(email, 'industry'),
      shelf(email, 'type'),
      shelf(email, 'occasion'),
      email.year ? String(email.year) : undefined,
    ])
    .filter((slugs): slugs is string[] => slugs.every((slug) => slug !== undefined))
    .toSorted((a, b) => product(a, counts) - product(b, counts))[0]!
  return { database, common: queryOf(common), rare: queryOf(rare) }
}

function product(slugs: string[], counts: Map<string, number>): number {
  return slugs.reduce((product, slug) => product * counts.get(slug)!, 1)
}

/** Builds filters from values in filter order. */
function queryOf(values: string[]): Required<Query> {
  const [brand, industry, type, occasion, year] = values as [string, string, string, string, string]
  return { brand, industry, type, occasion, year: Number(year) }
}

function combinations(): FilterName[][] {
  return Array.from({ length: 1 << FILTERS.length }, (_, bits) =>
    FILTERS.filter((_, place) => bits & (1 << place)),
  )
}

/** The embedded engine runs in this process, so its CPU time is not affected by other programs. */
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

function ms(time: number): string {
  return `${time.toFixed(1)} ms`.padStart(8)
}
