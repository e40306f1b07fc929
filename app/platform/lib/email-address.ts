/** The only reader of email addresses: every stored or counted address has passed through it. */
declare const canonical: unique symbol

/** An address in its canonical spelling, which only `readEmailAddress` creates. */
export type EmailAddress = string & { readonly [canonical]: true }

const EMAIL_MAX = 254

/** Soft hyphens, zero-width spaces, direction marks and the like: invisible, and ignored by some mail servers. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Everything RFC 5322 and RFC 6531 allow before the at sign, without quotes and comments. */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~.\-\u{80}-\u{10ffff}]+$/u
/** Characters that an address and `URL` read differently, as in a port, a path or an encoded letter. */
const NOT_IN_DOMAIN = /[\p{C}\s/?#\\:@[\]%<>"|^`{}]/u
const DOMAIN = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/
const IP_ADDRESS = /(?:^|\.)\d+$/

/** The canonical address, one for every spelling of a mailbox: NFKC, lower case, the domain in ASCII; else null. */
export function readEmailAddress(typed: string): EmailAddress | null {
  const text = typed.trim()
  if (text.length > EMAIL_MAX) return null
  const folded = text.replace(INVISIBLE, '').normalize('NFKC').toLowerCase().normalize('NFKC')
  const at = folded.lastIndexOf('@')
  const local = folded.slice(0, Math.max(at, 0))
  const domain = readDomain(folded.slice(at + 1))
  if (!domain || !LOCAL_PART.test(local) || /[\p{C}\s]/u.test(local)) return null
  const address = `${local}@${domain}`
  return address.length <= EMAIL_MAX ? (address as EmailAddress) : null
}

/** The domain in ASCII, without the dot of the root; null for IP addresses and for anything that is no domain. */
function readDomain(text: string): string | null {
  if (text === '' || NOT_IN_DOMAIN.test(text)) return null
  const domain = URL.parse(`http://${text}`)?.hostname.replace(/\.$/, '') ?? ''
  return DOMAIN.test(domain) && !IP_ADDRESS.test(domain) ? domain : null
}
