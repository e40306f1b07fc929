/** What misspelt words were meant to be, among the words that emails have. */
import { sql } from 'drizzle-orm'
import { db, inTransaction } from '#app/db/client.server.ts'
import { dictionaries } from './search-dictionaries.server.ts'
import { foldWord } from './search-marks.ts'
import { slips, slipsAllowed } from './search-spelling.ts'
import { type Term, wordsOf } from './search-terms.ts'

/** Below the usual 0.3, because two swapped letters change half of a short word's trigrams. */
const LIKENESS_MIN = 0.15
const CANDIDATES = 60
/** How far it is counted how common a word is. */
const COMMON_MAX = 50

/** For each word that stands in no email: the word it most likely was. */
export async function spellingOf(terms: Term[]): Promise<Map<string, string>> {
  const words = terms.flatMap((term) =>
    wordsOf(term.words).map((word) => ({ word, unfinished: term.unfinished && term.words.endsWith(word) })),
  )
  const unknown = await unknownAmong(words.filter(({ word }) => slipsAllowed(word) > 0))
  const spelling = new Map<string, string>()
  for (const word of unknown) {
    const better = await mostLikely(foldWord(word))
    if (better) spelling.set(word, better)
  }
  return spelling
}

async function unknownAmong(words: { word: string; unfinished: boolean }[]): Promise<string[]> {
  if (words.length === 0) return []
  const known = await dictionaries()
  const { rows } = (await db().execute(sql`
    select word
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as words(word text, unfinished boolean)
    where not exists (
      select from email_search
      where document @@ search_term(word, unfinished, false,
        array(select jsonb_array_elements_text(${JSON.stringify(known)}::jsonb)))
    )`)) as unknown as { rows: { word: string }[] }
  return [...new Set(rows.map(({ word }) => word))]
}

async function mostLikely(word: string): Promise<string | null> {
  const alike = await inTransaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(LIKENESS_MIN)}, true)`)
    const { rows } = (await tx.execute(sql`
      select word from search_words where word % ${word}
      order by similarity(word, ${word}) desc, word limit ${CANDIDATES}`)) as unknown as {
      rows: { word: string }[]
    }
    return rows.map((row) => ({ word: row.word, slips: slips(word, row.word) }))
  })
  const fewest = Math.min(...alike.map((each) => each.slips))
  if (fewest > slipsAllowed(word)) return null
  const closest = alike.filter((each) => each.slips === fewest).map((each) => each.word)
  return closest.length > 1 ? mostCommon(closest) : closest[0]!
}

async function mostCommon(words: string[]): Promise<string> {
  const { rows } = (await db().execute(sql`
    select word from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) with ordinality as words(word, place)
    order by (
      select count(*) from (
        select from email_search where document @@ phraseto_tsquery('simple', word) limit ${COMMON_MAX}
      ) as having_it
    ) desc, place limit 1`)) as unknown as { rows: { word: string }[] }
  return rows[0]!.word
}
