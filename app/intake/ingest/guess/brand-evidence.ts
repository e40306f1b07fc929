/** What the words of an email say about the name of its sender. */
import { trimEdges } from '#app/platform/lib/trim-edges.ts'
import { normalizeText } from '#app/intake/ingest/parse/normalize-text.ts'

const TEXT_CHARS = 8000
const WORDS_MAX = 4
/** Words of many companies: sharing one of them with the footer says nothing. */
const COMMON =
  /^(?:the|new|best|first|global|american?|national|united|great|daily|weekly|general|royal|international|world|online|digital|smart|home|house|modern|urban|little|big|good|team|club|shop|store|north|south|east|west|central|city)$/i

/**
 * `VC Computers` for the domain `vccomputers`: as the text writes it, most often; null if it never does. Addresses do
 * not count.
 */
export function spelledLike(domain: string, text: string): string | null {
  const wanted = normalizeText(domain)
  if (wanted.length < 3) return null
  const words = text.slice(0, TEXT_CHARS).split(/[\s|:•·,()[\]"“”]+/)
  const spellings = new Map<string, number>()
  for (const start of words.keys()) {
    let spelled = ''
    for (
      let end = start;
      end < Math.min(words.length, start + WORDS_MAX) && spelled.length < wanted.length;
      end++
    ) {
      if (/[@/]|^www\./i.test(words[end]!)) break
      spelled += normalizeText(words[end]!)
      if (spelled !== wanted) continue
      const name = trimEdges(words.slice(start, end + 1).join(' '), /[^\p{L}\p{N}!]/u).replace(/[’']s$/, '')
      if (name) spellings.set(name, (spellings.get(name) ?? 0) + 1)
    }
  }
  return best(spellings)
}

/** The most frequent; of equals the one in mixed case, then in capitals. */
function best(spellings: Map<string, number>): string | null {
  const rank = (name: string) => (/\p{Ll}/u.test(name) ? (/\p{Lu}/u.test(name) ? 2 : 0) : 1)
  return [...spellings].toSorted((a, b) => rank(b[0]) - rank(a[0]) || b[1] - a[1])[0]?.[0] ?? null
}

/** `Big Co` of `© 2026 Big Co. All rights reserved`. */
export function footerOwner(footer: string): string | null {
  // bounded: the end of a text, 1,500 characters.
  const match =
    /(?:©|\(c\)|copyright) ?(?:©|\(c\))? ?(?:\d{4}[-–,]? ?){0,3},? ?(?:by )?(\p{Lu}[\p{L}\p{N} &.'’-]{1,40}?)(?:,|\.(?!\p{L})|\bAll\b|\bInc|\bLtd|\bLLC|\bGmbH|\n|$)/iu.exec(
      footer,
    )
  const owner = match?.[1]?.trim()
  return owner && /^\p{Lu}/u.test(owner) ? owner : null
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
  if (normalizeText(common).length < 3 || (shared === 1 && COMMON.test(common))) return null
  return from + shared < words.length ? common : null
}

const FIRST_NAMES = new Set(
  (
    'adam alan alex alexander alice amanda amy andrea andrew andy angela anna anne anthony barbara ben benjamin beth bill ' +
    'bob brian carl carlos carol caroline catherine charles charlotte chris christian christine christopher claire daniel ' +
    'danny dave david debbie diana diane elizabeth emily emma eric erik eva frank fred gary george hannah harry heather ' +
    'helen henry ian jack james jane janet jason jeff jennifer jenny jessica jim joan joe johanna john jonathan jose joseph ' +
    'josh juan judy julia julie karen kate katherine kathy kelly ken kevin kim laura lauren linda lisa louis louise lucas ' +
    'lucy luke maria marie mark martha martin mary matt matthew megan melissa michael michelle mike nancy natalie nathan ' +
    'nick nicole nina olivia pablo pat patricia patrick paul peter philip rachel ralph rebecca richard rick rob robert ' +
    'roger ron rose ruth ryan sally sam samantha sandra sara sarah scott sean sharon simon sophie stefan stephanie stephen ' +
    'steve steven sue susan thomas tim tom tony victoria walter wendy will william zoe shannon maya priya ' +
    'anja anke annika antje birgit claudia florian hans heike jan jens jonas jürgen kai katja klaus lena lukas max moritz nadine ' +
    'antoine camille chloé claire françois guillaume inès jean julien léa manon marc mathieu nathalie nicolas pierre romain ' +
    'alejandro ana carmen diego elena isabel javier jorge lucía luis manuel miguel pilar sofía alessandro chiara federica ' +
    'francesca giulia giuseppe luca marco matteo paolo sara valentina beatriz bruno duarte inês joana joão mariana rui tiago ' +
    'anke bas daan femke joost lotte pieter sanne wouter agnieszka ania kasia katarzyna krzysztof magda marcin piotr tomasz'
  ).split(' '),
)

/** `Shannon`; a mailbox that is called like the sender may also be a brand's. */
export function isFirstName(name: string): boolean {
  return FIRST_NAMES.has(normalizeText(name))
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
  if (words.length === 1) return FIRST_NAMES.has(first) || (first.length > 2 && local === first)
  if (FIRST_NAMES.has(first)) return true
  return (
    (first.length > 2 && local.startsWith(first)) ||
    (last.length > 3 && local.endsWith(last)) ||
    local === `${first[0]}${last}`
  )
}

const MAIL_SUFFIXES =
  'mail email mails emails mailer emailer mailing mailings news newsletter newsletters updates info reply online'.split(
    ' ',
  )

/** `ryanair` of `ryanairmail`, if the email itself names it. */
export function withoutMailSuffix(domain: string, text: string): string {
  const shorter = MAIL_SUFFIXES.filter((suffix) => domain.endsWith(suffix)).map((suffix) =>
    trimEdges(domain.slice(0, -suffix.length), /-/),
  )
  return shorter.find((name) => spelledLike(name, text) !== null) ?? domain
}

/** What numbers an issue, and what else ends a name. */
const NUMBERED = String.raw`(?: (?:issue|vol|volume|no|number|edition|#|for \p{L}{3,6}day)\b|\s\d)`
const HEAD = String.raw`^(\p{Lu}.{2,40}?)(?: (?:standard|special|free))?`
// bounded: a subject, cut to 120 characters.
const NUMBERED_HEAD = new RegExp(HEAD + NUMBERED, 'iu')
// bounded: a subject, cut to 120 characters.
const ANY_HEAD = new RegExp(`${HEAD}(?:${NUMBERED}|[:,|–—]| - )`, 'iu')

/**
 * `Neat Net Tricks` of `Neat Net Tricks Issue 131`, if the text repeats it. A person's mail begins its subject with
 * anything, so there the issue must have a number.
 */
export function publicationInSubject(
  subject: string,
  text: string,
  { isPersons = false }: { isPersons?: boolean } = {},
): string | null {
  const name = (isPersons ? NUMBERED_HEAD : ANY_HEAD).exec(subject.slice(0, 120))?.[1]?.trim()
  return name &&
    name.split(' ').length <= 5 &&
    normalizeText(text.slice(0, TEXT_CHARS)).includes(normalizeText(name))
    ? name
    : null
}
