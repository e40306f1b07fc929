/** Parses searches: words, “quoted phrases”, -excluded words, and OR. */

/** Longer searches are truncated: the database limits the length of a query. */
export const SEARCH_MAX = 200
const TERMS_MAX = 12
/** From this length on, the last word may be unfinished. */
const UNFINISHED_MIN = 3

export type Term = {
  words: string
  /** Excludes emails with it. */
  not: boolean
  /** Quoted: its words must be adjacent. */
  quoted: boolean
  /** Also matches longer words that start with it. */
  unfinished: boolean
}

/** Alternative groups (OR), each of terms that must all match (AND). */
export type Asked = Term[][]

/** A normalised search: one line without control characters, within the maximum length. */
export function cleanSearch(text: string): string {
  return (
    text
      .slice(0, SEARCH_MAX * 4)
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, SEARCH_MAX)
      // The cut may have split a surrogate pair.
      .replace(/\p{Cs}$/u, '')
      .trim()
  )
}

/** Parses a search with web search syntax. Any text is valid; one without letters or digits is empty. */
export function parseSearch(text: string): Asked {
  const groups: Asked = [[]]
  let openOr = false
  let count = 0
  for (const [token] of cleanSearch(text)
    .replaceAll(/[“”„«»]/g, '"')
    .matchAll(/-?"[^"]*"|[^\s"]+/g)) {
    if (/^or$/i.test(token)) {
      openOr = groups.at(-1)!.length > 0
      continue
    }
    const not = /^-./.test(token)
    const quoted = token.endsWith('"')
    const words = token
      .replaceAll('"', '')
      .slice(not ? 1 : 0)
      .trim()
    if (!/[\p{L}\p{N}]/u.test(words) || ++count > TERMS_MAX) continue
    if (openOr) groups.push([])
    openOr = false
    groups.at(-1)!.push({ words, not, quoted, unfinished: false })
  }
  const last = groups.at(-1)!.at(-1)
  if (last && !last.not && !last.quoted && last.words.length >= UNFINISHED_MIN) last.unfinished = true
  return groups.filter((group) => group.length > 0)
}

/** The most groups per query. */
const GROUPS_MAX = 100

/**
 * Relaxed versions of a search: without quotes and OR, then without one word, two words, down to any one word. Words
 * that narrow nothing by themselves are dropped first.
 */
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

/** The sequences of letters in a text: the words that can be misspelt. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? []
}

function combinations<T>(items: T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  )
}

/** The search with some words replaced, in the original notation. */
export function correctedQuery(text: string, spelling: ReadonlyMap<string, string>): string {
  return cleanSearch(text).replaceAll(/[\p{L}\p{M}]+/gu, (word) => spelling.get(word) ?? word)
}
