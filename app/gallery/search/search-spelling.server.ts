import { sql } from 'drizzle-orm'
import { inTransaction, rowsOf } from '#app/platform/db/client.server.ts'
import { dictionaries } from './search-dictionaries.server.ts'
import { foldWord } from './search-marks.ts'
import { typos, maxTypos } from './search-spelling.ts'
import { type Term, wordsOf } from './search-terms.ts'

/** Below the default of 0.3, because two swapped letters change half of a short word's trigrams. */
const LIKENESS_MIN = 0.15
const CANDIDATES = 60
/** Unknown words of one search that are corrected: each is compared with the words of the whole gallery. */
const CORRECTED_MAX = 3
/** Longer words are not indexed. */
const LONGEST = 26
/** The limit for counting how frequent a word is. */
const COMMON_MAX = 50

type Asked = { words: string; unfinished: boolean }

/** The first words that no email contains, excluded ones aside. */
export async function unknownWords(terms: Term[]): Promise<string[]> {
  const words = terms
    .filter((term) => !term.not)
    .flatMap((term) =>
      wordsOf(term.words).map((word) => ({
        words: word,
        unfinished: term.unfinished && term.words.endsWith(word),
      })),
    )
    .filter(({ words: word }) => maxTypos(word) > 0 && word.length <= LONGEST)
  const known = await knownAmong(words)
  return [...new Set(words.map(({ words: word }) => word))]
    .filter((word) => !known.has(word))
    .slice(0, CORRECTED_MAX)
}

/** For the first words that no email contains: the most likely correction. */
export async function spellingOf(terms: Term[]): Promise<Map<string, string>> {
  const spelling = new Map<string, string>()
  for (const [word, closest] of await closestTo(await unknownWords(terms))) {
    const found = await mostCommon(closest)
    if (found) spelling.set(word, found)
  }
  return spelling
}

/** Those of the words that any email contains, or the name of any category. */
async function knownAmong(words: Asked[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const names = await dictionaries()
  const rows = await rowsOf<{ words: string }>(sql`
    select asked.words
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as asked(words text, unfinished boolean)
    cross join lateral (
      select search_term(asked.words, unfinished, false,
        array(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))) as query
      offset 0
    ) as terms
    where exists (select from gallery_search where document @@ query)
      or exists (select from gallery_tags where category_id is not null and gallery_tags.words @@ query)`)
  return new Set(rows.map((row) => row.words))
}

/** The closest known words by edit distance, within the number of typos allowed; empty if none is close enough. */
async function closestTo(words: string[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map()
  const folded = words.map((word) => ({ word, folded: foldWord(word) }))
  const alike = await inTransaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(LIKENESS_MIN)}, true)`)
    const asked = sql`
      select asked.word, asked.folded, near.word as near
      from jsonb_to_recordset(${JSON.stringify(folded)}::jsonb) as asked(word text, folded text)
      cross join lateral (
        select word from search_words where word % asked.folded
        order by similarity(word, asked.folded) desc, word limit ${CANDIDATES}
      ) as near`
    const rows = await rowsOf<{ word: string; folded: string; near: string }>(asked, tx)
    return rows.map((row) => ({ ...row, typos: typos(row.folded, row.near) }))
  })
  const closest = new Map<string, string[]>()
  for (const [word, near] of Map.groupBy(alike, (row) => row.word)) {
    const fewest = Math.min(...near.map((each) => each.typos))
    if (fewest > maxTypos(word)) continue
    closest.set(
      word,
      near.filter((each) => each.typos === fewest).map((each) => each.near),
    )
  }
  return closest
}

/** Null if none is public: the list of words keeps those of emails that were hidden since. */
async function mostCommon(words: string[]): Promise<string | null> {
  const rows = await rowsOf<{ word: string }>(sql`
    select word from (
      select word, place, phraseto_tsquery('simple', word) as query
      from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) with ordinality as words(word, place)
      offset 0
    ) as words
    cross join lateral (
      select count(*) as count from (
        select from gallery_search where document @@ query limit ${COMMON_MAX}
      ) as having_it
    ) as counted
    where count > 0
      or exists (select from gallery_tags where category_id is not null and gallery_tags.words @@ query)
    order by count desc, place limit 1`)
  return rows[0]?.word ?? null
}
