/** Guesses the brand of an email. */
import type { Guess } from '#app/db/shapes.ts'
import {
  footerOwner,
  isPerson,
  publicationInSubject,
  sharedBeginning,
  spelledLike,
  withoutMailSuffix,
} from './brand-evidence.ts'
import { isOfPlatform } from '#app/features/facts/read-platform.ts'
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
