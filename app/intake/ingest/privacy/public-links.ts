/** Senders route clicks through trackers that identify the recipient. The target of a link is kept, if it can be read. */
import { decoded, isCode, isOpaque, isReadable } from './codes.ts'
import type { LinkAnalysis } from './link-analysis.ts'
import type { PersonalData } from './personal-data.server.ts'

export type LinkContext = {
  words: string
  personalData: PersonalData
  analysis: LinkAnalysis
  /** Whether it is in the footer, where everything unknown belongs to the reader. */
  isByUnsubscribe?: boolean
}

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
    String.raw`emlnk\d?\w?\.com|emlsend\.com|e2ma\.net|responsys\.net|rsys\d?\.net|mlsend\d?\.com|infusionmail\.com|keap-link\d*\.com`,
    String.raw`zcsend\.\w+|maillist-manage\.\w+|cheetahmail\.com|chtah\.(?:com|net)|smtp2go\.net|crsend\.com|sbc\d+\.(?:com|net)|ontralink\.com`,
    String.raw`emktlw-\d+\.com|lwmailing\.\w+|egoiapp\d*\.com|edmclick\.\w+|sailthru\.com|ecircle-ag\.com|elaine-asp\.de`,
  ].join('|'),
)
// bounded: links have at most LINK_CHARS_MAX characters.
const COUNTING_HOST = new RegExp(`(?:^|\\.)(?:${COUNTING_HOSTS.source})$`, 'i')
const COUNTING_LABEL =
  /^(?:e?-?mail-?)?(?:clicks?|clk|clique|tra?ck|trk|tracking|tracker|url\d|lnk|ctrk|ablinks?|go-?track|redir(?:ect)?)\d*\./i
const COUNTING_PATH =
  /^\/(?:(?:ls|wf|uni)\/click|(?:[^/]+\/)?track\/click|e\/c\/|cts\/click|ss\/c\/|CL\d\/|mk\/cl\/|c\/eJ|f\/a\/|x\/c\/|trk\/|clicks?\/)/i
const TARGET_PARAMETERS =
  /^(?:u|url|q|to|dest(?:ination)?|target|r|redirect(?:_?(?:to|ur[il]))?|link|href|goto|next|l|p|d|out|ulp|murl)$/i
const PERSONAL_PARAMETERS =
  /^(?:mc_[ec]id|_ke|_kx|k[xt]|mkt_tok|e?-?mail(?:_?(?:address|hash|id))?|emailaddress|e_?mail_?hash|eid|sid|uid|cid|rid|mid|user(?:_?id|name)?|subscriber(?:_?(?:id|key))?|contact(?:_?id)?|customer(?:_?id)?|member(?:_?id)?|recipient(?:_?id)?|person(?:_?id)?|profile(?:_?id)?|lead(?:_?id)?|external_?id|hash|token|auth|key|sig(?:nature)?|jwt|code_?id|vero_(?:id|conv)|ck_subscriber_id|_hs(?:enc|mi)|__hs\w+|elq\w*|trk_\w+|sc_(?:uid|lid|eh|llid)|bbeml|oly_\w+|ss_\w+|dm_i|sp(?:mailing|user|job|report)id|fbclid|gclid|msclkid|dclid|yclid|wickedid|et_rid|sfmc_\w+|j|sfmc_sub|jb|mi_\w+|cmpid_user|first_?name|last_?name|fname|lname|name|full_?name|phone|xnpe_\w+|bxid|cxid|nlid|ecid|sub_id|ref_id)$/i
const ADDRESS_IN_WORDS = /^\s*(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,24})(\/[^\s]*)?\s*$/i
/** Path segments that forward a click without naming the target. */
// bounded: links have at most LINK_CHARS_MAX characters.
const FORWARDING_PART =
  /^(?:[acefhlortuxz]\d?|cl|ct|clk|clic[ks]?|cliques?|clicks?|click-?through|clickthru|links?|link-?tracker|lnk|lt|ls|nrd|oo|out|outbound|redir|redirect(?:or|ion)?s?|rd|trk|track(?:er|ing|link)?|count(?:er)?|go|goto|uni|ss|wf|mail(?:er|ing)?|email|campaigns?|newsletter|public|servlet|process|message|open|view|ga|rover|optiext|optiextension|proc|q|s|v\d)(?:\.(?:php\d?|aspx?|dll|cgi|jsp|do|html?|pl|gif))?$/i
const FORWARDING_SCRIPT =
  /\/(?:nrd|lt|clicks?|links?|redir(?:ect)?|track(?:er|ing)?|optiext|optiextension|proc|rd|trk|lnk|go|out|ct|cl|r|l|t|c)\.(?:php\d?|aspx?|dll|cgi|jsp|do|pl)$/i
/** Parameters that select content. Their values may look like codes, unless all links of the email share them. */
const CONTENT_PARAMETERS =
  /^(?:p|v|id|pid|item(?:_?(?:id|no|number))?|sku|product(?:_?(?:id|no|code))?|article(?:_?id)?|variant(?:_?id)?|style|colou?r(?:_?id)?|size|cat(?:egory)?(?:_?id)?|cgid|page|list|dwvar_\w+|isbn|asin|model|video|event(?:_?id)?|post|story|story_?id)$/i
