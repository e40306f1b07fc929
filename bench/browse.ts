/**
 * The cost of /browse in a large gallery, without any cache: what its loader reads, for every combination of up to two
 * filters (`--filters 5` for all), with the values that most emails have and with rare ones, at every page depth. Seed
 * the gallery first:
 *
 *     npm run bench:seed -- --count 100000 && npm run bench:browse -- --count 100000 --limit 150
 *     DATABASE_URL=… npm run bench:seed -- --count 1000000
 *     DATABASE_URL=… npm run bench:browse -- --count 1000000 --limit 250
 *
 * Exits with 1 if the median of any page takes `--limit` milliseconds or more.
 */
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { rowsOf, useDatabase } from '#app/db/client.server.ts'
import { countChoices, findBrandChoices } from '#app/features/gallery/filters/facets.server.ts'
import {
  FACT_FILTERS,
  FILTERS,
  type FilterName,
  MAIN_FILTERS,
} from '#app/features/gallery/filters/filters.ts'
import { carries, findFilters, tagsOf } from '#app/features/gallery/filters/filters.server.ts'
import { LIST_PAGE_LIMIT } from '#app/features/gallery/limits.ts'
import { listPage } from '#app/features/gallery/lists/list-page.server.ts'
import type { Sort } from '#app/features/gallery/schema.ts'
import { openBenchGallery } from './bench-gallery.ts'
import { median } from './median.ts'
import { seedFacts } from './synthetic-facts.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    filters: { type: 'string', default: '2' },
    limit: { type: 'string', default: '150' },
    turns: { type: 'string', default: '7' },
  },
})

type Query = { [filter in Exclude<FilterName, 'year'>]?: string } & { year?: number }
type Depth = { name: string; share: number; sort: Sort }

const DEPTHS: Depth[] = [
  { name: 'first page', share: 0, sort: 'newest' },
  { name: 'half-way', share: 0.5, sort: 'newest' },
  { name: 'the end', share: 0.95, sort: 'newest' },
  { name: 'oldest, half-way', share: 0.5, sort: 'oldest' },
  { name: 'by date sent, half-way', share: 0.5, sort: 'sent' },
]

const { database } = await openBenchGallery(Number(values.count))
useDatabase(database)
await seedFacts(database)
const common = await commonValues()
const rare = await rareValues()
let slowest = 0
console.log(`filters${' '.repeat(35)}values  page                  list    counts     total  emails`)
for (const filters of combinations()) {
  for (const [name, choice] of [
    ['common', common],
    ['rare', rare],
  ] as const) {
    if (filters.length === 0 && choice === rare) continue
    const query = Object.fromEntries(filters.map((filter) => [filter, choice[filter]])) as Query
    for (const depth of DEPTHS) await measure(filters, name, query, depth)
    await measureBrands(query)
  }
}
console.log(`the slowest page: ${ms(slowest)} (less than ${values.limit} ms)`)
await database.close()
process.exitCode = slowest < Number(values.limit) ? 0 : 1

/** What the loader of /browse reads, from some position in the list. */
async function measure(
  filters: FilterName[],
  name: string,
  query: Query,
  { name: page, share, sort }: Depth,
) {
  const after = share === 0 ? null : await idAt(query, share)
  const times: { list: number; counts: number; total: number }[] = []
  let shown = 0
  for (let turn = 0; turn < Number(values.turns); turn++) {
    forgetCached()
    const started = performance.now()
    const { conditions } = await findFilters(query)
    const found = performance.now()
    shown = (await listPage(conditions, { limit: LIST_PAGE_LIMIT, after, sort })).emails.length
    const listed = performance.now()
    await countChoices(conditions)
    const counted = performance.now()
    times.push({ list: listed - found, counts: counted - listed, total: counted - started })
  }
  const of = (part: 'list' | 'counts' | 'total') => median(times.map((time) => time[part]))
  slowest = Math.max(slowest, of('total'))
  console.log(
    `${(filters.join(' + ') || 'none').padEnd(42)}${name.padEnd(8)}${page.padEnd(16)}${ms(of('list'))}  ${ms(of('counts'))}  ${ms(of('total'))}  ${String(shown).padStart(6)}`,
  )
}

/** The brands that a visitor asks for when the page cannot offer all of them. */
async function measureBrands(query: Query) {
  const { conditions } = await findFilters(query)
  for (const typed of ['', 'lum']) {
    forgetCached()
    const started = performance.now()
    const found = await findBrandChoices(conditions, typed)
    const name = `brands${typed && ` like “${typed}”`}`
    console.log(
      `${' '.repeat(50)}${name.padEnd(36)}${ms(performance.now() - started)}  ${String(found.length).padStart(6)}`,
    )
  }
}

/** The cache belongs to the open database; to another object, nothing has been read yet. */
function forgetCached(): void {
  useDatabase({ ...database })
}

async function idAt(query: Query, share: number): Promise<string | null> {
  const { conditions } = await findFilters(query)
  const rows = await rowsOf<{ id: string }>(sql`
    with fitting as materialized (
      select email_id, created_at, row_number() over (order by created_at desc, email_id desc) as place,
        count(*) over () as total
      from gallery_emails where ${carries(tagsOf(conditions))}
    )
    select email_id as id from fitting where place = greatest(1, floor(total * ${share}::float8))`)
  return rows[0]?.id ?? null
}

async function commonValues(): Promise<Query> {
  const { choices } = await countChoices({})
  return queryOf(
    Object.fromEntries(
      FILTERS.map((filter) => [
        filter,
        choices[filter].toSorted((a, b) => b.count - a.count)[0]?.value ?? '',
      ]),
    ),
  )
}

/** Those of the email, among the newest that have all, that is the hardest to find. */
async function rareValues(): Promise<Query> {
  const rows = await rowsOf<{ kind: number; value: string }>(sql`
    with newest as (select * from gallery_emails order by created_at desc, email_id desc limit 5000),
    counted as (
      select n.email_id, n.tags, t.tag, c.count from newest n cross join unnest(n.tags) as t(tag)
      join gallery_counts c on c.first = 0 and c.second = 0 and c.tag = t.tag where t.tag <> 0
    ), rarest as (
      select email_id from counted where tag & 7 < 6
      group by email_id having count(distinct tag & 7) = 5 order by sum(ln(count)) limit 1
    )
    select distinct on (tag & 7) tag & 7 as kind, coalesce(b.slug, c.slug, (tag >> 3)::text) as value
    from counted join rarest using (email_id)
    left join gallery_tags t using (tag) left join brands b on b.id = t.brand_id left join categories c on c.id = t.category_id
    where tag & 7 < 6
    order by tag & 7, count`)
  const { choices } = await countChoices({})
  const rarest = FACT_FILTERS.map((filter) => [
    filter,
    choices[filter].toSorted((a, b) => a.count - b.count)[0]?.value ?? '',
  ])
  return queryOf({
    ...Object.fromEntries(rows.map(({ value }, index) => [MAIN_FILTERS[index]!, value])),
    ...Object.fromEntries(rarest),
  })
}

function queryOf(values: Record<string, string>): Query {
  const { year, ...others } = values
  return { ...others, year: Number(year) }
}

function combinations(): FilterName[][] {
  return Array.from({ length: 1 << FILTERS.length }, (_, bits) =>
    FILTERS.filter((_, place) => bits & (1 << place)),
  ).filter((filters) => filters.length <= Number(values.filters))
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`.padStart(8)
}
