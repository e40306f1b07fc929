import PostalMime, { type Email } from 'postal-mime'
import { declaredCharset, decodeHtml, isMostlyGarbled } from './decode-html.ts'
import { parseHtml } from '#app/intake/ingest/clean/sanitizer.server.ts'
import { visibleLine } from '#app/intake/ingest/clean/invisible-text.ts'
import { believableDate } from './message-date.ts'
import { DELIVERY_HEADERS, isHeadTooLong, readMessageId, withinAngles, withUtf8Head } from './message-head.ts'
import { NO_SUBJECT } from '#app/gallery/email-page/inbox-limits.ts'
import { HEADER_BYTES_MAX, HEADERS_TOO_LONG, SUBJECT_MAX } from '#app/intake/ingest/schema.ts'
import { isOutlookMessage } from './mail-files.ts'
import { readOutlookMessage } from './outlook-message.ts'
import { isSavedPage, savedImages } from './saved-page.ts'
import { readSender, type Sender } from './sender.ts'

export type ParsedMessage = {
  subject: string
  sender: Sender
  /** The reply address, if it differs from the sender's. */
  replyTo: string | null
  sentAt: Date | null
  messageId: string | null
  html: string | null
  text: string | null
  amp: Uint8Array | null
  /** By Content-ID and, for senders who get that wrong, by file name; both lower-case. */
  enclosed: Map<string, Uint8Array>
  /** Images of a saved page, by their address. */
  located: Map<string, Uint8Array>
  /** Whole messages that are attached to it, as mail programs forward them. */
  attached: Uint8Array[]
  /** Addresses the message was delivered to; they are removed from everything readers see. */
  recipients: string[]
  recipientNames: string[]
  unsubscribeLinks: string[]
  language: string | null
  headers: { key: string; value: string }[]
}

export class HeadersTooLong extends Error {
  constructor() {
    super(HEADERS_TOO_LONG)
  }
}

/** A broken message does not throw: unreadable fields stay empty. @throws HeadersTooLong before anything is parsed */
export async function parseMessage(given: Uint8Array): Promise<ParsedMessage> {
  const bytes = isOutlookMessage(given) ? await readOutlookMessage(given) : given
  if (isHeadTooLong(bytes)) throw new HeadersTooLong()
  const email = await parseWithRightCharset(fromFirstHeader(bytes))
  const headers = email.headers.map(({ key, value }) => ({ key, value }))
  const isPage = isSavedPage(headers)
  // The browser is not its sender, and it came when it was saved.
  const sender = isPage ? { name: null, address: null } : readSender(email.from, rawHeader(email, 'from'))
  const replyTo = readSender(email.replyTo?.[0], rawHeader(email, 'reply-to')).address
  return {
    subject: oneLine(email.subject).slice(0, SUBJECT_MAX).trim() || NO_SUBJECT,
    sender,
    replyTo: replyTo === sender.address ? null : replyTo,
    sentAt: isPage ? null : believableDate(email.date),
    messageId: readMessageId(email.messageId),
    html: email.html?.trim() ? email.html : null,
    text: email.text?.trim() ? email.text : null,
    amp: readAmp(email),
    enclosed: readEnclosed(email),
    attached: readAttached(email),
    recipients: readRecipients(email),
    recipientNames: listedRecipients(email)
      .map((entry) => oneLine(entry.name))
      .filter(Boolean),
    unsubscribeLinks: readUnsubscribeLinks(rawHeader(email, 'list-unsubscribe') ?? ''),
    language: readLanguage(rawHeader(email, 'content-language')),
    headers: isPage ? [] : headers,
    located: isPage ? savedImages(bytes, headers) : new Map(),
  }
}

export function isPlainText(message: ParsedMessage | null): boolean {
  return message !== null && message.html === null && message.text !== null
}

/** The source of a title is longer than its text: an entity takes up to ten characters. */
const TITLE_CHARS_MAX = 10 * SUBJECT_MAX

