/** Finds the matched words in a text, and the best snippet. */

import type { ShownText } from '#app/platform/db/email-text.ts'

/** A segment of text, marked if it matches the search. Joined, the segments are the text. */
export type Segment = { text: string; marked?: true }

/** How the database matches one term: literally, and by its stems. */
export type Wanted = {
  /** Folded: lower-case, without accents. */
  words: string[]
  stems: string[]
  unfinished: boolean
}

/** Length of the snippet below a subject. */
const SNIPPET_CHARS = 170
/** The characters of a text in which a snippet is looked for. */
export const SNIPPET_SOURCE_CHARS = 20_000
/** Matches in one text, and different words compared with the search; further ones are not marked. */
const HITS_MAX = 500
const DIFFERENT_WORDS_MAX = 1500
/** The longest suffix after a stem: `-ing`, `-ness`, a doubled letter. */
const ENDING_MAX = 4

const PLAIN = /^[a-z0-9]+$/i

type Hit = { start: number; end: number; term: number }

export function markText(text: string, wanted: Wanted[]): Segment[] {
  return segments(text, findWords(text, wanted))
}

/**
 * The part of these texts with the most matches; ties go to the earlier text. Without any match, the beginning of the
 * first non-empty text.
 */
export function snippetOf(texts: ShownText[], wanted: Wanted[]): Segment[] {
  const lines = texts.map((text) => flatten(text.slice(0, SNIPPET_SOURCE_CHARS))).filter(Boolean)
  let best: { line: string; hits: Hit[]; from: number; terms: number } | undefined
  for (const line of lines) {
    const hits = findWords(line, wanted)
    const densest = densestPart(hits)
    if (densest.terms > (best?.terms ?? 0)) best = { line, hits, ...densest }
  }
  if (!best) return cut(lines[0] ?? '', 0, [])
  return cut(best.line, best.from, best.hits)
}

/** Where the snippet with the most different terms starts. The hits are in order, so both ends only move forward. */
function densestPart(hits: Hit[]): { from: number; terms: number } {
  let best = { from: 0, terms: 0 }
  const inside = new Map<number, number>()
  let end = 0
  for (const [index, { start, term }] of hits.entries()) {
    for (; end < hits.length && hits[end]!.end - start <= SNIPPET_CHARS; end++) {
      inside.set(hits[end]!.term, (inside.get(hits[end]!.term) ?? 0) + 1)
    }
    if (inside.size > best.terms) best = { from: start, terms: inside.size }
    // A word longer than a snippet was not counted.
    if (index === end) end++
    else if (inside.get(term) === 1) inside.delete(term)
    else inside.set(term, inside.get(term)! - 1)
  }
  return best
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
  // Texts repeat their words.
  const terms = new Map<string, number>()
  for (const { 0: word, index } of text.matchAll(candidates(text, wanted))) {
    const term = terms.get(word) ?? termOf(word, wanted)
    terms.set(word, term)
    if (term >= 0) hits.push({ start: index, end: index + word.length, term })
    if (hits.length === HITS_MAX || terms.size === DIFFERENT_WORDS_MAX) break
  }
  return hits
}

/** The place of the term that this word matches; -1 if none. */
function termOf(word: string, wanted: Wanted[]): number {
  const folded = foldWord(word)
  return wanted.findIndex((each) => isFound(folded, each))
}

/** Words of a text that start like a search word; all words where folding may change how a word starts. */
function candidates(text: string, wanted: Wanted[]): RegExp {
  if (/[ßøłæœ]/i.test(text) || text.normalize('NFD') !== text) return /[\p{L}\p{N}\p{M}]+/gu
  const beginnings = new Set(
    wanted.flatMap(({ words, stems }) => [...words, ...stems.map(baseOf)]).map(escaped),
  )
  // bounded: the words of a query, each character escaped.
  return new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${[...beginnings].join('|')})[\\p{L}\\p{N}\\p{M}]*`, 'giu')
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
export function foldWord(word: string): string {
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