/** Parameters that are kept where all others are removed. */
const PLAIN_PARAMETERS =
  /^(?:utm_(?:source|medium|campaign)|lang(?:uage)?|locale|hl|page|country|region|currency|topic|section|tab)$/i
const PART_BEFORE_CONTENT =
  /^(?:p|dp|gp|itm|items?|pd|pr|products?|produtos?|produkte?|produits?|article|articles|story|stories|news|posts?|blog|status|statuse?s|videos?|watch|events?|films?|movies?|titles?|books?|albums?|tracks?|playlists?|episodes?|shows?|photos?|groups?|questions|issues|pull|collections?|categories|category|c|b|id\d+)$/i
/** Hosts of sending platforms: anything beyond a page identifies the reader. */
const MAIL_LABEL =
  /^(?:e|em|nl|[a-z]?mail|e-?mails?|mailer|mailings?|e?newsletters?|enews|mta|subscri\w{1,8}|lists?)\d*\./i
/** Hosts whose codes identify public content, the same for everyone. */
// bounded: host names have at most 253 characters.
export const PUBLIC_CODES =
  /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com|spotify\.com|apple\.com|play\.google\.com|instagram\.com|tiktok\.com|pinterest\.\w+|pin\.it|facebook\.com|fb\.me|twitter\.com|x\.com|t\.co|linkedin\.com|goo\.gl|maps\.google\.\w+|wikipedia\.org|github\.com|wa\.me|t\.me|discord\.gg|bit\.ly|amzn\.to|tinyurl\.com|ow\.ly|g\.page|typeform\.com|eventbrite\.\w+|figma\.com)$/i
const PUBLIC_CODE_CHARS_MAX = 24
const UNWRAPPINGS_MAX = 4
/** Web servers reject longer URLs; the excess is data, not an address. */
const LINK_CHARS_MAX = 8000

/** Null if there is none. */
export function publicLink(href: string, context: LinkContext): string | null {
  if (href.startsWith('#')) return href
  if (href.length > LINK_CHARS_MAX) return null
  const { words, personalData } = context
  if (!/^https?:/i.test(href)) return publicContact(href, context)
  const named = ADDRESS_IN_WORDS.exec(words)
  const shown = named && !personalData.appearsIn(words) ? `https://${named[1]!}${named[2] ?? ''}` : null
  let address = href
  for (let step = 0; step < UNWRAPPINGS_MAX; step++) {
    const url = URL.parse(address)
    if (!url) return null
    if (!counts(url, context))
      return withoutPerson(url, address, context) ?? (shown === href ? null : fromWords(shown, context))
    const target = targetOf(url)
    if (!target) return fromWords(shown, context)
    address = target
  }
  return null
}

function counts(url: URL, { analysis }: LinkContext): boolean {
  // Before public hosts: they have trackers too, such as clicks.eventbrite.com.
  if (COUNTING_HOST.test(url.hostname)) return true
  if (COUNTING_LABEL.test(url.hostname)) return url.search.length > 1 || url.pathname.length > 1
  if (PUBLIC_CODES.test(url.hostname)) return false
  return (
    COUNTING_PATH.test(url.pathname) ||
    (FORWARDING_SCRIPT.test(url.pathname) && url.search.length > 1) ||
    analysis.countsClicks(url.hostname) ||
    onlyForwards(url)
  )
}

/** Whether the path consists of a forwarder and codes: `/r/?id=h4f9c01,2b7d`, `/oo/4711/x9Kq2`. */
function onlyForwards(url: URL): boolean {
  const parts = url.pathname.split('/').filter(Boolean).map(decoded)
  if (!parts.some((part) => FORWARDING_PART.test(part))) return false
  const others = parts.filter((part) => !FORWARDING_PART.test(part))
  if (others.some((part) => !isCode(part) && !/^[\d,.;_-]+$/.test(part))) return false
  const values = [...url.searchParams].map(([name, value]) => value || name)
  return [...others, ...values].some((part) => isCode(part) || /^\d{5,}$/.test(part))
}

function fromWords(shown: string | null, context: LinkContext): string | null {
  const url = shown && URL.parse(shown)
  return url && !counts(url, context) ? withoutPerson(url, shown, context) : null
}

