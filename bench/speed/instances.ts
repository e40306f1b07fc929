/**
 * What a page that is not in the page cache costs with one instance and with two on the same database of a PostgreSQL
 * server, in one run. The gallery changes every fifty pages.
 */
import { Client } from 'pg'
import { printTable } from './table.ts'
import { databaseTime, threadTime, untilAtRest } from './processes.ts'
import { type Served, UNCACHED } from './served.ts'
import { prepareUncached, serveDatabase } from './uncached.ts'

const CLIENTS = 8
/** Pages between two changes of the gallery. */
const CHANGED_EVERY = 50
const INSTANCES = [1, 2]
const PAGES = [
  'home',
  'browse, newest',
  'industry, common',
  'email type',
  'brand, largest',
  'email',
  'search, rare word',
]

export async function measureInstances({
  size,
  server,
  seconds,
}: {
  size: number
  server: string
  seconds: number
}): Promise<void> {
  const url = new URL(`emails_${size}`, server).href
  const { pages, postmaster } = await prepareUncached(size, url)
  const paths = PAGES.map((name) => pages[name]!)
  const client = new Client({ connectionString: url })
  await client.connect()
  const change = () => client.query('update gallery_version set version = gen_random_uuid()')
  const rows: (string | number)[][] = []
  const served: Served[] = []
  try {
    for (const count of INSTANCES) {
      while (served.length < count) served.push(await serveDatabase(size, url, served.length))
      for (const { pid } of served) await untilAtRest(pid)
      await visit(paths, served, 2, change)
      const spent = () => ({
        servers: served.reduce((sum, { pid }) => sum + threadTime(pid), 0),
        database: databaseTime(postmaster!),
        client: threadTime(process.pid),
      })
      const before = spent()
      const answered = await visit(paths, served, seconds, change)
      const after = spent()
      const each = (part: keyof typeof before) => (after[part] - before[part]) / answered
      const all = each('servers') + each('database') + each('client')
      rows.push([
        count,
        answered / seconds,
        each('servers'),
        each('database'),
        each('client'),
        `${((each('client') / all) * 100).toFixed(0)} %`,
      ])
    }
  } finally {
    await client.end()
    for (const each of served) await each.stop()
  }
  printTable(
    `Uncached pages of ${size.toLocaleString('en-US')} emails, a change every ${CHANGED_EVERY} pages, ${CLIENTS} visitors at once, in ms of processor time a page`,
    ['instances', 'pages/s', 'servers', 'database', 'client', 'client’s share'],
    rows,
  )
}

/** Visits the pages in turn, and the instances; returns how many were answered. */
async function visit(
  paths: string[],
  served: Served[],
  seconds: number,
  change: () => Promise<unknown>,
): Promise<number> {
  const until = performance.now() + seconds * 1_000
  let asked = 0
  async function visitor(): Promise<void> {
    while (performance.now() < until) {
      const { url } = served[asked % served.length]!
      const path = paths[asked++ % paths.length]!
      if (asked % CHANGED_EVERY === 0) await change()
      const page = await fetch(url + path, { headers: { Cookie: UNCACHED, Accept: 'text/html' } })
      await page.arrayBuffer()
      if (!page.ok) throw new Error(`${path} was answered with ${page.status}`)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, visitor))
  return asked
}
