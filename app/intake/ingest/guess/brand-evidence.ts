/** What the words of an email say about the name of its sender. */
import { LEGAL_FORM, brandInName } from './brand-name.ts'
import { isFirstName } from './first-names.ts'
import { spellingsOf } from './spellings.ts'
import { trimEdges } from '#app/platform/lib/trim-edges.ts'
import { normalizeText } from '#app/intake/ingest/parse/normalize-text.ts'

const TEXT_CHARS = 8000
/** Words of many companies: sharing one of them with the footer says nothing. */
const COMMON =
  /^(?:the|new|best|first|global|american?|national|united|great|daily|weekly|general|royal|international|world|online|digital|smart|home|house|modern|urban|little|big|good|team|club|shop|store|north|south|east|west|central|city)$/i

export function isCommonWord(word: string): boolean {
  return COMMON.test(word)
}

/** `.com` of `SaltMill.com`. */
const TOP_LEVEL = /\.(?:com|net|org|co\.uk|de|fr|es|it|nl|pl|eu|io|shop)(?![\p{L}\p{N}./-])/giu

/** `VC Computers` for `vccomputers`: as the text writes it, most often, without addresses and single words in lower case. */
export function spelledLike(domain: string, text: string): string | null {
  if (normalizeText(domain).length < 3) return null
  const spellings = new Map<string, number>()
  const words = text
    .slice(0, TEXT_CHARS)
    .replace(TOP_LEVEL, ' ')
    .split(/[\s|:•·,()[\]"“”]+/)
  for (const spelled of spellingsOf(domain, words)) {
    const name = trimEdges(spelled, /[^\p{L}\p{N}!]/u).replace(/!(?=!)|(?<=!)!|[’']s$/g, '')
    if (/\p{Lu}|\p{Lo}|\p{Ll}\d| /u.test(name)) spellings.set(name, (spellings.get(name) ?? 0) + 1)
  }
  return best(spellings)
}

/** The most frequent; of equals the one in mixed case, then in capitals. */
function best(spellings: Map<string, number>): string | null {
  const rank = (name: string) => (/\p{Ll}/u.test(name) ? (/\p{Lu}/u.test(name) ? 2 : 0) : 1)
  return [...spellings].toSorted((a, b) => rank(b[0]) - rank(a[0]) || b[1] - a[1])[0]?.[0] ?? null
}

// bounded: the end of a text, 1,500 characters.
const COPYRIGHT =
  /(?:©|\(c\)|copyright) ?(?:©|\(c\))? ?(?:\d{4}[-–,.]? ?){0,3},? ?(?:by )?(\p{Lu}[\p{L}\p{N} &.'’-]{1,40}?)(?:,|\.(?!\p{L})|\bAll\b|\bInc|\bLtd|\bLLC|\bGmbH|\n|$)/iu
// bounded: the end of a text, 1,500 characters.
const COMPANY = new RegExp(`(?:^|\\n|[.!] |[|·] ?)(\\p{Lu}[\\p{L}\\p{N} &'’-]{1,40}?),? ${LEGAL_FORM}`, 'u')

/** `Big Co` of `© 2026 Big Co. All rights reserved`, and of `Big Co Ltd, 1 High Street`. */
export function footerOwner(footer: string): string | null {
  const owner = COPYRIGHT.exec(footer)?.[1]?.trim()
  return owner && /^\p{Lu}/u.test(owner) ? owner : (COMPANY.exec(footer)?.[1]?.trim() ?? null)
}

/** `CNET` of `CNET Shopper Alerts` when `CNET Networks` owns the email: what both begin with. */
export function sharedBeginning(name: string, owner: string): string | null {
  const words = name.split(' ')
  const owned = owner.replace(/^The /, '').split(' ').map(normalizeText)
  let shared = 0
  const from = /^the$/i.test(words[0]!) ? 1 : 0
  while (from + shared < words.length && shared < owned.length) {
    if (normalizeText(words[from + shared]!) !== owned[shared]) break
    shared += 1
  }
  const common = words.slice(from, from + shared).join(' ')
  if (normalizeText(common).length < 3 || (shared === 1 && isCommonWord(common))) return null
  return from + shared < words.length ? common : null
}

/** Whether a display name is a person's: `John Levine` of `johnl@…`, or by its first name. */
export function isPerson(name: string, address: string): boolean {
  const words = name.split(' ')
  if (
    words.length < 1 ||
    words.length > 3 ||
    !words.every((word) => /^\p{Lu}[\p{Ll}\p{Lu}'’.-]*$/u.test(word))
  )
    return false
  const local = normalizeText(address.slice(0, address.indexOf('@')))
  const [first, last] = [normalizeText(words[0]!), normalizeText(words.at(-1)!)]
  if (words.length === 1) return isFirstName(first) || (first.length > 2 && local === first)
  if (isFirstName(first)) return true
  // A mailbox with the whole name is as often a company's.
  if (local === normalizeText(name)) return false
  return (
    (first.length > 2 && local.startsWith(first)) ||
    (last.length > 3 && local.endsWith(last)) ||
    local === `${first[0]}${last}`
  )
}

const SLOGAN = /(?:^| )(?:an?|are|for|get|how|is|it|my|now|our|save|to|we|what|why|you|your)(?: |$)/i

/** `Great savings for you`. */
export function isSlogan(name: string): boolean {
  return name.split(' ').length > 2 && SLOGAN.test(name)
}

/** What companies add to their name for a domain that is free, or that only sends mail. */
const DOMAIN_END =
  /-?(?:mails?|mailer|mailings?|news|newsletters?|blast|updates|info|reply|online|hq|app|shop|store|tv|net|inc|ltd|gmbh|group)$/
const DOMAIN_START = /^(?:get|try|join|use|go|my|hello|hey|send|the|shop|buy|team)-?/

/** `ryanair` of `ryanairmail`, if the email itself names it, and not the whole; null if it names neither. */
export function namedDomain(domain: string, text: string): string | null {
  const start = domain.replace(DOMAIN_END, '')
  const forms = [domain, start, start.replace(/-?e$/, ''), domain.replace(DOMAIN_START, '')]
  return forms.find((form) => !isCommonWord(form) && spelledLike(form, text) !== null) ?? null
}

/** What numbers an issue, and what else ends a name. */
const NUMBERED = String.raw`(?: (?:issue|vol|volume|no|number|edition|#|n|nr|nº|n°|for \p{L}{3,6}day)(?![\p{L}\p{N}])|\s\d(?![\d.,:]{0,12}[\p{L}%€£$]))`
const HEAD = String.raw`^(\p{Lu}.{2,40}?)(?: (?:standard|special|free))?`
// bounded: a subject, cut to 120 characters.
const NUMBERED_HEAD = new RegExp(HEAD + NUMBERED, 'iu')
// bounded: a subject, cut to 120 characters.
const ANY_HEAD = new RegExp(`${HEAD}(?:${NUMBERED}|[:,|–—]| - )`, 'iu')

const REPLY = /^(?:(?:re|fwd?|aw|wg|attn|adv|\[[^\]]{1,40}\])[:\s]+)+/i

/** If the text repeats it. A person's mail begins its subject with anything, so there the issue must have a number. */
export function publicationInSubject(
  subject: string,
  text: string,
  { isPersons = false }: { isPersons?: boolean } = {},
): string | null {
  const head = (isPersons ? NUMBERED_HEAD : ANY_HEAD).exec(subject.slice(0, 120).replace(REPLY, ''))?.[1]
  const name = head && brandInName(head, '')
  // A title has capitals, in `The Best of Salt` as well.
  const isTitle = name && name.split(' ').length <= 5 && !/(?:^| )\p{Ll}\p{L}{3}/u.test(name)
  return isTitle && normalizeText(text.slice(0, TEXT_CHARS)).includes(normalizeText(name)) ? name : null
}