/** Reads the bytes of an .html file, whose only heading is its title. */
export function parsePage(bytes: Uint8Array): ParsedMessage {
  const html = decodeHtml(bytes)
  const title = /<title(?:\s[^<>]*)?>([^<]*)</i.exec(html)?.[1]
  return {
    subject:
      oneLine(title && parseHtml(`<title>${title.slice(0, TITLE_CHARS_MAX)}</title>`).title)
        .slice(0, SUBJECT_MAX)
        .trim() || NO_SUBJECT,
    sender: { name: null, address: null },
    replyTo: null,
    sentAt: null,
    messageId: null,
    html: html.trim() ? html : null,
    text: null,
    amp: null,
    enclosed: new Map(),
    attached: [],
    located: new Map(),
    recipients: [],
    recipientNames: [],
    unsubscribeLinks: [],
    language: null,
    headers: [],
  }
}

/** Editors may put a byte-order mark or empty lines before the headers, which hides them from the parser. */
function fromFirstHeader(bytes: Uint8Array): Uint8Array {
  const head = Buffer.from(bytes.subarray(0, 500)).toString('latin1')
  const before = /^(?:\xef\xbb\xbf)?(?:[ \t]*\r?\n)*(?=[!-9;-~]+[ \t]*:)/.exec(head)?.[0] ?? ''
  return bytes.subarray(before.length)
}

/** No Content-Type is longer; the rest is ignored. */
const CONTENT_TYPE_CHARS_MAX = 1000

/** With another charset for the texts that declare this one. */
function redeclared(source: string, from: 'us-ascii' | 'utf-8', to: string): string {
  const declaration =
    from === 'utf-8' ? /(charset\s{0,9}=\s{0,9}"?)utf-?8(?![\w-])/i : /(charset\s{0,9}=\s{0,9}"?)us-ascii/i
  let out = ''
  let end = 0
  for (const { index } of source.matchAll(/^content-type:/gim)) {
    if (index < end) continue
    const header = /^[^\n]*(?:\n[ \t][^\n]*)*/.exec(source.slice(index, index + CONTENT_TYPE_CHARS_MAX))![0]
    const written = declaration.exec(header)
    if (!written) continue
    const declared = index + written.index
    out += source.slice(end, declared + written[1]!.length) + to
    end = declared + written[0].length
  }
  return out + source.slice(end)
}

/**
 * 8-bit text declared as `us-ascii`, or without a charset, is mostly UTF-8, else the charset of its HTML, else
 * Windows-1252. The last is also what is declared as UTF-8 and is not.
 */
async function parseWithRightCharset(bytes: Uint8Array): Promise<Email> {
  const source = Buffer.from(bytes).toString('latin1')
  const asUtf8 = redeclared(source, 'us-ascii', 'utf-8')
  if (asUtf8 !== source) {
    const email = await parse(Buffer.from(asUtf8, 'latin1'))
    if (!bodyOf(email).includes('\uFFFD')) return email
  }
  const email = await parse(bytes)
  if (!bodyOf(email).includes('\uFFFD')) return email
  const asLatin1 = withCharset(source, 'windows-1252')
  // Every part declares its charset, correctly or not.
  if (asLatin1 === source) {
    if (!isMostlyGarbled(bodyOf(email))) return email
    return parse(Buffer.from(redeclared(source, 'utf-8', 'windows-1252'), 'latin1'))
  }
  const readable = await parse(Buffer.from(asLatin1, 'latin1'))
  const declared = declaredCharset(readable.html?.slice(0, HTML_HEAD_CHARS) ?? '')
  if (!declared || /^(?:utf-?8|iso-8859-1|windows-1252)$/.test(declared)) return readable
  return parse(Buffer.from(withCharset(source, declared), 'latin1'))
}

