/** Finds mail about the subscription itself (for the owner) and junk, by headers and the beginning of its text. Reasons are plain words. */
import type { MessageOutline, OutlineLink } from '#app/intake/ingest/parse/message-outline.ts'
import {
  AUTO_REPLY_SUBJECTS,
  BOUNCE_SUBJECTS,
  CONFIRM_ADDRESSES,
  CONFIRM_LINKS,
  CONFIRM_SUBJECTS,
  CONFIRM_TEXTS,
  FORWARDING_SENDERS,
  FORWARDING_SUBJECTS,
  RECEIPT_SUBJECTS,
  REPLY_PREFIXES,
} from './subscription-mail-phrases.ts'

export type Triage =
  | {
      folder: 'attention'
      kind: 'confirm' | 'forwarding' | 'receipt' | 'reply'
      reason: string
      /** The link of the message, for the owner to open. Mailshelf never opens it. */
      link: string | null
    }
  | Junk

type Junk = { folder: 'junk'; kind: 'bounce' | 'auto-reply' | 'loop' | 'spam'; reason: string }

/** A message that was delivered to an address this often is in a loop. */
const DELIVERED_MAX = 3
/** Mail about a subscription is short; campaigns that quote it are longer. */
const RECEIPT_WORDS_MAX = 160
const CONFIRM_WORDS_MAX = 300
const RECEIPT_IMAGES_MAX = 4
const FIRST_CHARS = 3000

/** Null for an email of the gallery. */
export function triage(outline: MessageOutline): Triage | null {
  return junkOf(outline) ?? attentionOf(outline)
}

function junkOf(outline: MessageOutline): Triage | null {
  const { headers, subject, sender } = outline
  const junk = (kind: Junk['kind'], reason: string): Junk => ({ folder: 'junk', kind, reason })
  const type = valueOf(headers, 'content-type')
  const title = fold(subject)
  const local = sender.address?.split('@')[0] ?? ''
  if (type.startsWith('multipart/report') && type.includes('delivery-status')) {
    return junk('bounce', 'it reports an undelivered message')
  }
  if (valueOf(headers, 'x-failed-recipients')) {
    return junk('bounce', 'it lists recipients of an undelivered message')
  }
  const isMailer = /^(?:mailer-daemon|postmaster|mail-daemon)$/.test(local)
  if ((isMailer || valueOf(headers, 'return-path') === '<>') && includesAny(title, BOUNCE_SUBJECTS)) {
    return junk('bounce', 'a mail server returned an undelivered message')
  }
  const loop = loopOf(headers)
  if (loop) return junk('loop', loop)
  const automatic = automaticReply(headers, title)
  if (automatic) return junk('auto-reply', automatic)
  const spam = spamMark(headers)
  return spam ? junk('spam', `the mail server marked it as spam (${spam})`) : null
}

function loopOf(headers: MessageOutline['headers']): string | null {
  const delivered = new Map<string, number>()
  for (const { key, value } of headers) {
    if (key !== 'delivered-to') continue
    const count = (delivered.get(value) ?? 0) + 1
    if (count >= DELIVERED_MAX) return 'mail loop detected (delivered to the same address repeatedly)'
    delivered.set(value, count)
  }
  return valueOf(headers, 'x-loop') && valueOf(headers, 'auto-submitted').startsWith('auto')
    ? 'mail loop detected (X-Loop)'
    : null
}

/** Automatic replies with a header that says so are refused on arrival. */
function automaticReply(headers: MessageOutline['headers'], title: string): string | null {
  const answers = valueOf(headers, 'in-reply-to') || valueOf(headers, 'auto-submitted').startsWith('auto')
  return answers && includesAny(title, AUTO_REPLY_SUBJECTS) && !valueOf(headers, 'list-unsubscribe')
    ? 'it is an automatic reply'
    : null
}

const SPAM_MARKS: [string, (value: string) => boolean][] = [
  ['X-Spam-Flag', (value) => value.startsWith('yes')],
  ['X-Spam-Status', (value) => value.startsWith('yes')],
  ['X-Spam', (value) => value.startsWith('yes')],
  ['X-Barracuda-Spam-Flag', (value) => value.startsWith('yes')],
  ['X-DSPAM-Result', (value) => value === 'spam'],
  ['X-Bogosity', (value) => value.startsWith('spam')],
  ['X-Rspamd-Action', (value) => /^(?:reject|add header|rewrite subject)/.test(value)],
  ['X-MS-Exchange-Organization-SCL', (value) => Number(value) >= 5],
  ['X-Forefront-Antispam-Report', (value) => /(?:^|;)\s?sfv:(?:spm|skb)/.test(value)],
]

function spamMark(headers: MessageOutline['headers']): string | null {
  return SPAM_MARKS.find(([header, test]) => test(valueOf(headers, header.toLowerCase())))?.[0] ?? null
}

function attentionOf(outline: MessageOutline): Triage | null {
  const { headers, sender, links, words } = outline
  const title = fold(outline.subject)
  const start = fold(outline.text.slice(0, FIRST_CHARS))
  if (includesAny(sender.address ?? '', FORWARDING_SENDERS) || includesAny(title, FORWARDING_SUBJECTS)) {
    return attention('forwarding', 'it asks to confirm forwarding to this address', findLink(links))
  }
  const link = findLink(links)
  // A code stands in the text; a subscription is confirmed by a link.
  if (includesAny(title, CONFIRM_SUBJECTS) && words <= CONFIRM_WORDS_MAX) {
    return attention('confirm', 'its subject asks to confirm a subscription or an address', link)
  }
  if (link && words <= CONFIRM_WORDS_MAX && includesAny(start, CONFIRM_TEXTS)) {
    return attention('confirm', 'its text asks to confirm a subscription or an address', link)
  }
  if (
    words <= RECEIPT_WORDS_MAX &&
    outline.images.length <= RECEIPT_IMAGES_MAX &&
    includesAny(title, RECEIPT_SUBJECTS)
  ) {
    return attention('receipt', 'it only confirms a subscription, an account or its end', link)
  }
  const answers = valueOf(headers, 'in-reply-to') || valueOf(headers, 'references')
  const isList = valueOf(headers, 'list-unsubscribe') || valueOf(headers, 'list-id')
  if (answers && !isList && REPLY_PREFIXES.some((prefix) => title.startsWith(prefix))) {
    return attention('reply', 'it is a reply to a message from this address', null)
  }
  return null
}

function attention(
  kind: (Triage & { folder: 'attention' })['kind'],
  reason: string,
  link: string | null,
): Triage {
  return { folder: 'attention', kind, reason, link }
}

/** Found by its text, else by its URL. */
function findLink(links: OutlineLink[]): string | null {
  const usable = links.filter(({ address, text }) => !/unsub|abmeld|opt-?out|privacy/i.test(address + text))
  const byText = usable.find(({ text }) => includesAny(fold(text), CONFIRM_LINKS))
  const byAddress = () => usable.find(({ address }) => includesAny(address.toLowerCase(), CONFIRM_ADDRESSES))
  return (byText ?? byAddress())?.address ?? null
}

function includesAny(text: string, phrases: string[]): boolean {
  return phrases.some((phrase) => text.includes(phrase))
}

/** In lower case, with straight apostrophes. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").trim()
}

/** The topmost value of a header, in lower case; empty when it is missing. */
function valueOf(headers: MessageOutline['headers'], key: string): string {
  return (
    headers
      .find((header) => header.key === key)
      ?.value.trim()
      .toLowerCase() ?? ''
  )
}
