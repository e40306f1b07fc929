/**
 * What similar emails, the emails of a template and the filter by color cost in a large gallery, uncached: each function
 * as a page calls it. Processor time is of the database on a server, which has to be on this machine; embedded, it is
 * of the whole process, with the comparing.
 *
 *     npm run bench:seed -- --count 100000 && node bench/similar.ts
 *
 * With `--server postgres://…/` the database `emails_100000` of that server instead, seeded with DATABASE_URL.
 */
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { rowsOf, useDatabase } from '#app/platform/db/client.server.ts'
import { COLOR_NAMES } from '#app/gallery/filters/colors.ts'
import { findFilters, tagsOf } from '#app/gallery/filters/filters.server.ts'
import { findSimilar } from '#app/gallery/email-page/similar.server.ts'
import { listIds } from '#app/gallery/lists/list-ids.server.ts'
import { browseQuery } from '#app/gallery/schema.ts'
import { openBenchGallery } from './bench-gallery.ts'
import { median } from './median.ts'
import { processorTime } from './speed/processes.ts'
import { atMost, printTable, printTargets } from './speed/table.ts'

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, server: { type: 'string', default: '' } },
})
const EMAILS = 60
const MS_MAX = 150

const count = Number(values.count)
const { database } = await openBenchGallery(
  count,
  values.server && new URL(`emails_${count}`, values.server).href,
)
useDatabase(database)
const emails = await rowsOf<{ id: string; template: string | null }>(sql`
  select email_id as id, template from email_attributes order by md5(email_id::text) limit ${EMAILS}`)
let found = 0
const times = {
  'similar emails': await timesOf(emails, async ({ id }) => {
    found += (await findSimilar(id)).size
  }),
  'emails of a template': await timesOf(
    emails.filter(({ template }) => template !== null),
    ({ template }) => list({ template: template! }),
  ),
  'filter by color': await timesOf(COLOR_NAMES, (color) => list({ color })),
}
await database.close()
printTable(
  `${values.count} emails, ms; ${found} similar emails of ${EMAILS}`,
  ['', 'processor', 'waited: median', 'slowest'],
  Object.entries(times).map(([name, { cost, waited }]) => [name, cost, median(waited), Math.max(...waited)]),
)
atMost('processor', Math.max(...Object.values(times).map(({ cost }) => cost)), MS_MAX, ' ms')
process.exitCode = printTargets() ? 0 : 1

/** The first is not counted: it prepares the engine. */
async function timesOf<T>(of: readonly T[], work: (each: T) => Promise<unknown>) {
  await work(of[0]!)
  const rest = of.slice(1)
  const before = await used()
  const waited = []
  for (const each of rest) {
    const started = performance.now()
    await work(each)
    waited.push(performance.now() - started)
  }
  return { cost: ((await used()) - before) / rest.length, waited }
}

/** Processor time so far, in milliseconds. */
async function used(): Promise<number> {
  if (!values.server) return processorTime(process.pid)
  const backends = await rowsOf<{ pid: number }>(sql`
    select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`)
  return backends.reduce((sum, { pid }) => sum + processorTime(pid), 0)
}

async function list(query: Record<string, string>): Promise<void> {
  const { conditions } = await findFilters(browseQuery.parse(query))
  await listIds(tagsOf(conditions), { limit: 50 })
}
