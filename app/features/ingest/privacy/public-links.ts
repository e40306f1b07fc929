/**
 * Makes links public. Senders route clicks through trackers that identify the recipient; what is kept is the link's
 * target, if it can be read.
 */
import type { PersonalData } from './personal-data.server.ts'

/** Hosts that only serve tracking links: Mailchimp, SendGrid, Klaviyo, HubSpot, Salesforce and others. */
// bounded: links have at most LINK_CHARS_MAX characters.
const COUNTING_HOSTS = new RegExp(
  [
    String.raw`list-manage\d?\.com|mandrillapp\.com|sendgrid\.net|klclick\d?\.com|klaviyomail\.com|hubspotlinks?(?:starter|free)?\.com`,
    String.raw`hs-sites\.com|exct\.net|exacttarget\.com|mailgun\.(?:org|net)|mjt\.lu|sendib[mt]\d*\.com|sparkpostmail\.com`,
    String.raw`pstmrk\.it|createsend\d*\.com|cmail\d*\.com|convertkit-mail\d?\.com|aweber\.com|getresponse\.com|rs6\.net`,
    String.raw`awstrack\.me|customeriomail\.com|customer\.io|iterable\.com|braze\.com|appboy\.com|emarsys\.(?:com|net)`,
    String.raw`omtrdc\.net|emsecure\.net|bronto\.com|bm23\.com|dotmailer\.com|dmtrk\.(?:com|net)|mktoweb\.com|eloqua\.com|en25\.com`,
    String.raw`pardot\.com|acoustic-campaign\.com|mkt\d+\.net|vero\.co|getdrip\.com|activehosted\.com|acemlna\w?\.com|doubleclick\.net`,
    String.raw`safelinks\.protection\.outlook\.com|urldefense\.(?:com|proofpoint\.com)|linksynergy\.com|branch\.io|app\.link`,
  ].join('|'),
)
// bounded: links have at most LINK_CHARS_MAX characters.
const COUNTING_HOST = new RegExp(`(?:^|\\.)(?:${COUNTING_HOSTS.source})$`, 'i')
const COUNTING_LABEL = /^(?:click|clicks|clk|trk|track|tracking|url\d|lnk|ctrk|ablink|go-?track)\d*\./i
const COUNTING_PATH =
  /^\/(?:(?:ls|wf|uni)\/click|(?:[^/]+\/)?track\/click|e\/c\/|cts\/click|ss\/c\/|CL\d\/|mk\/cl\/|c\/eJ|f\/a\/|x\/c\/|trk\/|clicks?\/)/i
const TARGET_PARAMETERS =
  /^(?:u|url|q|to|dest(?:ination)?|target|r|redirect(?:_?(?:to|ur[il]))?|link|href|goto|next|l|p|d|out|ulp|murl)$/i
const PERSONAL_PARAMETERS =
  /^(?:mc_[ec]id|_ke|_kx|k[xt]|mkt_tok|e?-?mail(?:_?(?:address|hash|id))?|emailaddress|e_?mail_?hash|eid|sid|uid|cid|rid|mid|user(?:_?id|name)?|subscriber(?:_?(?:id|key))?|contact(?:_?id)?|customer(?:_?id)?|member(?:_?id)?|recipient(?:_?id)?|person(?:_?id)?|profile(?:_?id)?|lead(?:_?id)?|external_?id|hash|token|auth|key|sig(?:nature)?|jwt|code_?id|vero_(?:id|conv)|ck_subscriber_id|_hs(?:enc|mi)|__hs\w+|elq\w*|trk_\w+|sc_(?:uid|lid|eh|llid)|bbeml|oly_\w+|ss_\w+|dm_i|sp(?:mailing|user|job|report)id|fbclid|gclid|msclkid|dclid|yclid|wickedid|et_rid|sfmc_\w+|j|sfmc_sub|jb|mi_\w+|cmpid_user|first_?name|last_?name|fname|lname|name|full_?name|phone|xnpe_\w+|bxid|cxid|nlid|ecid|sub_id|ref_id)$/i
const ADDRESS_IN_WORDS = /^\s*(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,24})(\/[^\s]*)?\s*$/i
const UNWRAPPINGS_MAX = 4
/** Web servers reject longer URLs; the excess is data, not an address. */
const LINK_CHARS_MAX = 8000

/** The public address of a link, or null if there is none; `words` is the link text. */
export function publicLink(href: string, words: string, personalData: PersonalData): string | null {
  if (href.startsWith('#')) return href
  if (href.length > LINK_CHARS_MAX) return null
  if (!/^https?:/i.test(href)) return publicContact(href, personalData)
  const named = ADDRESS_IN_WORDS.exec(words)
  const shown = named && !personalData.appearsIn(words) ? `https://${named[1]!}${named[2] ?? ''}` : null
  let address = href
  for (let step = 0; step < UNWRAPPINGS_MAX; step++) {
    const url = parsed(address)
    if (!url) return null
    if (!counts(url))
      return (
        withoutPerson(url, address, personalData) ?? (shown === href ? null : fromWords(shown, personalData))
      )
    const target = targetOf(url)
    if (!target) return fromWords(shown, personalData)
    address = target
  }
  return null
}

