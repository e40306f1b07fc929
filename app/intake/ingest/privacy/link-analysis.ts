/** A code in many links of one email identifies the reader or the mailing; a host whose links are all codes counts clicks. */
import { decoded, isCode, isReadable } from './codes.ts'
import type { PersonalTokens } from './personal-tokens.ts'

export type LinkAnalysis = ReturnType<typeof analyzeLinks>

const LINKS_MAX = 2000
const PARTS_MAX = 60
const PART_CHARS_MAX = 400
/** Links that share a code. Two may lead to the same product, from its image and its name. */
const SHARED_MIN = 3
const CLICK_LINKS_MIN = 3

/** `own` contains links that only the recipient has, such as List-Unsubscribe: a single shared code is enough. */
export function analyzeLinks(links: Iterable<string>, own: string[], tokens: PersonalTokens) {
  const seen = new Map<string, number>()
  const hosts = new Map<string, { links: number; readable: number }>()
  const targets = new Set<string>()
  for (const link of links) {
    const url = URL.parse(link)
    if (!url || !/^https?:$/.test(url.protocol) || targets.has(url.href)) continue
    if (targets.size >= LINKS_MAX) break
    targets.add(url.href)
    for (const part of new Set(partsOf(url))) seen.set(part, (seen.get(part) ?? 0) + 1)
    const host = hosts.get(url.hostname) ?? { links: 0, readable: 0 }
    host.links += 1
    if (!isAllCodes(url)) host.readable += 1
    hosts.set(url.hostname, host)
  }
  const personal = new Set(
    own.flatMap((link) => (URL.canParse(link) ? partsOf(new URL(link)).filter(isOwnCode) : [])),
  )
  const isOwn = (part: string) => personal.has(part) || tokens.areIn(part)
  return {
    /** Whether this part occurs in so many other links that it cannot be their content. */
    isShared: (part: string) => {
      const plain = decoded(part).slice(0, PART_CHARS_MAX)
      return (isShareable(plain) && (seen.get(plain) ?? 0) >= SHARED_MIN) || isOwn(plain)
    },
    isOwn,
    countsClicks: (host: string) => {
      const known = hosts.get(host)
      return known !== undefined && known.readable === 0 && known.links >= CLICK_LINKS_MIN
    },
  }
}

/** Path segments, parameter values and their pieces: everything that can be a code. */
function partsOf(url: URL): string[] {
  const values = [...url.searchParams].slice(0, PARTS_MAX).flatMap(([name, value]) => [value || name])
  const segments = url.pathname.split('/').slice(0, PARTS_MAX)
  const whole = [...segments, ...values, url.hash.slice(1)].map((part) =>
    decoded(part).slice(0, PART_CHARS_MAX),
  )
  return [...whole, ...whole.flatMap((part) => part.split(/[,;:|=&]/).slice(0, PARTS_MAX))].filter(Boolean)
}

/** A number of four digits may be a year, a shorter one an amount. */
function isShareable(part: string): boolean {
  return isCode(part) || /^(?!(?:19|20)\d{6}$)\d{5,}$/.test(part)
}

function isOwnCode(part: string): boolean {
  return isShareable(part) || (part.length >= 5 && /\d/.test(part) && /\D/.test(part))
}

function isAllCodes(url: URL): boolean {
  const segments = url.pathname.split('/').filter(Boolean).map(decoded)
  if (segments.length === 0 || segments.some(isReadable)) return false
  return [...segments, ...url.searchParams.values()].some((part) => isShareable(part))
}
