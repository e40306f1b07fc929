import type { Guess } from '#app/platform/db/json-columns.ts'
import {
  footerOwner,
  isCommonWord,
  isPerson,
  isSlogan,
  namedDomain,
  publicationInSubject,
  sharedBeginning,
  spelledLike,
} from './brand-evidence.ts'
import { normalizeText } from '#app/intake/ingest/parse/normalize-text.ts'
import { brandInName } from './brand-name.ts'
import { isFirstName } from './first-names.ts'
import { titleOf } from './placement.ts'
import type { Sender } from '#app/intake/ingest/parse/sender.ts'
import { linkedDomains, ownDomain } from './sender-domain.ts'

type Header = { key: string; value: string }

type Evidence = {
  sender: Sender
  headers: Header[]
  hosts: string[]
  /** Alternative texts of the first images, which are often the logo. */
  firstPictures: string[]
  footer: string
  subject: string
  text: string
}

/** From the sender’s name, with more confidence the more sources agree; else from the mailing list, the domain, the logo or the footer. */
export function guessBrand({
  sender,
  headers,
  hosts,
  firstPictures,
  footer,
  subject,
  text,
}: Evidence): Guess | undefined {
  const words = `${sender.name ?? ''}\n${text}`
  const own = ownDomain(sender.address)
  const linked = linkedDomains(hosts)
  const domain =
    namedDomain(own, words) ??
    (linked.includes(own) && !isCommonWord(own)
      ? own
      : linked.map((each) => namedDomain(each, words)).find((each) => each !== null)) ??
    own
  const isLinked = !own.includes(domain)
  const site = isLinked ? 'the site of its links' : 'the sender’s domain'
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
    (spelled && { value: spelled, confidence: 0.6, reason: `${site}, also in the text` }) ||
    (listed && { value: listed, confidence: 0.5, reason: 'the name of the mailing list' }) ||
    (logo && { value: logo, confidence: 0.5, reason: 'the logo, also in the footer' }) ||
    (domain && owner && { value: owner, confidence: 0.5, reason: 'the company in the footer' }) ||
    (domain && { value: titleOf(domain), confidence: 0.45, reason: site }) ||
    (publication && { value: publication, confidence: 0.45, reason: PUBLICATION }) ||
    (owner && { value: owner, confidence: 0.4, reason: 'the company in the footer' }) ||
    undefined
  const name =
    full &&
    ((owner && sharedBeginning(full, owner)) || confirmedName({ full, whole, spelled, logos, footer }))
  if (!name) return other

  const isOwnName = normalizeText(name) === normalizeText(domain)
  const evidence = [
    isOwnName && (isLinked ? 'its links' : 'its domain'),
    firstPictures.some((alt) => normalizeText(alt).includes(normalizeText(name))) && 'its logo',
    inFooter.includes(normalizeText(name)) && 'its footer',
  ].filter((proof) => proof !== false)
  const mailbox = normalizeText(sender.address?.split('@')[0] ?? '')
  const isHandle = evidence.length === 0 && /^\p{Ll}+$/u.test(name) && mailbox !== name
  const isNamedPerson = !isOwnName && (isHandle || isPerson(name, sender.address ?? ''))
  const isUnknown = evidence.length === 0 && !normalizeText(text).includes(normalizeText(name))
  if (spelled && (isNamedPerson || (isUnknown && !isOwnName))) return other
  if (isUnknown && isSlogan(name) && other) return other
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

/** `Small Batch Roasters` of `Small Batch`, if another source confirms it; a shorter form where the logo says no more. */
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
    if (!form.includes(known) || form === known) return false
    return (
      footer.toLowerCase().includes(each!.toLowerCase()) || logos.some((logo) => normalizeText(logo) === form)
    )
  })
  const shorter = logos.find((logo) => sharedBeginning(full, logo) === logo)
  return longer || shorter || full
}

/** `Acme News` of `"Acme News" <news.acme.test>`. */
function listName(header: string): string {
  const angle = header.indexOf('<')
  return angle > 0 ? header.slice(0, angle).replaceAll('"', '').trim().slice(0, 60) : ''
}
