/**
 * Quality and speed of search: `npm run bench:search`. For judged queries on the samples it reports how often the first
 * result is right, as typed and with a typo in each. With `--count 100000` it also measures times in galleries of that
 * size, on the embedded engine and, if PostgreSQL is installed, on a temporary server; missing galleries are created
 * first (minutes). BENCH_DATABASE_URL uses another database instead, which must be empty or a benchmark's.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { syncTaxonomy } from '#app/gallery/categories/commands.server.ts'
import { searchQuery } from '#app/gallery/schema.ts'
import { readSearch } from '#app/gallery/search/search-reading.server.ts'
import { findEmails, parseQuery } from '#app/gallery/search/search.server.ts'
import { loadSamples } from '#app/intake/ingest/store/samples.server.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { startPostgres } from '../scripts/test-postgres.mjs'
import { openBenchGallery } from './bench-gallery.ts'
import { judgements, withTypo } from './search-judgements.ts'
import { measure } from './search-speed.ts'
import { seedGallery } from './synthetic-gallery.ts'

const RIGHT_MIN = 0.9
const RIGHT_WITH_TYPO_MIN = 0.8

const { values } = parseArgs({ options: { count: { type: 'string', default: '0' } } })
const count = Number(values.count)

await judge()
if (count > 0) {
  await measureEmbedded()
  await measureServer()
}

async function judge() {
  const home = await mkdtemp(path.join(tmpdir(), 'bench-search-'))
  const settings = parseEnv({ DATA_DIR: home })
  const database = await openDatabase(settings)
  useDatabase(database)
  useStorage(await openStorage(settings))
  await syncTaxonomy()
  await loadSamples()
  await printMetric('as typed', (search) => search, RIGHT_MIN)
  await printMetric('with one typo in each', withTypo, RIGHT_WITH_TYPO_MIN)
  await database.close()
  await rm(home, { recursive: true })
}

async function printMetric(name: string, typed: (search: string, number: number) => string, least: number) {
  let right = 0
  for (const [number, [search, ...first]] of judgements.entries()) {
    const found = await firstFor(typed(search, number))
    if (found && first.includes(found)) right += 1
    else console.log(`  ${typed(search, number)}: ${found ?? 'nothing'}, not ${first.join(' or ')}`)
  }
  const share = right / judgements.length
  console.log(`${name}: ${right} of ${judgements.length} first results are right (${share.toFixed(2)})`)
  if (share < least) process.exitCode = 1
}

async function firstFor(search: string): Promise<string | undefined> {
  const { q, tags } = await readSearch(searchQuery.parse({ q: search }))
  const understood = await parseQuery(q, tags.length > 0)
  if (!understood) return undefined
  const { emails } = await findEmails(understood, { limit: 1, after: null, tags })
  return emails[0]?.slug
}

async function measureEmbedded() {
  const { database } = await openBenchGallery(count, '')
  await seedGallery(database, count)
  if (!(await measure('embedded', database))) process.exitCode = 1
  await database.close()
}

async function measureServer() {
  const given = process.env['BENCH_DATABASE_URL']
  const started = given ? null : await startPostgres()
  const url = given ?? started?.url
  if (!url) return console.log('PostgreSQL is not installed: skipping the server')
  const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' })
  await seedGallery(database, count)
  if (!(await measure('server', database))) process.exitCode = 1
  await database.close()
  await started?.stop()
}