function parse(bytes: Uint8Array): Promise<Email> {
  // An attached message is an attachment: its HTML must not be glued to the body.
  const options = { forceRfc822Attachments: true, maxHeadersSize: HEADER_BYTES_MAX }
  return PostalMime.parse(withUtf8Head(bytes), options)
}

const HTML_HEAD_CHARS = 4096
const TEXT_WITHOUT_CHARSET =
  /^content-type:[ \t]*text\/(?:html|plain)\b(?![^\n]*charset)(?!(?:[^\n]*\n[ \t])[^\n]*charset)/gim

/** The message with a charset for the texts that declare none, and for a message without any content type. */
function withCharset(source: string, charset: string): string {
  const declared = source.replace(TEXT_WITHOUT_CHARSET, (head) => `${head}; charset=${charset}`)
  return /^content-type:/im.test(source)
    ? declared
    : `Content-Type: text/plain; charset=${charset}\r\n${source}`
}

function bodyOf({ html, text }: Email): string {
  return `${html ?? ''}${text ?? ''}`
}

function readAmp(email: Email): Uint8Array | null {
  const part = email.attachments.find(({ mimeType }) => mimeType === 'text/x-amp-html')
  return part ? new Uint8Array(part.content as ArrayBuffer) : null
}

function readEnclosed(email: Email): Map<string, Uint8Array> {
  const enclosed = new Map<string, Uint8Array>()
  for (const attachment of email.attachments) {
    const file = new Uint8Array(attachment.content as ArrayBuffer)
    const id = attachment.contentId?.trim().replace(/^<|>$/g, '').toLowerCase()
    if (id) enclosed.set(id, file)
    const name = attachment.filename?.toLowerCase()
    if (name && !enclosed.has(name)) enclosed.set(name, file)
  }
  return enclosed
}

function readAttached(email: Email): Uint8Array[] {
  return email.attachments
    .filter(({ mimeType, filename }) => mimeType === 'message/rfc822' || /\.eml$/i.test(filename ?? ''))
    .map(({ content }) => new Uint8Array(content as ArrayBuffer))
}

/** Some senders write more than one. */
const UNSUBSCRIBE_LINKS_MAX = 20

function readRecipients(email: Email): string[] {
  const listed = listedRecipients(email).map((entry) => entry.address)
  const delivered = email.headers.flatMap(({ key, value }) => {
    if (DELIVERY_HEADERS.test(key)) return [withinAngles(value)]
    // The last server records the recipient it accepted the message for; To may only name a list.
    return key === 'received' ? [/\bfor\s+<([^<>\s]+)>/i.exec(value)?.[1]] : []
  })
  const addresses = [...listed, ...delivered].map((address) => address?.trim().toLowerCase() ?? '')
  return [...new Set(addresses.filter((address) => /^[^\s@]+@[^\s@]+$/.test(address)))]
}

function readUnsubscribeLinks(header: string): string[] {
  return header
    .split('<')
    .slice(1)
    .map((part) => part.split('>')[0]!.trim())
    .filter((address) => /^(?:https?|mailto):./i.test(address))
    .slice(0, UNSUBSCRIBE_LINKS_MAX)
}

function listedRecipients(email: Email) {
  return [...(email.to ?? []), ...(email.cc ?? []), ...(email.bcc ?? [])].flatMap(
    (entry) => entry.group ?? [entry],
  )
}

function rawHeader(email: Email, key: string): string | undefined {
  return email.headers.find((header) => header.key === key)?.value
}

export function readLanguage(value: string | null | undefined): string | null {
  const tag = value
    ?.trim()
    .split(/[,;\s]/)[0]
    ?.toLowerCase()
  // `und`, `mul` and `zxx` are codes for no single language.
  return tag && /^(?!(?:und|mul|zxx)\b)[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,6}$/.test(tag) ? tag : null
}

function oneLine(value: string | undefined): string {
  return visibleLine((value ?? '').replace(/\p{Cc}+/gu, ' '))
}
