/**
 * What pages of figures cost as the gallery grows, without any cache: rendered by the production build for the brands
 * and categories with the most emails. Then what the lists behind the numbers of the report cost, how soon a new email
 * shows, and what counting costs when many emails change.
 *
 *     npm run build && npm run bench:figures
 *
 * Galleries are seeded first if needed. Exits with 1 if a page of the larger gallery takes more than `--limit` times as
 * long as the same page of the smaller one, or a new email needs a second to show. Lists are not judged by that: in the
 * smaller gallery they are shorter, as is the calendar, which has no day to start where too few emails were sent.
 */
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { type OpenDatabase, rowsOf, useDatabase } from '#app/db/client.server.ts'
import { storeReportMonths } from '#app/features/state-of-email/store-months.server.ts'
import { openBenchGallery } from './bench-gallery.ts'
import { measureNews } from './figures-news.ts'
import { median } from './median.ts'
import { OWN_PAGES, type Served, serveGallery } from './speed/served.ts'
import { seedFacts } from './synthetic-facts.ts'
import { seedGallery } from './synthetic-gallery.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000' },
    turns: { type: 'string', default: '30' },
    limit: { type: 'string', default: '1.5' },
    bulk: { type: 'string', default: '5000' },
  },
})
const NEWS_MS = 1000
const LISTS = ['calendar', 'rare emails', 'common emails']
const [small, large] = values.sizes.split(',').map(Number) as [number, number]
const pages = new Map([
  [small, await prepare(small)],
  [large, await prepare(large)],
])
const isCheap = await measurePages()
const delay = await measureNews(large, pages.get(large)!.brand)
console.log(`a new email shows ${ms(delay)} after its commit  (less than ${NEWS_MS} ms)`)
await measureBulk(large)
process.exitCode = isCheap && delay < NEWS_MS ? 0 : 1

type Pages = { folder: string; brand: string; paths: Record<string, string> }

async function prepare(count: number): Promise<Pages> {
  const { database, place } = await openBenchGallery(count, '')
  useDatabase(database)
  await seedGallery(database, count)
  await seedFacts(database)
  const pages = await pathsOf()
  await database.close()
  return { folder: place, ...pages }
}

/** Of what has the most emails. */
async function pathsOf(): Promise<Omit<Pages, 'folder'>> {
  const most = (kind: number) =>
    rowsOf<{ slug: string }>(sql`
      select coalesce(b.slug, c.slug) as slug from gallery_counts n join gallery_tags t using (tag)
      left join brands b on b.id = t.brand_id left join categories c on c.id = t.category_id
      where n.first = 0 and n.second = 0 and n.tag & 7 = ${kind} and (c.id is null or ${kind} <> 4 or c.date_rule is not null)
      order by n.count desc limit 4`)
  const [brands, industries, occasions] = [await most(1), await most(2), await most(4)]
  const compared = new URLSearchParams(
    brands
      .map(({ slug }) => slug)
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((slug) => ['brand', slug]),
  )
  const brand = brands[0]!.slug
  const paths = {
    brand: `/brand/${brand}/figures`,
    industry: `/category/${industries[0]!.slug}/figures`,
    occasion: `/category/${occasions[0]!.slug}/figures`,
    compare: `/compare?${compared}`,
    planner: '/planner',
    'planner of one': `/planner?industry=${industries[0]!.slug}&language=en`,
    calendar: '/planner.ics',
    report: '/state-of-email',
    month: `/state-of-email/${await storedMonth()}`,
    'rare emails': '/state-of-email/emails?fact=amp',
    'common emails': '/state-of-email/emails?fact=dark',
  }
  return { brand, paths }
}

/** The month with the most emails. */
async function storedMonth(): Promise<string> {
  await storeReportMonths(new Date())
  const [most] = await rowsOf<{ month: string }>(
    sql`select month from report_months order by (counts ->> 'emails')::int desc, month desc limit 1`,
  )
  return most!.month
}

async function measurePages(): Promise<boolean> {
  const servers = new Map<number, Served>()
  try {
    for (const [count, { folder }] of pages) servers.set(count, await serveGallery(folder))
    let isCheap = true
    console.log(`page           ${small} emails  ${large} emails   ratio  (at most ${values.limit})`)
    for (const name of Object.keys(pages.get(small)!.paths)) {
      const times = new Map<number, number[]>([
        [small, []],
        [large, []],
      ])
      // Alternately, so that whatever else the machine does meets both.
      for (let turn = -3; turn < Number(values.turns); turn++) {
        for (const [count, server] of servers) {
          const started = performance.now()
          await read(server, pages.get(count)!.paths[name]!)
          if (turn >= 0) times.get(count)!.push(performance.now() - started)
        }
      }
      const [few, many] = [median(times.get(small)!), median(times.get(large)!)]
      isCheap &&= many / few <= Number(values.limit) || LISTS.includes(name)
      console.log(`${name.padEnd(14)} ${ms(few)}  ${ms(many)}   ${(many / few).toFixed(2)}`)
    }
    return isCheap
  } finally {
    for (const server of servers.values()) await server.stop()
  }
}

async function read(server: Served, path: string): Promise<string> {
  const answer = await fetch(server.url + path, { headers: { cookie: OWN_PAGES } })
  const text = await answer.text()
  if (!answer.ok || !/plot-picture|planner-year|BEGIN:VEVENT|report-emails/.test(text))
    throw new Error(`${path}: ${answer.status} without what it shows`)
  return text
}

/** The same change of many emails, with figures and without. */
async function measureBulk(count: number): Promise<void> {
  const { database } = await openBenchGallery(count, '')
  useDatabase(database)
  try {
    const [one, oneWithout] = await times(database, 1)
    const [many, manyWithout] = await times(database, Number(values.bulk))
    console.log(`hiding and publishing 1 email: ${ms(one)}, without figures ${ms(oneWithout)}`)
    console.log(
      `hiding and publishing ${values.bulk} emails: ${ms(many)}, without figures ${ms(manyWithout)}`,
    )
  } finally {
    await database.close()
  }
}

async function times(database: OpenDatabase, emails: number): Promise<[number, number]> {
  const { rows } = await database.executeSql(`select pg_get_functiondef('figures_commit'::regproc) as text`)
  const withFigures = await changeTwice(database, emails)
  await database.executeSql(
    'create or replace function figures_commit(changed uuid[]) returns void language sql as $$ select $$',
  )
  try {
    return [withFigures, await changeTwice(database, emails)]
  } finally {
    await database.executeSql(String(rows[0]!['text']))
  }
}

/** The median of hiding and of publishing them again. */
async function changeTwice(database: OpenDatabase, emails: number): Promise<number> {
  const taken = []
  for (let turn = 0; turn < (emails > 100 ? 3 : 15); turn++) {
    for (const status of ['hidden', 'published']) {
      const started = performance.now()
      await database.executeSql(
        `update emails set status = '${status}' where id in (select id from emails order by created_at desc, id limit ${emails})`,
      )
      taken.push(performance.now() - started)
    }
  }
  return median(taken)
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`.padStart(10)
}
