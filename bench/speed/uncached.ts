/**
 * What each public page costs after a change of the gallery, when nothing is cached: processor time of the server on all
 * threads, which include the embedded database, and of the backends of a PostgreSQL server. Also what a start takes.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { rowsOf, useDatabase } from '#app/platform/db/client.server.ts'
import { findSimilar } from '#app/gallery/email-page/similar.server.ts'
import { countChoices } from '#app/gallery/filters/facets.server.ts'
import { findFilters, tagsOf } from '#app/gallery/filters/filters.server.ts'
import { RELATED_LIMIT } from '#app/gallery/limits.ts'
import { listIds } from '#app/gallery/lists/list-ids.server.ts'
import { listByIds } from '#app/gallery/queries.server.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { signedIn } from '#test/signed-in.ts'
import { openBenchGallery } from '../bench-gallery.ts'
import { median } from '../median.ts'
import { seedGallery } from '../synthetic-gallery.ts'
import { databaseTime, memory, parentOf, threadTime, untilAtRest } from './processes.ts'
import { type Served, serveGallery, UNCACHED } from './served.ts'
import { atMost, printTable } from './table.ts'

/** Counts of a large gallery are loaded again after five seconds at the earliest. */
const COUNTED_AGAIN_MS = 5_100
const LARGE = 20_000
/** How often every page is asked for before any is measured. */
const WARM_UPS = 2
/** A page is over once the server used less than `used` within a pause, both in milliseconds. */
const QUIET = { used: 1, within: 30 }

type Cost = { processor: number; database: number; answered: number }
/** `counted`: what the page costs if counts of a large gallery are loaded again as well, server and database together. */
type PageCost = Cost & { counted: number }
type Measured = { size: number; start: number; memory: number; pages: Map<string, PageCost> }

type Options = {
  sizes: number[]
  /** The URL of a server with the databases `emails_1000` and so on; without it, the embedded engine. */
  server: string
  turns: number
  /** The most that a page may cost, in those of the first size. */
  ratio: number
}

export async function measureUncached({ sizes, server, turns, ratio }: Options): Promise<void> {
  const all: Measured[] = []
  for (const size of sizes)
    all.push(await measure(size, server && new URL(`emails_${size}`, server).href, turns))
  const [first] = all as [Measured]
  const engine = server ? 'PostgreSQL server' : 'embedded'
  printTable(
    `Uncached pages (${engine}, medians of ${turns}), in ms of processor time: server + database, and until answered`,
    [
      'page',
      ...sizes.flatMap((size) => [size.toLocaleString('en-US'), 'with counts', 'answered']),
      ...sizes.slice(1).map((size) => `× at ${size}`),
    ],
    [...first.pages.keys()].map((page) => [
      page,
      ...all.flatMap(({ pages }) => {
        const { processor, database, counted, answered } = pages.get(page)!
        return [
          server ? `${processor.toFixed(1)} + ${database.toFixed(1)}` : processor.toFixed(1),
          counted.toFixed(0),
          answered.toFixed(0),
        ]
      }),
      ...all.slice(1).map(({ pages }) => {
        const times = totalOf(pages.get(page)!) / totalOf(first.pages.get(page)!)
        atMost(`${page}, times`, times, ratio)
        return times.toFixed(2)
      }),
    ]),
  )
  printTable(
    `A start (${engine})`,
    ['emails', 'ms until the first page', 'MB at rest'],
    all.map(({ size, start, memory }) => [size.toLocaleString('en-US'), start, memory]),
  )
}

function totalOf({ processor, database }: Cost): number {
  return processor + database
}

/** Selects the pages; `postmaster` is the process of a server. */
export async function prepareUncached(size: number, url: string) {
  const { database } = await openBenchGallery(size, url)
  await seedGallery(database, size)
  useDatabase(database)
  const pages = await choosePages(size)
  const owner = await signedIn({ role: 'admin', email: `owner-${Date.now()}@bench.example` })
  const [backend] = await rowsOf<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const postmaster = url ? parentOf(backend!.pid) : null
  await database.close()
  return { pages, owner, postmaster }
}

/** An instance with a folder of its own; without a URL, that of the embedded engine. */
export function serveDatabase(size: number, url: string, instance = 0): Promise<Served> {
  const name = url ? `server-${size}-${instance}` : `emails-${size}`
  const folder = path.join(projectRoot(), '.cache/bench', name)
  mkdirSync(folder, { recursive: true })
  return serveGallery(folder, url ? { DATABASE_URL: url } : {})
}

