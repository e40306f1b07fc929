/** Guesses the brand of an email. */
import type { Guess } from '#app/platform/db/json-columns.ts'
import {
  footerOwner,
  isPerson,
  publicationInSubject,
  sharedBeginning,
  spelledLike,
  withoutAdditions,
} from './brand-evidence.ts'
import { isOfPlatform } from '#app/inspection/attributes/read-platform.ts'
import { normalizeText } from '#app/intake/ingest/parse/normalize-text.ts'
import { brandInName } from './brand-name.ts'
import { isFirstName } from './first-names.ts'
import { titleOf } from './placement.ts'
import { companyLabel, type Sender } from '#app/intake/ingest/parse/sender.ts'

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
  const domain = withoutAdditions(ownDomain(sender.address), `${sender.name ?? ''}\n${text}`)
  const spelled = domain && spelledLike(domain, text)
  const full = sender.name && brandInName(sender.name, domain)
  const owner = footerOwner(footer)
  const whole = sender.name && brandInName(sender.name, '')
  const logos = firstPictures.map((alt) => alt.slice(0, 100).replace(LOGO, '').trim())
  const inFooter = normalizeText(footer)
  const list = listName(headers.find(({ key }) => key === 'list-id')?.value ?? '')
  const listed = list && brandInName(list, domain)
  const logo = logos
    .map((alt) => brandInName(alt, domain) ?? '')
    .find((alt) => /^(?:\S+ ){0,3}\S{3,}$/.test(alt) && inFooter.includes(normalizeText(alt)))
  const publication = publicationInSubject(subject, text)
  const other: Guess | undefined =
    (spelled && { value: spelled, confidence: 0.6, reason: 'the sender’s domain, also in the text' }) ||
    (listed && { value: listed, confidence: 0.5, reason: 'the name of the mailing list' }) ||
    (logo && { value: logo, confidence: 0.5, reason: 'the logo, also in the footer' }) ||
    (domain && owner && { value: owner, confidence: 0.5, reason: 'the company in the footer' }) ||
    (domain && { value: titleOf(domain), confidence: 0.45, reason: 'the sender’s domain' }) ||
    (publication && { value: publication, confidence: 0.45, reason: PUBLICATION }) ||
    (owner && { value: owner, confidence: 0.4, reason: 'the company in the footer' }) ||
    undefined
  const name =
    full &&
    ((owner && sharedBeginning(full, owner)) || confirmedName({ full, whole, spelled, logos, footer }))
  if (!name) return other

  const isOwnName = normalizeText(name) === normalizeText(domain)
  const evidence = [
    isOwnName && 'its domain',
    firstPictures.some((alt) => normalizeText(alt).includes(normalizeText(name))) && 'its logo',
    inFooter.includes(normalizeText(name)) && 'its footer',
  ].filter((proof) => proof !== false)
  const mailbox = normalizeText(sender.address?.split('@')[0] ?? '')
  const isHandle = evidence.length === 0 && /^\p{Ll}+$/u.test(name) && mailbox !== name
  const isNamedPerson = !isOwnName && (isHandle || isPerson(name, sender.address ?? ''))
  const isUnknown = evidence.length === 0 && !normalizeText(text).includes(normalizeText(name))
  if (spelled && (isNamedPerson || (isUnknown && !isOwnName))) return other
  const numbered = publicationInSubject(subject, text, { isPersons: true })
  if (numbered && (isNamedPerson || (!domain && mailbox === normalizeText(numbered))))
    return { value: numbered, confidence: 0.45, reason: PUBLICATION }
  if (isNamedPerson && (domain || owner) && (isUnknown || isFirstName(name))) return other
  const reason = ['the sender’s name', ...evidence].join(', ')
  return { value: name, confidence: Math.min(0.97, 0.6 + 0.15 * evidence.length), reason }
}

const PUBLICATION = 'the subject, repeated in the text'
// bounded: an alternative text of at most 100 characters
const LOGO = /[\s:–-]*\b(?:logo|home|homepage)\b[\s:–-]*/giu

/**
 * A longer form of the name that another source confirms: `Small Batch Roasters` of `Small Batch`; a shorter one where
 * the logo says no more.
 */
function confirmedName(found: {
  full: string
  whole: string | null
  spelled: string | null
  logos: string[]
  footer: string
}): string {
  const { full, whole, spelled, logos, footer } = found
  const known = normalizeText(full)
  if (logos.some((logo) => normalizeText(logo) === known)) return full
  const longer = [whole, spelled].find((each) => {
    const form = normalizeText(each || '')
    if (!form.startsWith(known) || form === known) return false
    return (
      footer.toLowerCase().includes(each!.toLowerCase()) || logos.some((logo) => normalizeText(logo) === form)
    )
  })
  const shorter = logos.find((logo) => sharedBeginning(full, logo) === logo)
  return longer || shorter || full
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
  const label = companyLabel(address)
  return isOfPlatform(address.split('@')[1] ?? '') || MAIL_PROVIDERS.has(label) || LIST_HOSTS.has(label)
    ? ''
    : label
}

/** `Acme News` of `"Acme News" <news.acme.test>`. */
function listName(header: string): string {
  const angle = header.indexOf('<')
  return angle > 0 ? header.slice(0, angle).replaceAll('"', '').trim().slice(0, 60) : ''
}
