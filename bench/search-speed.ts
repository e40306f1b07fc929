/**
 * Search times in a large gallery, compared with reading one email by primary key. A search includes everything its
 * page reads before it is sent: parsing, emails with snippets, all counts. Both run through the gallery's
 * own code, alternating, so that background load affects both.
 */
import { eq, sql } from 'drizzle-orm'
import { db, type OpenDatabase, rowsOf, useDatabase } from '#app/platform/db/client.server.ts'
import { emails } from '#app/platform/db/schema.ts'
import { searchQuery } from '#app/gallery/schema.ts'
import { openSearch } from '#app/gallery/search/search-page.server.ts'
import { readSearch } from '#app/gallery/search/search-reading.server.ts'
import { type SearchIndex, SECTIONS } from '#app/layout/search/search-entries.ts'
import { searchIndex } from '#app/layout/search/search-index.server.ts'
import { rankEntries } from '#app/layout/search/search-ranking.ts'

const ROUNDS = 200

/** Limits as multiples of a primary-key read: for the median and for the slowest twentieth of all rounds. */
const ALLOWED: Record<string, number> = { dialog: 5, 'two words': 15, 'the commonest word': 20 }

/** Each of these words is in 2 to 10 % of the generated emails, whose vocabulary is small. */
const TWO_WORDS = ['choir piano', 'paper boats', 'lovely postcards', 'clouds spirit', 'mondays masts']
/** Two words that are each in a quarter of the emails: reported, but not typical of searches. */
const TWO_COMMON_WORDS = 'window table'
/** Words that are neither rare nor common: too many emails to rank all, too few to find by scanning. */
const MIDDLING = ['choir', 'boats', 'postcards', 'spirit']
/** Words in no email: each is a typo of a word of the samples. A search corrects three of them. */
const MISSPELT =
  'newsleter delivrey windwo tabel postcrads lovley mondasy cluods spirti pianoo choirr boatss'.split(' ')
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

/** Prints the ratios of one engine; false if one is too high. */
export async function measure(engine: string, database: OpenDatabase): Promise<boolean> {
  useDatabase(database)
  const count = await database.db.$count(emails)
  const ids = await database.db
    .select({ id: emails.id })
    .from(emails)
    .orderBy(sql`md5(id::text)`)
    .limit(ROUNDS)
  const common = await commonestWord()
  console.log(`${engine}, ${count.toLocaleString('en-US')} emails; the most common word is “${common}”`)

  const index = JSON.parse(await searchIndex()) as SearchIndex

  const works: Record<string, (round: number) => unknown> = {
    dialog: async (round) => {
      await searchIndex()
      for (const { name } of SECTIONS) rankEntries(index[name], TYPED[round % TYPED.length]!)
    },
    'two words': (round) => search(TWO_WORDS[round % TWO_WORDS.length]!),
    'the commonest word': () => search(common),
    'a middling word': (round) => search(MIDDLING[round % MIDDLING.length]!),
    'two very common words': () => search(TWO_COMMON_WORDS),
    'twelve misspelt words': (round) =>
      search([...MISSPELT.slice(round % 12), ...MISSPELT.slice(0, round % 12)].join(' ')),
  }
  let good = true
  for (const [name, work] of Object.entries(works)) {
    const [byKey, taken] = await timeInTurn([
      (round) =>
        db()
          .select()
          .from(emails)
          .where(eq(emails.id, ids[round % ids.length]!.id)),
      work,
    ])
    const ratios = [taken!.p50 / byKey!.p50, taken!.p95 / byKey!.p95]
    const allowed = ALLOWED[name]
    const times = ratios.map((ratio) => ratio.toFixed(1)).join(' and ')
    console.log(`  ${name.padEnd(22)} ${told(taken!)}; one email by its key ${told(byKey!)}`)
    console.log(`${' '.repeat(25)}${times} times ${allowed ? `(at most ${allowed})` : '(no limit)'}`)
    if (allowed) good &&= ratios.every((ratio) => ratio <= allowed)
  }
  return good
}

async function search(q: string) {
  const query = searchQuery.parse({ q })
  await readSearch(query)
  await openSearch(query)
}

/** The commonest word in a sample of a thousand emails. */
async function commonestWord(): Promise<string> {
  const sample = `select document from email_search order by created_at desc limit 1000`
  const rows = await rowsOf<{ word: string }>(sql`
    select word from ts_stat(${sample}) where length(word) > 2 order by ndoc desc, word limit 1`)
  return rows[0]!.word
}

type Taken = { p50: number; p95: number }

/** Times the functions in turn, after a few warm-up rounds. */
async function timeInTurn(works: ((round: number) => unknown)[]): Promise<Taken[]> {
  const taken = works.map((): number[] => [])
  for (let round = -15; round < ROUNDS; round++) {
    for (const [index, work] of works.entries()) {
      const started = performance.now()
      await work(Math.abs(round))
      if (round >= 0) taken[index]!.push(performance.now() - started)
    }
  }
  return taken.map((times) => {
    times.sort((a, b) => a - b)
    return { p50: times[Math.floor(ROUNDS * 0.5)]!, p95: times[Math.floor(ROUNDS * 0.95)]! }
  })
}

function told({ p50, p95 }: Taken): string {
  return `${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`
}