async function measure(size: number, url: string, turns: number): Promise<Measured> {
  const { pages, owner, postmaster } = await prepareUncached(size, url)
  const served = await serveDatabase(size, url)
  try {
    await untilAtRest(served.pid)
    const atRest = memory(served.pid)
    const costs = new Map<string, PageCost>()
    const askers = Object.entries(pages).map(([name, address]) => {
      const ask = (turn: number) =>
        costOf(served, postmaster, address, { cookie: owner.cookie, name: `Bench ${name} ${turn}` })
      return [name, ask] as const
    })
    // Opens connections and compiles, or pages would cost more the earlier they are measured.
    for (let turn = 0; turn < WARM_UPS; turn++) for (const [, ask] of askers) await ask(turn)
    for (const [name, ask] of askers) {
      await ask(WARM_UPS)
      if (size > LARGE) await wait(COUNTED_AGAIN_MS)
      const counted = totalOf(await ask(WARM_UPS + 1))
      const taken: Cost[] = []
      for (let turn = 0; turn < turns; turn++) taken.push(await ask(WARM_UPS + 2 + turn))
      const middle = (part: keyof Cost) => median(taken.map((cost) => cost[part]))
      costs.set(name, {
        processor: middle('processor'),
        database: middle('database'),
        answered: middle('answered'),
        counted,
      })
    }
    return { size, start: served.startedIn, memory: atRest, pages: costs }
  } finally {
    await served.stop()
  }
}

/** Changes the gallery's name, so that nothing cached is current, and then asks for the page. */
async function costOf(
  { url, pid }: Served,
  postmaster: number | null,
  address: string,
  change: { cookie: string; name: string },
): Promise<Cost> {
  const changed = await fetch(`${url}/admin/settings/name`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: change.cookie, Origin: url },
    body: new URLSearchParams({ SITE_NAME: change.name }),
  })
  if (changed.status !== 302) throw new Error(`The name was answered with ${changed.status}`)
  const spent = () => ({
    processor: threadTime(pid),
    database: postmaster ? databaseTime(postmaster) : 0,
  })
  await untilQuiet()
  const before = spent()
  const started = performance.now()
  const page = await fetch(url + address, { headers: { Cookie: UNCACHED, Accept: 'text/html' } })
  await page.arrayBuffer()
  const answered = performance.now() - started
  if (!page.ok) throw new Error(`${address} was answered with ${page.status}`)
  // Counts of an earlier version are served while new ones are counted.
  const after = await untilQuiet()
  return {
    processor: after.processor - before.processor,
    database: after.database - before.database,
    answered,
  }

  async function untilQuiet() {
    let last = spent()
    for (;;) {
      await wait(QUIET.within)
      const now = spent()
      if (now.processor + now.database - last.processor - last.database < QUIET.used) return last
      last = now
    }
  }
}

/** The public pages: lists in each order and at each depth, with the commonest values and with rare ones. */
async function choosePages(size: number): Promise<Record<string, string>> {
  const { choices } = await countChoices({})
  const sorted = (filter: 'brand' | 'industry' | 'type' | 'occasion' | 'year') =>
    choices[filter].filter(({ count }) => count! > 60).toSorted((a, b) => b.count! - a.count!)
  const common = (filter: Parameters<typeof sorted>[0]) => sorted(filter)[0]!.value
  const rare = (filter: Parameters<typeof sorted>[0]) => sorted(filter).at(-1)!.value
  const { conditions } = await findFilters({ brand: common('brand') })
  const { ids } = await listIds(tagsOf(conditions), { limit: 60 })
  const [email] = await listByIds([await firstWithSimilar(ids)])
  const [middle] = await rowsOf<{ id: string }>(sql`
    select email_id as id from gallery_emails order by created_at desc offset ${Math.floor(size / 2)} limit 1`)
  const [check] = await rowsOf<{ rule: string }>(sql`
    select substr(filter, 6) as rule from gallery_tags where starts_with(filter, 'rule:') order by filter limit 1`)
  return {
    home: '/',
    'browse, newest': '/browse',
    'browse, sent': '/browse?sort=sent',
    'browse, oldest': '/browse?sort=oldest',
    'browse, half-way': `/browse?after=${middle!.id}`,
    'browse, common type and industry': `/browse?type=${common('type')}&industry=${common('industry')}`,
    'browse, rare type': `/browse?type=${rare('type')}`,
    'browse, rare industry, oldest': `/browse?industry=${rare('industry')}&sort=oldest`,
    'browse, year': `/browse?year=${rare('year')}`,
    'industry, common': `/category/${common('industry')}`,
    'industry, rare': `/category/${rare('industry')}`,
    'email type': `/email-type/${common('type')}`,
    occasion: `/seasonal/${common('occasion')}`,
    'brand, largest': `/brand/${common('brand')}`,
    'brand, small': `/brand/${rare('brand')}`,
    email: `/brand/${common('brand')}/email/${email!.slug}`,
    'search, common word': '/search?q=window',
    'search, rare word': '/search?q=lumcordaal',
    'search, two words': '/search?q=free+shipping',
    brands: '/brands',
    'email types': '/email-types',
    seasonal: '/seasonal',
    planner: '/planner',
    'state of email': '/state-of-email',
    'analytics of a brand': `/brand/${common('brand')}/analytics`,
    'analytics of an industry': `/category/${common('industry')}/analytics`,
    checks: '/checks',
    check: `/checks/${check!.rule}`,
    clean: '/clean',
    blog: '/blog',
    feed: '/feed.xml',
  }
}

/** Of emails without similar ones there are more in a small gallery, and their page is cheaper. */
async function firstWithSimilar(ids: string[]): Promise<string> {
  for (const id of ids) if ((await findSimilar(id)).size === RELATED_LIMIT) return id
  throw new Error('No email has enough similar ones')
}
