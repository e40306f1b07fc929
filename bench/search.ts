/**
 * Quality and speed of search: `npm run bench:search`. For judged queries on the samples it reports how often the first
 * result is right, as typed and with a typo in each, and the same for questions as people type them. With `--count 100000` it also measures times in galleries of that
 * size, on the embedded engine and, if PostgreSQL is installed, on a temporary server; missing galleries are created
 * first (minutes). BENCH_DATABASE_URL uses another database instead, which must be empty or a benchmark's.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { inArray } from 'drizzle-orm'
import { db, openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { emails } from '#app/platform/db/schema.ts'
import { syncTaxonomy } from '#app/gallery/categories/commands.server.ts'
import { findFilters, tagsOf } from '#app/gallery/filters/filters.server.ts'
import { listIds } from '#app/gallery/lists/list-ids.server.ts'
import { browseQuery, searchQuery } from '#app/gallery/schema.ts'
import { readSearch } from '#app/gallery/search/search-reading.server.ts'
import { findEmails, parseQuery } from '#app/gallery/search/search.server.ts'
import { loadSamples } from '#app/intake/ingest/store/samples.server.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { parseParameters } from '#app/platform/lib/parse-parameters.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { startPostgres } from '../scripts/test-postgres.mjs'
import { openBenchGallery } from './bench-gallery.ts'
import { heldOut, type Question, tuned } from './judged-questions.ts'
import { judgements, withTypo } from './search-judgements.ts'
import { measure } from './search-speed.ts'
import { seedGallery } from './synthetic-gallery.ts'

const RIGHT_MIN = 0.9
const RIGHT_WITH_TYPO_MIN = 0.8
const QUESTIONS_RIGHT_MIN = 0.92

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
  await judgeQuestions('questions tuned on', tuned, true)
  await judgeQuestions('questions held out', heldOut, false)
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

async function judgeQuestions(name: string, questions: Question[], namesWrong: boolean) {
  let right = 0
  for (const { question, answers } of questions) {
    const found = await firstFor(question)
    const isRight =
      found && (await Promise.all(answers.map((answer) => fulfils(found, answer)))).some(Boolean)
    if (isRight) right += 1
    else if (namesWrong) console.log(`  ${question}: ${found ?? 'nothing'}, not ${answers.join(' or ')}`)
  }
  const share = right / questions.length
  console.log(`${name}: ${right} of ${questions.length} first results are right (${share.toFixed(2)})`)
  if (share < QUESTIONS_RIGHT_MIN) process.exitCode = 1
}

/** Whether an email has this slug, or these filters. */
async function fulfils(slug: string, answer: string): Promise<boolean> {
  if (!answer.includes('=')) return slug === answer
  const { conditions } = await findFilters(parseParameters(browseQuery, new URLSearchParams(answer)))
  const { ids } = await listIds(tagsOf(conditions), { limit: 500 })
  const rows = await db().select({ slug: emails.slug }).from(emails).where(inArray(emails.id, ids))
  return rows.some((row) => row.slug === slug)
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
