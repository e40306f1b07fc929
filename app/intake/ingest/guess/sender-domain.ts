/** The company's domain: of the sender's address, or of the site that an email links to. */
import { isOfPlatform } from '#app/inspection/attributes/read-platform.ts'
import { companyLabel } from '#app/intake/ingest/parse/sender.ts'
import { PUBLIC_CODES } from '#app/intake/ingest/privacy/public-links.ts'

/** Addresses that anybody can have: webmail and internet providers. */
const MAIL_PROVIDERS = new Set(
  (
    'gmail googlemail outlook hotmail yahoo ymail rocketmail icloud me live msn aol gmx proton protonmail zoho fastmail ' +
    'hushmail tutanota mail web freenet t-online arcor eircom earthlink comcast verizon sbcglobal bellsouth pacbell att ' +
    'cox charter optonline juno excite lycos btinternet ntlworld virginmedia orange wanadoo laposte sfr libero virgilio ' +
    'tiscali uol bol terra ig telefonica bigpond optusnet xtra telus shaw rogers sympatico ziggo kpn planet skynet ' +
    'bluewin wp onet interia o2 seznam yandex rambler ukr qq 163 126 sina sohu naver hanmail daum nate rediffmail'
  ).split(' '),
)
const LIST_HOSTS = new Set(
  'lyris topica yahoogroups egroups googlegroups listserv mailman mailshell imakenews groups-io freelists onelist'.split(
    ' ',
  ),
)

/** The company's part of an address; empty for the domain of a mail provider, a list host or a sending platform. */
export function ownDomain(address: string | null): string {
  if (!address?.includes('@')) return ''
  const label = companyLabel(address)
  return isOfPlatform(address.split('@')[1] ?? '') || MAIL_PROVIDERS.has(label) || LIST_HOSTS.has(label)
    ? ''
    : label
}

const TEXT_CHARS = 20_000
const LINKED_MAX = 3
/** Sites that are in emails of everyone: of documents, of link counters and of stored images. */
const SHARED_SITES = new Set(
  'w3 schema schemas-microsoft example microsoft google gstatic googleapis cloudfront amazonaws akamai akamaihd doubleclick'.split(
    ' ',
  ),
)

// bounded: the text is cut, and host names have at most 120 characters.
const HOST = /(?:\bwww\.|@)([a-z0-9][a-z0-9.-]{2,120})/gi

/** `acme.test` of `www.acme.test` and `help@acme.test`. */
export function hostsInText(text: string): string[] {
  return [...text.slice(0, TEXT_CHARS).matchAll(HOST)].map(([, host]) => host!.toLowerCase())
}

export function linkedDomains(hosts: string[]): string[] {
  const counts = new Map<string, number>()
  for (const host of hosts) {
    if (PUBLIC_CODES.test(host)) continue
    const label = ownDomain(`@${host}`)
    if (label && !SHARED_SITES.has(label)) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const byCount = [...counts].toSorted((a, b) => b[1] - a[1])
  return byCount.slice(0, LINKED_MAX).map(([label]) => label)
}
