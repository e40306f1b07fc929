/** Reads a search as people type it: filler words fall away, names become filters, and operators are obeyed. */
import { spellingsOf } from '#app/gallery/categories/category-slugs.ts'
import { EVERY, type FilterName, SEVERAL } from '#app/gallery/filters/filters.ts'
import { maxTypos, typos } from './search-spelling.ts'
import { cleanSearch, isOr, rangeOf, tokensOf, wordsOf } from './search-terms.ts'

/** A choice of a filter. A name that is not `distinct` may be meant as a word: among other words it stays one. */
export type Name = { filter: FilterName; value: string; name: string; distinct: boolean }

/** By each spelling of a name, the likeliest meaning first. */
export type Names = ReadonlyMap<string, readonly Name[]>

type Filters = Partial<Record<FilterName, string[]>>

export type Reading = {
  q: string
  filters: Filters
  /** Operators that do not exist, and values that no filter has. */
  ignored: string[]
  /** The search with the names that its misspelt words stand for. */
  corrected: string | null
}

/** Which names are read: all, distinct ones, also those that are close to misspelt words, or none. */
export type Mode = 'all' | 'distinct' | 'close' | 'words'

/** Operators that are filters. */
const FILTERS_OF = new Map<string, FilterName[]>([
  ['brand', ['brand']],
  ['from', ['brand']],
  ['type', ['type']],
  ['industry', ['industry']],
  ['season', ['occasion']],
  ['platform', ['platform']],
  ['lang', ['language']],
  ['color', ['color']],
  ['has', ['feature', 'dark', 'offer']],
])

/** Numbers of words that are choices of a filter. */
const LENGTHS = new Map([
  ['<50', '50'],
  ['<100', '100'],
  ['<150', 'short'],
])

/** An address such as https://… is none. */
const OPERATOR = /^(-?)(\p{L}+):(?!\/\/)"?([^"]+)"?$/u
const ABOUT_EMAILS = /^(?:e-?mails?|brands?|sends?|sent|show)$/i
const FILLERS = new Set(
  `a about all an and any are at brand brands by do does e-mail e-mails email emails example examples find for from give
  have in is like look looking me of offers on please send sending sends sent show some that the there they to use used
  using via want what where which who with`.split(/\s+/),
)
/** Names of more words are not looked for. */
const NAME_WORDS_MAX = 5
/** Shorter names are close to too many words. */
const CLOSE_MIN = 5

/** `taken` are filters that the address has already, `unknown` the misspelt words. */
type Known = { taken: readonly FilterName[]; unknown: ReadonlySet<string> }

