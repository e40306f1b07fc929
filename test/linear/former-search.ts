/** Two former functions of the search as they were: the first took exponential time, the second quadratic time. */
import type { Asked } from '#app/gallery/search/search-terms.ts'

/** The most groups per query. */
const GROUPS_MAX = 100

export function relaxedQueries(asked: Asked, narrows: (words: string) => boolean): Asked[] {
  const terms = asked.flat()
  const unwanted = terms.filter((term) => term.not)
  const all = terms
    .filter((term) => !term.not)
    .flatMap((term) =>
      term.quoted ? wordsOf(term.words).map((words) => ({ ...term, words, quoted: false })) : term,
    )
  const wanted = all.filter(({ words }) => narrows(words))
  const asksLess = wanted.length < all.length || asked.length > 1 || terms.some((term) => term.quoted)
  const sizes = Array.from({ length: wanted.length }, (_, left) => wanted.length - left)
  return sizes
    .slice(asksLess ? 0 : 1)
    .map((size) => combinations(wanted, size))
    .filter((groups) => groups.length <= GROUPS_MAX)
    .map((groups) => groups.map((group) => [...group, ...unwanted]))
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? []
}

function combinations<T>(items: T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  )
}

/** A segment of text, marked if it matches the search. Joined, the segments are the text. */
type Segment = { text: string; marked?: true }

/** How the database matches one term: literally, and by its stems. */
type Wanted = {
  /** Folded: lower-case, without accents. */
  words: string[]
  stems: string[]
  unfinished: boolean
}

/** Length of the snippet below a subject. */
const SNIPPET_CHARS = 170
/** The longest suffix after a stem: `-ing`, `-ness`, a doubled letter. */
const ENDING_MAX = 4

const PLAIN = /^[a-z0-9]+$/i

type Hit = { start: number; end: number; term: number }

/**
 * The part of these texts with the most matches; ties go to the earlier text. Without any match, the beginning of the
 * first non-empty text.
 */
export function snippetOf(texts: string[], wanted: Wanted[]): Segment[] {
  const lines = texts.map(flatten).filter(Boolean)
  let best: { line: string; hits: Hit[]; from: number; terms: number } | undefined
  for (const line of lines) {
    const hits = findWords(line, wanted)
    for (const [index, hit] of hits.entries()) {
      const near = hits.slice(index).filter(({ end }) => end - hit.start <= SNIPPET_CHARS)
      const terms = new Set(near.map(({ term }) => term)).size
      if (terms > (best?.terms ?? 0)) best = { line, hits, from: hit.start, terms }
    }
  }
  if (!best) return cut(lines[0] ?? '', 0, [])
  return cut(best.line, best.from, best.hits)
}

/** Joins lines of structured text into one; a dot separates lines without punctuation at the end. */
function flatten(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^(?:#{1,2} |• |\*\*(?=.*\*\*$))|\*\*$/g, '')
        .replace(/\s+/g, ' '),
    )
    .filter(Boolean)
    .map((line, place, lines) =>
      place === lines.length - 1 || /[.,:;!?…”"’)]$/.test(line) ? line : `${line} ·`,
    )
    .join(' ')
    .trim()
}

function cut(line: string, from: number, hits: Hit[]): Segment[] {
  if (line.length <= SNIPPET_CHARS) return segments(line, hits)
  // Starts a few words before the first match, and ends with a full snippet.
  const wish = Math.max(0, Math.min(from - 40, line.length - SNIPPET_CHARS))
  const start = wish === 0 ? 0 : line.indexOf(' ', wish) + 1
  const limit = line.lastIndexOf(' ', start + SNIPPET_CHARS)
  const end =
    start + SNIPPET_CHARS >= line.length ? line.length : limit > start ? limit : start + SNIPPET_CHARS
  const inside = hits
    .filter((hit) => hit.start >= start && hit.end <= end)
    .map((hit) => ({ ...hit, start: hit.start - start, end: hit.end - start }))
  const parts = segments(line.slice(start, end), inside)
  if (start > 0) parts.unshift({ text: '… ' })
  if (end < line.length) parts.push({ text: ' …' })
  return parts
}

function segments(text: string, hits: Hit[]): Segment[] {
  const parts: Segment[] = []
  let at = 0
  for (const { start, end } of hits) {
    if (start > at) parts.push({ text: text.slice(at, start) })
    parts.push({ text: text.slice(start, end), marked: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

function findWords(text: string, wanted: Wanted[]): Hit[] {
  const hits: Hit[] = []
  for (const { 0: word, index } of text.matchAll(candidates(text, wanted))) {
    const folded = foldWord(word)
    const term = wanted.findIndex((each) => isFound(folded, each))
    if (term >= 0) hits.push({ start: index, end: index + word.length, term })
  }
  return hits
}

/** Words of a text that start like a search word; all words where folding may change how a word starts. */
function candidates(text: string, wanted: Wanted[]): RegExp {
  if (/[ßøłæœ]/i.test(text) || text.normalize('NFD') !== text) return /[\p{L}\p{N}\p{M}]+/gu
  const beginnings = wanted.flatMap(({ words, stems }) => [...words, ...stems.map(baseOf)]).map(escaped)
  // bounded: the words of a query, each character escaped.
  return new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${beginnings.join('|')})[\\p{L}\\p{N}\\p{M}]*`, 'giu')
}

function escaped(words: string): string {
  return words.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`)
}

/** A stem may end in i where its words end in y: party, parties. */
function baseOf(stem: string): string {
  return stem.length > 3 && stem.endsWith('i') ? stem.slice(0, -1) : stem
}

function isFound(word: string, { words, stems, unfinished }: Wanted): boolean {
  if (words.includes(word)) return true
  if (unfinished && words.length > 0 && word.startsWith(words.at(-1)!)) return true
  return stems.some((stem) => {
    const base = baseOf(stem)
    return base.length > 2 && word.startsWith(base) && word.length - stem.length <= ENDING_MAX
  })
}

/** Folds words as the database does, for alphabets with accents. */
function foldWord(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase()
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
}
