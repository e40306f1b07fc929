/** The part of a sender's display name that names the brand: senders add people's names, departments and offers. */
import { isFirstName } from './first-names.ts'
import { spellingsOf } from './spellings.ts'

/** Longer display names are advertisements; the brand comes first in them. */
const NAME_MAX = 120

// bounded: names are cut to 120 characters before.
const ADDRESS = /[^\s<>"'()]{1,64}@[^\s<>"'()]{1,120}/g
/** `Acme [your account]`; the cut at 120 characters may have taken the end. */
const BRACKETS = /[[{(][^\])}]*(?:[\])}]|$)/g
/** `Jo (Acme)`, `Jo | Acme`, `Jo, Acme`, `Jo from acme`. */
const PERSON = /^(\p{L}{2,20})(?: ?[({[]|,? [|•·–—-] |, | (?:from|at|von|bei|chez) )/u
/** `Acme's Daily Deals`. */
const POSSESSIVE =
  /^(.{2,40}?)[’']s (?=(?:daily|weekly|monthly|news|mailing|newsletter|e-?mail|digest|update|list|team|special))/i
/** `Jo from Acme`: the company follows the preposition, in several languages. */
const VIA = /\s(?:via|on behalf of|par l.intermédiaire de|através de|tramite)\s/i
const FROM = /\s(?:at|from|by|with|da|do|dal|von|vom|bei|chez|från|fra|hos|od|@)\s+(?=[\p{Lu}\p{Lo}\p{N}])/u
/** `The team of Acme`: they also occur inside names (`Bank of America`), so they count only after a department. */
const OF = /\s(?:of|de|del|di|van|des|du)\s+(?=[\p{Lu}\p{N}])/u
/** `Acme | Offers`, `Acme - 20% off`, `Acme: news`. */
// bounded: names are cut to 120 characters before.
const SEPARATOR = /\s+[|•·–—:-]+\s+|\s*[|•·]\s*|:\s+/u
const ADVERTISEMENT = /[%$£€]|!./
const OFFER = /\b(?:offer|offers|sale|deals?|discount|free|exclusive|invitation|urgent|alert)\b/i

/** How the name of a company ends where the law wants it in full. */
export const LEGAL_FORM =
  '(?:Inc|Incorporated|Corp|Ltd|Limited|LLC|PLC|plc|Pty|GmbH|AG|KG|UG|e\\.K|SARL|SAS|S\\.?A|S\\.?r\\.?l|S\\.?p\\.?A|S\\.?L|B\\.?V|N\\.?V|Oy|AB|ApS|Lda|Ltda|Sp\\. z o\\.?o)(?!\\p{L})'
// bounded: names are cut to 120 characters before.
const LEGAL_END = new RegExp(`,? ${LEGAL_FORM}[.,]?$`, 'u')
/** `The Acme Team`: only before these is the article not a part of the name. */
const PEOPLE = /^(?:team|crew|folks|people|équipe|equipe|equipo|zespół)$/i
const ARTICLE = /^(?:the|your|our|das|dein|ihr|euer|votre|el|la|il|het)$/i
/** `Acme-Team`. */
const COMPOUND = /(?<=\p{L}{3})-(?=(?:team|news|newsletter|redaktion|kundenservice|service|support)$)/iu

/** Emoji, stars and trademark signs around a name. */
const ORNAMENT = /\p{Extended_Pictographic}|\p{So}|\p{Emoji_Modifier}|\ufe0f|\u200d|[®™©]/gu
/** Letters of other alphabets that look like Latin ones; senders use them to pass filters. */
const CONFUSABLES: Record<string, string> = Object.fromEntries(
  [
    ...'АAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSаaеeоoрpсcуyхxіiјjѕsԁdԛqԝw'.matchAll(/(.)(.)/gu),
    ...'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoνvρpıiɡgɑa'.matchAll(/(.)(.)/gu),
  ].map(([, strange, plain]) => [strange!, plain!]),
)

function plainLetters(name: string): string {
  const bare = name.replace(ORNAMENT, ' ').normalize('NFKC')
  if (!/[a-z]/i.test(bare)) return bare
  return bare.replace(/[^\p{ASCII}]/gu, (letter) => CONFUSABLES[letter] ?? letter)
}

const GENERIC_WORDS = new Set(
  (
    'the team crew folks people newsletter newsletters news update updates support service services info hello hi ' +
    'contact noreply no-reply donotreply do-not-reply reply marketing sales mail email mailer admin webmaster billing ' +
    'account accounts notification notifications alert alerts digest daily weekly monthly offers deals rewards ' +
    'partner partners affiliate customer care help desk department dept promotions promo specials subscriptions issue reminder success official list lists mailing bulletin announcements ' +
    'editor editors editorial staff dispatch delivers e-zine ezine enews flash recap roundup today notify notifier bot robot system automated ' +
    'orders booking bookings shipping receipts events jobs job reminders careers shop online official ' +
    'ausgabe numéro edición edizione edição uitgave wydanie ' +
    'bestellung kundenservice kundendienst redaktion rundbrief angebote rechnung ihr dein shop onlineshop ' +
    'équipe lettre service-client commandes offres boutique votre equipo boletín ofertas pedidos tienda ' +
    'redazione ordini offerte servizio equipa equipe boletim loja pedidos klantenservice nieuwsbrief redactie webshop ' +
    'zamówienia sklep zespół 編集部 公式 オンラインストア オンラインショップ 事務局 運営事務局 メルマガ 編輯部 编辑部 官方 客服 旗舰店'
  ).split(' '),
)

/** `CareerFoundry` in `Victoria at CareerFoundry`; null for `Support`. `domain` is empty for mail providers. */
export function brandInName(displayName: string, domain: string): string | null {
  const plain = plainLetters(displayName.slice(0, NAME_MAX)).replace(ADDRESS, ' ').replace(/\s+/g, ' ').trim()
  const [start = '', person = ''] = PERSON.exec(plain) ?? []
  const company = plain.slice(start.length).replace(/[\])}]$/, '')
  if (isFirstName(person) && company.length > 1 && !OFFER.test(company)) {
    const name = brandInName(company, domain)
    if (name) return name
  }
  const [name = ''] = plain.replace(BRACKETS, ' ').replace(/\s+/g, ' ').trim().split(VIA)
  // `CNET` in `CNET News.com Dispatch`, sent from cnet.com.
  const [spelled] = spellingsOf(domain, name.split(/[\s|:•·]+/))
  return spelled === undefined ? companyPart(name) : trimmed(spelled)
}

function companyPart(name: string): string | null {
  const plain = POSSESSIVE.exec(name)?.[1] ?? name
  const parts = plain.split(SEPARATOR).filter((part) => part.trim() && !ADVERTISEMENT.test(part))
  const first = parts.find((part) => !OFFER.test(part)) ?? parts[0] ?? ''
  const after = rest(first, FROM) ?? (departmentBefore(first, OF) ? rest(first, OF) : null)
  return withoutDepartments(after ?? first)
}

function rest(text: string, connector: RegExp): string | null {
  const found = connector.exec(text)
  return found && text.slice(found.index + found[0].length)
}

function departmentBefore(text: string, connector: RegExp): boolean {
  const found = connector.exec(text)
  return found !== null && text.slice(0, found.index).split(' ').every(isBeside)
}

function withoutDepartments(text: string): string | null {
  const words = text.trim().replace(LEGAL_END, '').replace(COMPOUND, ' ').split(' ')
  let isOfPeople = false
  while (words.length > 0 && isBeside(words.at(-1)!)) isOfPeople = PEOPLE.test(words.pop()!) || isOfPeople
  while (words.length > 1 && isBeside(words[0]!) && words[0]!.toLowerCase() !== 'the') words.shift()
  if (isOfPeople && words.length > 1 && ARTICLE.test(words[0]!)) words.shift()
  if (words.length > 1 && words[0]!.toLowerCase() === 'the' && isBeside(words[1]!)) words.splice(0, 2)
  const plain = trimmed(words.join(' '))
  return plain && words.some((word) => !isBeside(word)) ? plain : null
}

function isBeside(word: string): boolean {
  return GENERIC_WORDS.has(word.toLowerCase().replace(/[^\p{L}\p{N}-]/gu, ''))
}

function trimmed(text: string): string {
  // bounded: names are cut to 120 characters before.
  return text.replace(/^[\s,;._"“”‘'-]+|[\s,;_"“”‘-]+$|[’']s?$/g, '')
}
