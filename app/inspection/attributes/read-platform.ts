/** The platform that sent an email, recognized by traces that only this platform leaves. */
import { PLATFORMS, type Platform } from './platforms.ts'

export type Header = { key: string; value: string }

/** A web address in the original message: its host, and the beginning of what follows. */
export type WebAddress = { host: string; path: string }

const HEADERS_MAX = 300
const HEADER_CHARS_MAX = 1000
const ADDRESSES_MAX = 3000
/** A single link may belong to another sender: an article about a platform, a form in another newsletter. */
const LINKS_MIN = 3

/** Headers that programs write, with an address or a domain in them. */
const MACHINE_HEADERS = /^(?:message-id|return-path|list-unsubscribe|dkim-signature|errors-to|x-mail-from)$/
/** Headers that quote other emails or texts written by people. */
const SPOKEN_HEADERS = /^(?:subject|from|to|cc|bcc|references|in-reply-to|comments|x-spam-.*)$/

// bounded: host and path have limits, and no two parts match the same character.
const ADDRESS = /https?:\/\/([a-z0-9.-]{3,120})(\/[\w./%~-]{0,120})?(\?[\w=.%&,-]{0,60})?/gi

export function webAddresses(source: string): WebAddress[] {
  const found: WebAddress[] = []
  for (const [, host, path = '', query = ''] of source.matchAll(ADDRESS)) {
    found.push({ host: host!.toLowerCase(), path: path + query })
    if (found.length === ADDRESSES_MAX) break
  }
  return found
}

/** Its slug. */
export function readPlatform(headers: Header[], addresses: WebAddress[]): string | null {
  const lines = headers
    .slice(0, HEADERS_MAX)
    .filter(({ key }) => !SPOKEN_HEADERS.test(key))
    .map(({ key, value }) => ({ key, line: `${key}: ${oneLine(value)}` }))
  const machineLines = lines.filter(({ key }) => MACHINE_HEADERS.test(key))
  const hosts = countHosts(addresses)
  const found = PLATFORMS.find(
    (platform) =>
      lines.some(({ line }) => platform.header?.test(line)) ||
      machineLines.some(({ line }) => namesDomain(platform, line)) ||
      hasLinks(platform, addresses, hosts),
  )
  return found?.slug ?? null
}

/** Whether a domain belongs to a platform rather than to its customer. */
export function isOfPlatform(domain: string): boolean {
  const isSame = isWithin(domain.toLowerCase())
  return PLATFORMS.some(({ domains = '', hosts = '' }) =>
    `${domains} ${hosts}`.split(' ').some((own) => own !== '' && isSame(own)),
  )
}

function namesDomain({ domains }: Platform, line: string): boolean {
  const wanted = domains?.split(' ') ?? []
  return wanted.length > 0 && domainsIn(line).some((domain) => wanted.some(isWithin(domain)))
}

function hasLinks({ hosts: own, path }: Platform, addresses: WebAddress[], hosts: Map<string, number>) {
  if (own) {
    const wanted = own.split(' ')
    let count = 0
    for (const [host, times] of hosts) if (wanted.some(isWithin(host))) count += times
    if (count >= LINKS_MIN) return true
  }
  if (!path) return false
  let matching = 0
  for (const address of addresses) {
    if (path.test(`${address.host}${address.path}`)) matching += 1
    if (matching === LINKS_MIN) return true
  }
  return false
}

function countHosts(addresses: WebAddress[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { host } of addresses) counts.set(host, (counts.get(host) ?? 0) + 1)
  return counts
}

function domainsIn(line: string): string[] {
  return [...line.matchAll(/(?:@|:\/\/|\bd=)([a-z0-9.-]{3,120})/gi)].map((match) => match[1]!.toLowerCase())
}

function isWithin(host: string): (domain: string) => boolean {
  return (domain) => host === domain || host.endsWith(`.${domain}`)
}

function oneLine(value: string): string {
  return value.slice(0, HEADER_CHARS_MAX).replace(/\s+/g, ' ').trim()
}