/** Whether a link tracks clicks. */
function counts(url: URL): boolean {
  return (
    COUNTING_HOST.test(url.hostname) ||
    COUNTING_PATH.test(url.pathname) ||
    (COUNTING_LABEL.test(url.hostname) && (url.search.length > 1 || url.pathname.length > 1))
  )
}

function fromWords(shown: string | null, personalData: PersonalData): string | null {
  const url = shown && parsed(shown)
  return url && !counts(url) ? withoutPerson(url, shown, personalData) : null
}

function withoutPerson(url: URL, written: string, personalData: PersonalData): string | null {
  let changed = false
  if (url.username || url.password) {
    url.username = ''
    url.password = ''
    changed = true
  }
  const parameters = [...url.searchParams]
  const personal = new Set(
    parameters.filter(([name, value]) => isPersonal(name, value, personalData)).map(([name]) => name),
  )
  if (personal.size > 0) {
    url.search = new URLSearchParams(parameters.filter(([name]) => !personal.has(name))).toString()
    changed = true
  }
  const hash = decoded(url.hash.slice(1))
  if (hash && (isOpaque(hash) || personalData.appearsIn(hash) || hash.includes('='))) {
    url.hash = ''
    changed = true
  }
  if (decoded(url.pathname).split('/').some(isOpaque) || personalData.appearsIn(url.pathname)) return null
  const address = changed ? url.href : written
  if (!personalData.appearsIn(address)) return address
  url.search = ''
  url.hash = ''
  return personalData.appearsIn(url.href) ? null : url.href
}

function isPersonal(name: string, value: string, personalData: PersonalData): boolean {
  const plain = decoded(value)
  return (
    (PERSONAL_PARAMETERS.test(name) && plain.length > 0) ||
    isOpaque(name) ||
    plain.split(/[/?&=|;,:]/).some(isOpaque) ||
    personalData.isName(plain) ||
    personalData.appearsIn(plain) ||
    personalData.appearsIn(name)
  )
}

/** Mail and phone links: the brand's own are kept, without prefilled subjects, which may contain an ID. */
function publicContact(href: string, personalData: PersonalData): string | null {
  if (personalData.appearsIn(href)) return null
  const [address = '', query = ''] = href.split('?')
  if (!/^mailto:/i.test(href)) return href
  if (
    decoded(address.slice(7))
      .split(/[@.+_=-]/)
      .some(isOpaque)
  )
    return null
  return decoded(query)
    .split(/[\s=&:]/)
    .some(isOpaque)
    ? address
    : href
}

/**
 * Whether a part looks machine-made, such as a visitor ID or encrypted data. Hyphenated words and file names are
 * readable, however long they are.
 */
export function isOpaque(text: string): boolean {
  if (text.length < 16) return false
  if (/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text)) return true
  const words = text.replace(/\.[a-z]{2,5}$/i, '').split(/[-_.~+ !,()'%]/)
  const strange = words.filter((word) => isStrange(word))
  return strange.some((word) => word.length >= 16) || strange.join('').length >= 20
}

/** Articles are often numbered by date. */
const BEGINS_WITH_A_DATE = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{0,9}$/

/** Letters and digits mixed, or capitals scattered, as in no word, number or CamelCase name. */
function isStrange(word: string): boolean {
  if (/^\d+$/.test(word)) return word.length >= 12 && !BEGINS_WITH_A_DATE.test(word)
  if (/\d/.test(word)) return (word.match(/\d(?=[A-Za-z])|[A-Za-z](?=\d)/g)?.length ?? 0) >= 3
  const humps = word.split(/(?=[A-Z])/).length
  return humps >= 4 && word.length / humps < 3
}

/** The target of a tracking link, if it is in a parameter or in the path, plain or in base64. */
function targetOf(url: URL): string | null {
  const named = [...url.searchParams].toSorted(
    ([a], [b]) => Number(TARGET_PARAMETERS.test(b)) - Number(TARGET_PARAMETERS.test(a)),
  )
  for (const [, value] of named) {
    const target = addressIn(value)
    if (target) return target
  }
  const start = url.pathname.search(/https?(?::|%3a)(?:\/|%2f)/i)
  if (start !== -1) return addressIn(withoutNumbers(url.pathname.slice(start)))
  const postmark = /^\/3s\/([^/]+)\//.exec(url.pathname)?.[1]
  return postmark
    ? addressIn(`https://${decoded(postmark)}`)
    : url.pathname.split('/').reduce<string | null>((found, part) => found ?? inBase64(part), null)
}

/** A path up to the first part that is an ID or long enough to be one. */
function withoutNumbers(path: string): string {
  const parts = path.split('/')
  const number = parts.findIndex((part, index) => index > 0 && /^(?:\d+|[\w-]{16,})$/.test(part))
  return number === -1 ? path : parts.slice(0, number).join('/')
}

function addressIn(value: string): string | null {
  let text = value
  for (let layer = 0; layer < 3; layer++) {
    if (/^https?:\/\/[^\s<>"]+$/i.test(text)) return parsed(text) ? text : null
    text = decoded(text).replace(/^(https?:)\/(?!\/)/i, '$1//')
  }
  return inBase64(value)
}

function inBase64(value: string): string | null {
  if (!value.startsWith('aHR0c')) return null
  const text = Buffer.from(value, 'base64').toString('utf8')
  return /^https?:\/\/[\w.-][^\s\p{Cc}\uFFFD]*$/u.test(text) ? text : null
}

function parsed(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
