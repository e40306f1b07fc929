/** Parses searches: words, “quoted phrases”, -excluded words, OR, and what `subject:`, `before:` and others ask for. */

/** Longer searches are truncated: the database limits the length of a query. */
export const SEARCH_MAX = 200
/** Words of a search, those of its phrases included; further words are ignored. */
export const WORDS_MAX = 12
/** From this length on, the last word may be unfinished. */
const UNFINISHED_MIN = 3

export type Term = {
  words: string
  /** Only in this part of an email. */
  field?: 'subject' | 'body'
  not: boolean
  /** Quoted: its words must be adjacent. */
  quoted: boolean
  /** Also matches longer words that start with it. */
  unfinished: boolean
}

/** Alternative groups (OR), each of terms that must all match (AND). */
export type Asked = Term[][]

/** A normalized search: one line without control characters, within the maximum length. */
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

export function tokensOf(text: string): string[] {
  return (
    cleanSearch(text)
      .replaceAll(/[“”„«»]/g, '"')
      .match(/-?(?:\p{L}+:)?"[^"]*"|[^\s"]+/gu) ?? []
  )
}

/** When an email was sent, or how many words it has. */
export type Range = { kind: 'before' | 'after'; date: string } | { kind: '<' | '>'; words: number }

/** Null for another token, and for a day that no calendar has. */
export function rangeOf(token: string): Range | null {
  const [, kind, day, sign, words] =
    /^(?:(before|after):((?:19|20)\d\d(?:-\d\d){0,2})|words:([<>])(\d{1,5}))$/i.exec(token) ?? []
  if (sign) return { kind: sign as '<' | '>', words: Number(words) }
  const date = day ? new Date(day) : null
  if (!date || Number.isNaN(date.getTime())) return null
  return { kind: kind!.toLowerCase() as 'before' | 'after', date: date.toISOString() }
}

export function rangesOf(text: string): Range[] {
  return tokensOf(text).flatMap((token) => rangeOf(token) ?? [])
}

/** Parses a search with web search syntax. Any text is valid; one without letters or digits is empty. */
export function parseSearch(text: string): Asked {
  const groups: Asked = [[]]
  let openOr = false
  let left = WORDS_MAX
  for (const token of tokensOf(text)) {
    if (isOr(token)) {
      openOr = groups.at(-1)!.length > 0
      continue
    }
    if (rangeOf(token)) continue
    const [lead, hyphen, part] = /^(-(?=.))?(?:(subject|body):)?/i.exec(token)!
    const not = hyphen !== undefined
    const quoted = token.endsWith('"')
    const words = firstWords(token.slice(lead.length).replaceAll('"', '').trim(), left)
    if (!/[\p{L}\p{N}]/u.test(words)) continue
    left -= partsOf(words).length
    if (openOr) groups.push([])
    openOr = false
    const field = part?.toLowerCase() as Term['field']
    groups.at(-1)!.push({ words, not, quoted, unfinished: false, ...(field && { field }) })
  }
  const last = groups.at(-1)!.at(-1)
  if (last && !last.not && !last.quoted && last.words.length >= UNFINISHED_MIN) last.unfinished = true
  return groups.filter((group) => group.length > 0)
}

export function isOr(token: string): boolean {
  return /^or$/i.test(token)
}

/**
 * Relaxed versions of a search. First without quotes, OR and the words without a frequency, which no email has or which
 * narrow nothing. Then without any one of the words; if nothing matches, the commonest is dropped and so on, down to the
 * two rarest.
 */
export function relaxedQueries(asked: Asked, frequencies: ReadonlyMap<string, number>): Asked[] {
  const unwanted = asked.flat().filter((term) => term.not)
  const single = singleTerms(asked)
  const wanted = single
    .filter(({ words }) => frequencies.get(words))
    .toSorted((a, b) => frequencies.get(a.words)! - frequencies.get(b.words)!)
  const asksLess =
    wanted.length < single.length || asked.length > 1 || asked.flat().some((term) => term.quoted)
  const steps = wanted.map((_, dropped) => wanted.slice(0, wanted.length - dropped))
  return [
    ...(asksLess && wanted.length > 0 ? [[wanted]] : []),
    ...steps.filter((words) => words.length > 1).map(withoutAnyOne),
  ].map((groups) => groups.map((group) => [...group, ...unwanted]))
}

function withoutAnyOne(terms: Term[]): Term[][] {
  return terms.map((_, place) => terms.toSpliced(place, 1))
}

/** The words that a search asks for, those of phrases one by one, each word once. */
export function singleTerms(asked: Asked): Term[] {
  const terms = asked
    .flat()
    .filter((term) => !term.not)
    .flatMap((term) =>
      term.quoted ? wordsOf(term.words).map((words) => ({ ...term, words, quoted: false })) : term,
    )
  return eachOnce(terms)
}

export function eachOnce(terms: Term[]): Term[] {
  return [...new Map(terms.map((term) => [term.words, term])).values()]
}

/** The sequences of letters in a text: the words that can be misspelt. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? []
}

/** What the database may read as words of their own. */
function partsOf(text: string): RegExpExecArray[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
}

function firstWords(text: string, count: number): string {
  const next = partsOf(text)[count]
  return next ? text.slice(0, next.index).trim() : text
}

/** The search with some words replaced, in the original notation. */
export function correctedQuery(text: string, spelling: ReadonlyMap<string, string>): string {
  return cleanSearch(text).replaceAll(/[\p{L}\p{M}]+/gu, (word) => spelling.get(word) ?? word)
}
