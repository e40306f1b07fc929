/** What somebody asks for when they search: words, “quoted phrases”, -words they do not want, and OR. */

/** Longer searches are cut here: nobody remembers more, and the database has a limit for its patience. */
export const SEARCH_MAX = 200
const TERMS_MAX = 12
/** From this length on, the last word may be one that is still being typed. */
const UNFINISHED_MIN = 3

export type Term = {
  words: string
  /** Emails with it are left out. */
  not: boolean
  /** Quoted: its words stand side by side. */
  quoted: boolean
  /** Longer words that begin like it are found too. */
  unfinished: boolean
}

/** Groups of which one must hold, each of terms that must all hold. */
export type Asked = Term[][]

/** A search as it may be passed on: one line without control characters, not too long. */
export function cleanSearch(text: string): string {
  return (
    text
      .slice(0, SEARCH_MAX * 4)
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, SEARCH_MAX)
      // The cut may have gone through a character.
      .replace(/\p{Cs}$/u, '')
      .trim()
  )
}

/** Reads a search the way web searches are read. Any text is one; the one without a letter asks for nothing. */
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

/** More groups than this are more than the database should be asked for at once. */
const GROUPS_MAX = 100

/**
 * The same search asking for less and less: its words alone where it had quotes or OR, then all of them but one, but
 * two, down to any one. Words that say nothing by themselves (`tells` is false) are given up first.
 */
export function loosened(asked: Asked, narrows: (words: string) => boolean): Asked[] {
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

/** The runs of letters in a text: what can be misspelt. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? []
}

function combinations<T>(items: T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  )
}

/** The search with other words in the place of some, as its writer would have typed it. */
export function correctedQuery(text: string, spelling: ReadonlyMap<string, string>): string {
  return cleanSearch(text).replaceAll(/[\p{L}\p{M}]+/gu, (word) => spelling.get(word) ?? word)
}
