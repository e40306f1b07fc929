/** How long searches take in a large gallery, against reading one email by its primary key. */
import { eq, sql } from 'drizzle-orm'
import { db, type OpenDatabase, rowsOf, useDatabase } from '#app/db/client.server.ts'
import { emails } from '#app/db/schema.ts'
import { findEmails, understand } from '#app/features/gallery/search.server.ts'
import { SEARCH_PAGE_LIMIT } from '#app/features/gallery/limits.ts'
import { SECTIONS } from '#app/frame/search-entries.ts'
import { searchIndex } from '#app/frame/search-index.server.ts'
import { rankEntries } from '#app/frame/search-ranking.ts'

const ROUNDS = 150

/** Times a primary-key read: what a search may take. */
const ALLOWED = { dialog: 5, 'two words': 15, 'the commonest word': 20 }

/** Each of these words stands in 2 to 10 in a hundred of the invented emails, whose vocabulary is small. */
const TWO_WORDS = ['choir piano', 'paper boats', 'lovely postcards', 'clouds spirit', 'mondays masts']
/** Each in a quarter of them: told, but no measure of what people search for. */
const TWO_COMMON_WORDS = 'window table'
const TYPED = [
  'w',
  'we',
  'wel',
  'welc',
  'pro',
  'black f',
  'hallo',
  'chirstmas',
  'newsleter',
  'cart',
  'zzqx',
  'mother',
]

/** Prints the ratios of one engine; false when one is too high. */
export async function measure(engine: string, database: OpenDatabase): Promise<boolean> {
  useDatabase(database)
  const count = await database.db.$count(emails)
  const ids = await database.db
    .select({ id: emails.id })
    .from(emails)
    .orderBy(sql`md5(id::text)`)
    .limit(ROUNDS)
  const common = await commonestWord()
  console.log(`${engine}, ${count.toLocaleString('en-US')} emails; the commonest word is “${common}”`)

  const byKey = await time((round) =>
    db()
      .select()
      .from(emails)
      .where(eq(emails.id, ids[round % ids.length]!.id)),
  )
  print('one email by its key', byKey)
  const times = {
    dialog: await time(async (round) => {
      const { index } = await searchIndex()
      for (const { name } of SECTIONS) rankEntries(index[name], TYPED[round % TYPED.length]!)
    }),
    'two words': await time((round) => search(TWO_WORDS[round % TWO_WORDS.length]!)),
    'the commonest word': await time(() => search(common)),
  }
  let good = true
  for (const [name, allowed] of Object.entries(ALLOWED)) {
    const taken = times[name as keyof typeof times]
    const ratio = taken.p95 / byKey.p95
    print(name, taken, `${ratio.toFixed(1)} times (at most ${allowed})`)
    good &&= ratio <= allowed
  }
  print('two very common words', await time(() => search(TWO_COMMON_WORDS)), '(no limit)')
  return good
}

async function search(text: string) {
  const understood = await understand(text)
  return understood && findEmails(understood, { limit: SEARCH_PAGE_LIMIT, after: null })
}

/** Among a thousand emails, which stand for all. */
async function commonestWord(): Promise<string> {
  const sample = `select document from email_search order by created_at desc limit 1000`
  const rows = await rowsOf<{ word: string }>(sql`
    select word from ts_stat(${sample}) where length(word) > 2 order by ndoc desc, word limit 1`)
  return rows[0]!.word
}

type Taken = { p50: number; p95: number }

/** After a few rounds that do not count. */
async function time(work: (round: number) => unknown): Promise<Taken> {
  const taken: number[] = []
  for (let round = -15; round < ROUNDS; round++) {
    const started = performance.now()
    await work(Math.abs(round))
    if (round >= 0) taken.push(performance.now() - started)
  }
  taken.sort((a, b) => a - b)
  return { p50: taken[Math.floor(ROUNDS * 0.5)]!, p95: taken[Math.floor(ROUNDS * 0.95)]! }
}

function print(name: string, { p50, p95 }: Taken, note = '') {
  console.log(`  ${name.padEnd(22)} ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms  ${note}`)
}