export function readNames(text: string, names: Names, mode: Mode, known: Known): Reading {
  const asked = withWordCounts(cleanSearch(text))
  const tokens = tokensOf(asked)
  const isAboutEmails = tokens.some((token) => ABOUT_EMAILS.test(token))
  const filters: Filters = {}
  const ignored: string[] = []
  /** The tokens that are no filters, and all of them as they were meant. */
  const rest: string[] = []
  const meant: string[] = []
  const read: { name: Name; isClose: boolean }[] = []

  function canChoose({ filter }: Pick<Name, 'filter'>): boolean {
    return (filters[filter] === undefined || EVERY.includes(filter)) && !known.taken.includes(filter)
  }

  function choose({ filter, value }: Pick<Name, 'filter' | 'value'>): void {
    filters[filter] = [...(filters[filter] ?? []), value]
  }

  function named(operator: string, value: string): Name | undefined {
    const wanted = FILTERS_OF.get(operator) ?? []
    return [`${operator}:${value}`, ...spellingsOf(value.slice(value.lastIndexOf('@') + 1))]
      .flatMap((key) => names.get(key) ?? [])
      .find((name) => wanted.includes(name.filter) && (SEVERAL.includes(name.filter) || canChoose(name)))
  }

  function obey(token: string, hyphen: string, operator: string, value: string): void {
    const length = operator === 'words' && !hyphen && LENGTHS.get(value)
    if (operator === 'subject' || operator === 'body' || (rangeOf(token) && !length)) rest.push(token)
    else if (length && canChoose({ filter: 'length' })) choose({ filter: 'length', value: length })
    else {
      const whole = named(operator, value)
      const chosen = whole ? [whole] : value.split(',').map((part) => named(operator, part))
      if (hyphen || chosen.includes(undefined)) ignored.push(token)
      else for (const name of chosen) choose(name!)
    }
  }

  function nameAt(at: number): { name: Name; isClose: boolean; length: number } | null {
    for (let length = Math.min(NAME_WORDS_MAX, tokens.length - at); length > 0; length--) {
      const words = tokens.slice(at, at + length)
      if (words.some((word) => /^-|"/.test(word) || OPERATOR.test(word)) || words.every(isFiller)) continue
      const phrase = words.join(' ')
      const exact = spellingsOf(phrase)
        .flatMap((key) => names.get(key) ?? [])
        .find((name) => canChoose(name) && (mode !== 'distinct' || name.distinct || isAboutEmails))
      const isMisspelt = mode === 'close' && wordsOf(phrase).some((word) => known.unknown.has(word))
      const name = exact ?? (isMisspelt ? closest(phrase, names).find(canChoose) : undefined)
      if (name) return { name, isClose: !exact, length }
    }
    return null
  }

  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!
    const [, hyphen, operator, value] = OPERATOR.exec(token) ?? []
    const found = operator || mode === 'words' ? null : nameAt(at)
    if (found) {
      choose(found.name)
      read.push(found)
    } else if (operator) obey(token, hyphen!, operator.toLowerCase(), value!.toLowerCase())
    else rest.push(token)
    meant.push(found?.isClose ? found.name.name : tokens.slice(at, at + (found?.length ?? 1)).join(' '))
    at += found?.length ?? 1
  }

  // Alternatives are alternatives of words.
  if (mode !== 'words' && rest.some(isOr)) return readNames(text, names, 'words', known)
  const content = rest.filter((token) => !isFiller(token))
  const isAmongWords = content.some((token) => !token.startsWith('-') && !rangeOf(token))
  if (mode === 'all' && isAmongWords && !isAboutEmails && read.some(({ name }) => !name.distinct)) {
    return readNames(text, names, 'distinct', known)
  }
  const hasRead = ignored.length > 0 || Object.keys(filters).length > 0
  const left = hasRead || (isAboutEmails && content.length > 0) ? content : rest
  return {
    q: left.length === tokens.length ? asked : left.every(isOr) ? '' : left.join(' '),
    filters,
    ignored,
    corrected: read.some(({ isClose }) => isClose) ? meant.join(' ') : null,
  }
}

function isFiller(token: string): boolean {
  return FILLERS.has(token.toLowerCase())
}

function withWordCounts(text: string): string {
  if (/["“”„«»]/.test(text)) return text
  return text.replaceAll(
    /\b(?:(under|below|less than|fewer than|shorter than)|over|above|more than|longer than) (\d{1,5}) words?\b/gi,
    (_, less: string | undefined, count: string) => `words:${less ? '<' : '>'}${count}`,
  )
}

/** The names with the fewest typos, of those that begin with the same letter. */
function closest(phrase: string, names: Names): readonly Name[] {
  const [typed = ''] = spellingsOf(phrase)
  let best: readonly Name[] = []
  let fewest = maxTypos(typed) + 1
  if (typed.length < CLOSE_MIN) return best
  for (const [key, meanings] of names) {
    if (key[0] !== typed[0] || Math.abs(key.length - typed.length) >= fewest || key.length < CLOSE_MIN)
      continue
    const distance = typos(key, typed)
    if (distance < fewest) [best, fewest] = [meanings, distance]
  }
  return best
}
