/** Guesses the brand and the sending platform of an email. */
import type { Guess } from '#app/db/shapes.ts'
import {
  footerOwner,
  isPerson,
  publicationInSubject,
  sharedBeginning,
  spelledLike,
  withoutMailSuffix,
} from './brand-evidence.ts'
import { lettersOf } from '#app/features/ingest/parse/letters-of.ts'
import { brandInName } from './brand-name.ts'
import { titleOf } from './placement.ts'
import { companyLabel, type Sender } from '#app/features/ingest/parse/sender.ts'

type Header = { key: string; value: string }

type Evidence = {
  sender: Sender
  headers: Header[]
  /** Alternative texts of the first images, which are often the logo. */
  firstPictures: string[]
  footer: string
  subject: string
  /** Subject and words of the email. */
  text: string
  /** Hosts of links and images in the original message. */
  hosts: string[]
}

/** By a header that only the platform writes, or by the hosts of its tracking links. */
const PLATFORMS: [name: string, headers: RegExp, hosts: RegExp][] = [
  [
    'Mailchimp',
    /x-mc-user|mailchimp|mcsv\.net|rsgsv\.net/i,
    /list-manage\d?\.com|mcusercontent\.com|mailchimp/i,
  ],
  ['Klaviyo', /klaviyo|x-kmail/i, /klclick|klaviyo|d3k81ch9hvuctc/i],
  ['HubSpot', /x-hs-|hubspot/i, /hubspot|hs-sites|hsforms/i],
  [
    'Salesforce Marketing Cloud',
    /exacttarget|x-sfmc|\bet\.exct|s\d+\.exct\.net/i,
    /exct\.net|exacttarget|sfmc-content/i,
  ],
  ['Braze', /x-braze|appboy|braze/i, /braze|appboy/i],
  ['Iterable', /x-iterable|iterable/i, /iterable/i],
  ['Customer.io', /customer\.io|customeriomail/i, /customeriomail|customer\.io/i],
  ['Brevo', /sendinblue|brevo|x-sib/i, /sendib[mt]|sendinblue|brevo|sibautomation/i],
  ['Campaign Monitor', /createsend|cmail\d|campaign ?monitor/i, /createsend|cmail\d/i],
  ['Constant Contact', /constantcontact|roving\.com/i, /rs6\.net|constantcontact/i],
  ['ActiveCampaign', /activecampaign|acems\d|activehosted/i, /activehosted|acemln|acblnk/i],
  ['Kit', /convertkit/i, /convertkit/i],
  ['Beehiiv', /beehiiv/i, /beehiiv/i],
  ['Substack', /substack/i, /substack/i],
  ['MailerLite', /mailerlite|mlsend/i, /mlsend|mailerlite/i],
  ['Marketo', /marketo|x-mktmail/i, /mktoweb|marketo|mkto-/i],
  ['Eloqua', /eloqua|elqtrack/i, /eloqua|en25\.com/i],
  ['Pardot', /pardot/i, /pardot/i],
  ['Intercom', /intercom/i, /intercom(?:-mail|cdn)/i],
  ['Omnisend', /omnisend/i, /omnisend|soundestlink/i],
  ['Drip', /getdrip|x-drip/i, /getdrip/i],
  ['Loops', /loops\.so/i, /loops\.(?:so|email)/i],
  ['GetResponse', /getresponse/i, /getresponse|gr-assets/i],
  ['AWeber', /aweber/i, /aweber/i],
  ['Mailjet', /mailjet|x-mj-/i, /mjt\.lu|mailjet/i],
  ['Emarsys', /emarsys|x-ems/i, /emarsys|emsecure/i],
  ['SendGrid', /x-sg-e?id|sendgrid/i, /sendgrid/i],
  ['Mailgun', /x-mailgun|mailgun/i, /mailgun/i],
  ['Postmark', /x-pm-message-id|postmark/i, /pstmrk\.it/i],
  ['SparkPost', /x-msys-api|sparkpost/i, /sparkpost/i],
  ['Amazon SES', /x-ses-|amazonses/i, /awstrack\.me/i],
]