function withoutPerson(url: URL, written: string, context: LinkContext): string | null {
  const { personalData, analysis } = context
  if (url.hostname.split('.').some((label) => analysis.isOwn(label))) return null
  const isByUnsubscribe = context.isByUnsubscribe || MAIL_LABEL.test(url.hostname)
  let changed = false
  if (url.username || url.password) {
    url.username = ''
    url.password = ''
    changed = true
  }
  const parameters = [...url.searchParams]
  const personal = new Set(
    parameters
      .filter(([name, value]) => isPersonal(name, value, url, { ...context, isByUnsubscribe }))
      .map(([name]) => name),
  )
  if (personal.size > 0) {
    url.search = new URLSearchParams(parameters.filter(([name]) => !personal.has(name))).toString()
    changed = true
  }
  if (url.hash.length > 1 && !isPublicFragment(decoded(url.hash.slice(1)), context)) {
    url.hash = ''
    changed = true
  }
  const parts = url.pathname.split('/')
  const isInPath = personalData.appearsIn(url.pathname)
  const end = parts.findIndex((part, index) => {
    const plain = decoded(part)
    return (
      isPersonalPart(plain, parts[index - 1] ?? '', url, { ...context, isByUnsubscribe }) ||
      (isInPath && personalData.appearsIn(plain))
    )
  })
  if (end !== -1) {
    const kept = parts.slice(0, end)
    // The rest of a URL after removing an ID is only useful if it names a page itself.
    if (!kept.some((part) => isReadable(decoded(part)) && !FORWARDING_PART.test(part))) return null
    return publicPage(`${url.origin}${kept.join('/')}`, personalData)
  }
  if (isInPath) return null
  return publicPage(changed ? url.href : written, personalData)
}

function publicPage(address: string, personalData: PersonalData): string | null {
  if (!personalData.appearsIn(address)) return address
  const url = new URL(address)
  url.search = ''
  url.hash = ''
  return personalData.appearsIn(url.href) ? null : url.href
}

function isPersonal(name: string, value: string, url: URL, context: LinkContext): boolean {
  const { personalData, analysis, isByUnsubscribe = false } = context
  const plain = decoded(value)
  if (
    (PERSONAL_PARAMETERS.test(name) && plain.length > 0) ||
    personalData.isName(plain) ||
    personalData.appearsIn(plain) ||
    personalData.appearsIn(name)
  ) {
    return true
  }
  const pieces = plain.split(/[/?&=|;,:]/)
  if (CONTENT_PARAMETERS.test(name)) {
    if (isPublicCode(plain, url, context)) return false
    const isNumber = /^\d{1,16}$/.test(plain) && !/^(?:p|v|id)$/i.test(name)
    return (
      analysis.isShared(plain) ||
      pieces.some((piece) => (isOpaque(piece) && !isNumber) || analysis.isShared(piece)) ||
      // A list of codes identifies the mailing, the reader and the link.
      pieces.filter(isCode).length >= 2 ||
      (isByUnsubscribe && plain.length > 0 && !PLAIN_PARAMETERS.test(name))
    )
  }
  if (isByUnsubscribe && !PLAIN_PARAMETERS.test(name)) return true
  return (
    isCode(name) ||
    analysis.isOwn(name) ||
    pieces.some(isCode) ||
    analysis.isShared(plain) ||
    pieces.some((piece) => analysis.isShared(piece))
  )
}

function isPersonalPart(part: string, before: string, url: URL, context: LinkContext): boolean {
  const { analysis, isByUnsubscribe = false } = context
  if (!part || isPublicCode(part, url, context)) return false
  if (/^\d{12,14}$/.test(part) && PART_BEFORE_CONTENT.test(before)) return analysis.isShared(part)
  return (
    isOpaque(part) || analysis.isShared(part) || (isByUnsubscribe && (isCode(part) || /^\d{5,}$/.test(part)))
  )
}

/** Whether a code identifies a video, a post or a place. */
function isPublicCode(part: string, url: URL, { personalData, analysis }: LinkContext): boolean {
  return (
    PUBLIC_CODES.test(url.hostname) &&
    !MAIL_LABEL.test(url.hostname) &&
    part.length <= PUBLIC_CODE_CHARS_MAX &&
    !analysis.isShared(part) &&
    !personalData.appearsIn(part)
  )
}

/** A fragment that names a section of a page; others carry data for scripts. */
function isPublicFragment(fragment: string, { personalData, analysis }: LinkContext): boolean {
  return (
    /^[\p{L}\d_:.-]{1,60}$/u.test(fragment) &&
    !/\d{5}/.test(fragment) &&
    !isCode(fragment) &&
    !analysis.isShared(fragment) &&
    !personalData.isName(fragment) &&
    !personalData.appearsIn(fragment)
  )
}

/** Mail and phone links: the brand's own are kept, without prefilled subjects, which may contain an ID. */
function publicContact(href: string, { personalData, analysis }: LinkContext): string | null {
  if (personalData.appearsIn(href) || analysis.isOwn(href.split('?')[0]!)) return null
  const [address = '', query = ''] = href.split('?')
  if (!/^mailto:/i.test(href)) return href
  if (
    decoded(address.slice(7))
      .split(/[@.+_=-]/)
      .some(isCode)
  )
    return null
  return decoded(query)
    .split(/[\s=&:]/)
    .some((part) => isCode(part) || analysis.isOwn(part))
    ? address
    : href
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
    if (/^https?:\/\/[^\s<>"]+$/i.test(text)) return URL.canParse(text) ? text : null
    text = decoded(text).replace(/^(https?:)\/(?!\/)/i, '$1//')
  }
  return inBase64(value)
}

function inBase64(value: string): string | null {
  if (!value.startsWith('aHR0c')) return null
  const text = Buffer.from(value, 'base64').toString('utf8')
  return /^https?:\/\/[\w.-][^\s\p{Cc}\uFFFD]*$/u.test(text) ? text : null
}
