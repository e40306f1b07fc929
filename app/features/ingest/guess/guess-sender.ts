/** Guesses the brand and the sending platform of an email. */
import type { Guess } from '#app/db/shapes.ts'
import { brandInName, lettersOf } from './brand-name.ts'
import { titleOf } from './placement.ts'
import { companyLabel, type Sender } from '#app/features/ingest/parse/sender.ts'

type Header = { key: string; value: string }

type Evidence = {
  sender: Sender
  headers: Header[]
  /** Alternative texts of the first images, which are often the logo. */
  firstPictures: string[]
  footer: string
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
 * The brand name: from the sender's name, with more confidence the more sources agree; else from the mailing list or
 * domain.
 */
export function guessBrand({ sender, headers, firstPictures, footer }: Evidence): Guess | undefined {
  const domain = ownDomain(sender.address)
  const name = sender.name && brandInName(sender.name, domain)
  if (name) {
    const evidence = [
      lettersOf(name) === lettersOf(domain) && 'its domain',
      firstPictures.some((alt) => lettersOf(alt).includes(lettersOf(name))) && 'its logo',
      lettersOf(footer).includes(lettersOf(name)) && 'its footer',
    ].filter((proof) => proof !== false)
    const reason = ['the sender’s name', ...evidence].join(', ')
    return { value: name, confidence: Math.min(0.97, 0.6 + 0.15 * evidence.length), reason }
  }
  const list = listName(headers.find(({ key }) => key === 'list-id')?.value ?? '')
  const listed = list && brandInName(list, domain)
  if (listed) return { value: listed, confidence: 0.5, reason: 'the name of its list' }
  if (domain) return { value: titleOf(domain), confidence: 0.45, reason: 'the sender’s domain' }
  const owner =
    /(?:©|\(c\)) ?(?:\d{4}[-–]?){0,2},? ?(\p{Lu}[\p{L}\p{N} &.'’-]{1,40}?)(?:,|\.|\bAll\b|\bInc|\bLtd|\bLLC|\bGmbH|$)/u.exec(
      footer,
    )?.[1]
  return owner ? { value: owner.trim(), confidence: 0.4, reason: 'the owner in its footer' } : undefined
}

const MAIL_PROVIDERS = /^(?:gmail|googlemail|outlook|hotmail|yahoo|icloud|aol|gmx|proton(?:mail)?)$/

/** The company's part of an address; empty for a mail provider's or a sending platform's domain. */
export function ownDomain(address: string | null): string {
  if (!address?.includes('@')) return ''
  const isPlatform = PLATFORMS.some(([, , hosts]) => hosts.test(address.split('@')[1] ?? ''))
  const label = companyLabel(address)
  return isPlatform || MAIL_PROVIDERS.test(label) ? '' : label
}

/** `Acme News` of `"Acme News" <news.acme.test>`. */
function listName(header: string): string {
  const angle = header.indexOf('<')
  return angle > 0 ? header.slice(0, angle).replaceAll('"', '').trim().slice(0, 60) : ''
}