export function guessPlatform({ headers, hosts }: Pick<Evidence, 'headers' | 'hosts'>): Guess | undefined {
  const lines = headers
    .filter(({ key }) => !/^(?:subject|from|to|cc|x-gm-|references|in-reply-to)/.test(key))
    .map(({ key, value }) => `${key}: ${value}`)
    .join('\n')
  const byHeader = PLATFORMS.find(([, pattern]) => pattern.test(lines))
  if (byHeader) return { value: byHeader[0], confidence: 0.95, reason: 'its headers name it' }
  const byHost = PLATFORMS.find(([, , pattern]) => hosts.some((host) => pattern.test(host)))
  return byHost && { value: byHost[0], confidence: 0.75, reason: 'its links or pictures lead there' }
}

/**
 * The brand name: from the sender’s name, with more confidence the more sources agree; else from the mailing list or
 * domain. A person's name gives way to the domain, if the email names that.
 */
export function guessBrand({
  sender,
  headers,
  firstPictures,
  footer,
  subject,
  text,
}: Evidence): Guess | undefined {
  const domain = withoutMailSuffix(ownDomain(sender.address), text)
  const spelled = domain && spelledLike(domain, text)
  const full = sender.name && brandInName(sender.name, domain)
  const owner = footerOwner(footer)
  const name = full && ((owner && sharedBeginning(full, owner)) || full)
  if (name) {
    const evidence = [
      lettersOf(name) === lettersOf(domain) && 'its domain',
      firstPictures.some((alt) => lettersOf(alt).includes(lettersOf(name))) && 'its logo',
      lettersOf(footer).includes(lettersOf(name)) && 'its footer',
    ].filter((proof) => proof !== false)
    const isSomebody =
      isPerson(name, sender.address ?? '') ||
      (evidence.length === 0 && !lettersOf(text).includes(lettersOf(name)))
    if (spelled && isSomebody && lettersOf(name) !== lettersOf(domain)) {
      return { value: spelled, confidence: 0.6, reason: 'the sender’s domain, which its text names' }
    }
    const reason = ['the sender’s name', ...evidence].join(', ')
    return { value: name, confidence: Math.min(0.97, 0.6 + 0.15 * evidence.length), reason }
  }
  const list = listName(headers.find(({ key }) => key === 'list-id')?.value ?? '')
  const listed = list && brandInName(list, domain)
  if (listed) return { value: listed, confidence: 0.5, reason: 'the name of its list' }
  if (spelled) return { value: spelled, confidence: 0.6, reason: 'the sender’s domain, which its text names' }
  if (domain) return { value: titleOf(domain), confidence: 0.45, reason: 'the sender’s domain' }
  const publication = publicationInSubject(subject, text)
  if (publication)
    return { value: publication, confidence: 0.45, reason: 'its subject, which its text repeats' }
  return owner ? { value: owner, confidence: 0.4, reason: 'the owner in its footer' } : undefined
}

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
/** Hosts of other people's mailing lists. */
const LIST_HOSTS = new Set(
  'lyris topica yahoogroups egroups googlegroups listserv mailman mailshell imakenews groups-io freelists onelist'.split(
    ' ',
  ),
)

/** The company's part of an address; empty for the domain of a mail provider, a list host or a sending platform. */
export function ownDomain(address: string | null): string {
  if (!address?.includes('@')) return ''
  const isPlatform = PLATFORMS.some(([, , hosts]) => hosts.test(address.split('@')[1] ?? ''))
  const label = companyLabel(address)
  return isPlatform || MAIL_PROVIDERS.has(label) || LIST_HOSTS.has(label) ? '' : label
}

/** `Acme News` of `"Acme News" <news.acme.test>`. */
function listName(header: string): string {
  const angle = header.indexOf('<')
  return angle > 0 ? header.slice(0, angle).replaceAll('"', '').trim().slice(0, 60) : ''
}
