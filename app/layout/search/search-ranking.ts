import { typos, maxTypos } from '#app/gallery/search/search-spelling.ts'
import { foldText, foldTyped } from './search-match.ts'
import type { SearchEntry } from './search-entries.ts'

/** The words of an entry, normalized once and cached. */
type Folded = {
  name: string
  words: string[]
  aliases: string[]
  description: string
}

/** The whole name was typed. */
const WHOLE_NAME_SCORE = 100

const folded = new WeakMap<SearchEntry, Folded>()

export type Ranked = { entry: SearchEntry; score: number }

/**
 * Entries whose name or description contains the search text; if there are none, those whose name it misspells. Without
 * search text, all entries in their order.
 */
export function rankEntries(entries: SearchEntry[], typed: string): Ranked[] {
  const query = foldTyped(typed)
  if (!query) return entries.map((entry) => ({ entry, score: 0 }))
  const plain = rankBy(entries, (each) => scoreOf(each, query))
  return plain.length > 0 ? plain : rankBy(entries, (each) => scoreOfTypos(each, query))
}

function rankBy(entries: SearchEntry[], score: (folded: Folded) => number): Ranked[] {
  return entries
    .map((entry) => ({ entry, score: score(foldEntry(entry)) }))
    .filter((ranked) => ranked.score > 0)
    .toSorted(
      (a, b) =>
        Number(isEmptyAnswer(a)) - Number(isEmptyAnswer(b)) ||
        b.score - a.score ||
        b.entry.count - a.entry.count ||
        a.entry.name.localeCompare(b.entry.name, 'en'),
    )
}

/** It leads to a page without emails, and is not the very name that was typed. */
function isEmptyAnswer({ entry, score }: Ranked): boolean {
  return entry.count === 0 && score < WHOLE_NAME_SCORE
}

function scoreOf({ name, words, aliases, description }: Folded, query: string): number {
  if (name === query) return WHOLE_NAME_SCORE
  if (name.startsWith(query)) return 90
  if (name.includes(` ${query}`)) return 80
  if (aliases.some((alias) => alias.startsWith(query))) return 75
  if (name.includes(query)) return 70
  const index = description.indexOf(query)
  if (!query.includes(' ')) {
    if (index < 0) return 0
    return index === 0 || description.includes(` ${query}`) ? 50 : 45
  }
  const asked = query.split(' ')
  const names = [...words, ...aliases.flatMap((alias) => alias.split(' '))]
  if (asked.every((word) => names.some((each) => each.startsWith(word)))) return 60
  if (index >= 0) return 50
  return asked.every((word) => description.includes(word) || name.includes(word)) ? 40 : 0
}

function scoreOfTypos({ words }: Folded, query: string): number {
  return query.split(' ').every((word) => words.some((each) => isTypoOf(word, each))) ? 30 : 0
}

/** Whether a word, perhaps incomplete, is a typo of another. */
function isTypoOf(typed: string, word: string): boolean {
  const allowed = maxTypos(typed)
  if (allowed === 0) return word.startsWith(typed)
  // The first letter is rarely wrong, unless swapped with the second.
  if (word[0] !== typed[0] && (word[0] !== typed[1] || word[1] !== typed[0])) return false
  // The word may not be complete yet.
  return [-1, 0, 1].some((more) => typos(typed, word.slice(0, typed.length + more)) <= allowed)
}

function foldEntry(entry: SearchEntry): Folded {
  const known = folded.get(entry)
  if (known) return known
  const name = foldText(entry.name)
  const made = {
    name,
    words: name.split(' '),
    aliases: entry.aliases.map((alias) => foldText(alias.replaceAll('-', ' '))),
    description: foldText(entry.description),
  }
  folded.set(entry, made)
  return made
}
