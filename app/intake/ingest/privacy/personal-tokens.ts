/** Finds the codes of links that only the recipient has, in other links and texts: whole or in pieces, in any spelling. */
import { decoded, isCode, isReadable } from './codes.ts'

export type PersonalTokens = ReturnType<typeof personalTokens>

const LINKS_MAX = 200
const LINK_CHARS_MAX = 8000
const TOKENS_MAX = 2000
const TEXT_CHARS_MAX = 400_000
const TOKEN_CHARS_MIN = 5
/** The shortest number that is a token: four digits may be a year, five a price or a postal code. */
const DIGITS_MIN = 6
const REMOVED = '…'

const SEPARATORS = /[^a-z\d]+/
const DATE = /^(?:19|20)\d{4}(?:\d\d)?$/
/** Words with a number at one end, such as `summer2026`, and round numbers. */
const NAMED = /^(?:[a-z]{4,}\d{1,4}|\d{1,4}[a-z]{4,}|\d{1,4}0{4,})$/

/** `links` only the recipient has; `numbers` are those of members and customers, as a text states them. */
export function personalTokens(links: Iterable<string>, numbers: string[] = []) {
  const tokens = new Set<string>()
  let read = 0
  for (const link of links) {
    if (read++ >= LINKS_MAX) break
    for (const value of valuesOf(link)) {
      for (const spelling of [value, ...inBase64(value)].flatMap(spellingsOf)) {
        if (tokens.size < TOKENS_MAX && isToken(spelling)) tokens.add(spelling)
      }
    }
  }
  for (const number of numbers) tokens.add(joined(number))

  function areIn(text: string): boolean {
    if (tokens.size === 0) return false
    const plain = text.slice(0, TEXT_CHARS_MAX)
    const once = plain.includes('%') ? [plain, decoded(plain)] : [plain]
    return once.some((each) =>
      valuesIn(each).some((value) =>
        [value, ...inBase64(value)].some((one) => spellingsOf(one).some((word) => tokens.has(word))),
      ),
    )
  }

  /** `text` with each word that contains a token replaced, and how many were. */
  function removeFrom(text: string): { text: string; count: number } {
    if (!areIn(text)) return { text, count: 0 }
    let count = 0
    const out = text.replace(/\S+/g, (word) => {
      if (!areIn(word)) return word
      count += 1
      return REMOVED
    })
    return { text: out, count }
  }

  return { areIn, removeFrom }
}

/** Path segments, values and names of parameters, and the address of a mail link. Never the host: it is the sender's. */
function valuesOf(link: string): string[] {
  if (link.length > LINK_CHARS_MAX || !URL.canParse(link)) return []
  const { protocol, pathname, search, hash } = new URL(link)
  if (protocol === 'mailto:') return valuesIn(`${decoded(pathname).split('@')[0]!} ${decoded(search)}`)
  return [pathname, search, hash].flatMap((part) => valuesIn(decoded(part)))
}

function valuesIn(text: string): string[] {
  return text.match(/[A-Za-z\d._~=+-]+/g) ?? []
}

/** The value as a whole, without its separators, and its pieces; for `name=value` also the value. */
function spellingsOf(value: string): string[] {
  const lower = value.toLowerCase()
  const end = lower.slice(lower.indexOf('=') + 1)
  return [...new Set([joined(lower), joined(end), ...lower.split(SEPARATORS)])].filter(
    (word) => word.length >= TOKEN_CHARS_MIN,
  )
}

function joined(text: string): string {
  return text.toLowerCase().split(SEPARATORS).join('')
}

function isToken(word: string): boolean {
  if (word.length < TOKEN_CHARS_MIN || NAMED.test(word) || DATE.test(word)) return false
  if (/^\d+$/.test(word)) return word.length >= DIGITS_MIN
  if (/\d/.test(word)) return true
  return isCode(word) && !isReadable(word)
}

/** What the value may encode; of noise nothing is left. */
function inBase64(value: string): string[] {
  const bare = value.slice(value.search(/=[^=]/) + 1)
  if (bare.length < 8 || !/^[\w+-]+={0,2}$/.test(bare)) return []
  const text = Buffer.from(bare, 'base64').toString('utf8')
  return /^[\u0020-\u007e]{5,}$/.test(text) ? valuesIn(text) : []
}
