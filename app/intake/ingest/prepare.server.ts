import type { EmailGuesses, Guess } from '#app/platform/db/json-columns.ts'
import { checkEmail } from '#app/inspection/checks/check-email.ts'
import { readAttributes } from '#app/inspection/attributes/email-attributes.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { checkedEmail } from './checked-email.ts'
import { createEmailAssets } from './assets/email-assets.server.ts'
import { renderInlineSvgs } from './assets/inline-svg.server.ts'
import { cleanHtml, refusalUnread } from './clean/clean-html.server.ts'
import { readEmailStats } from './parse/email-stats.ts'
import { guessSubject, saysNothing } from './guess/guess-subject.ts'
import { readGuesses } from './guess/guesses.ts'
import { sureValue } from './guess/placement.ts'
import { messageBytesMax, tooLargeMessage } from './limits.server.ts'
import type { EmailFolder } from './parse/named-files.ts'
import { isOutlookMessage } from './parse/mail-files.ts'
import { organiseText, pictureText } from './parse/plain-text.ts'
import {
  HeadersTooLong,
  isPlainText,
  parseMessage,
  parsePage,
  readLanguage,
  type ParsedMessage,
} from './parse/parse-message.server.ts'
import { namedPictures } from './assets/referenced-images.ts'
import { parseHtml } from './clean/sanitizer.server.ts'
import { readPreheader } from './parse/preheader.ts'
import type { PreparedEmail, PreparedFile, Refusal } from './prepared-email.ts'
import { isOpaque } from './privacy/codes.ts'
import { unwrapForward } from './privacy/unwrap-forward.server.ts'
import { findRecipient } from './privacy/find-recipient.ts'
import { personalTokens } from './privacy/personal-tokens.ts'
import { personalDataOf, type PersonalData } from './privacy/personal-data.server.ts'
import { contentHash, originalFile, privateFile } from './original-file.server.ts'
import { renderEmail } from './render/render-email.server.ts'
import { HEADERS_TOO_LONG, RECIPIENTS_MAX } from './schema.ts'
import { NO_SUBJECT } from '#app/gallery/email-page/inbox-limits.ts'
import { textToHtml } from './parse/text-to-html.ts'
import { readTextBlocks } from './parse/text-blocks.ts'

export type EmailKind = 'eml' | 'html'

export type EmailInput = {
  bytes: Uint8Array
  fileName: string
  kind: EmailKind
  /** Of an .html file: images next to it are imported with it. */
  folder?: EmailFolder
  /** Addresses it was delivered to, which its headers need not name. */
  deliveredTo?: string[]
  /** What its author says of it; otherwise the message itself does. */
  stated?: Stated
}

type Stated = { senderName?: string; subject?: string; preheader?: string }

/** `note`: what a reader wrote above the email when they forwarded it. */
export type Prepared = { ok: true; email: PreparedEmail; note?: string } | Refusal

/** Turns a message into everything the gallery stores but screenshots; `fetched` holds images that were not in it, by URL. The message decides how much time this takes: the server calls `prepareInWorker` instead. */
export async function readEmail(
  input: EmailInput,
  fetched: Map<string, Uint8Array> = new Map(),
): Promise<Prepared> {
  if (input.bytes.length === 0) return { ok: false, reason: 'it is empty' }
  if (input.bytes.length > messageBytesMax()) return { ok: false, reason: tooLargeMessage() }
  const read = await readMessage(input)
  if (!read.ok) return read
  const {
    message,
    source,
    note,
    doubt: doubtOfForward,
  } = await unwrapForward(withStated(read.message, input.stated))
  if (!source) return { ok: false, reason: 'it has neither HTML nor text' }
  const refusal = refusalUnread(source)
  if (refusal) return refusal
  if (message.recipients.length > RECIPIENTS_MAX) {
    return {
      ok: false,
      reason: `it has more than ${RECIPIENTS_MAX} recipients (too many to remove)`,
    }
  }

  const { deliveredTo = [] } = input
  const found = findRecipient({
    subject: message.subject,
    source,
    recipients: [...message.recipients, ...deliveredTo],
    senderAddresses: [message.sender.address, message.replyTo],
    senderName: message.sender.name,
  })
  const personalData = personalDataOf({
    // The sender is public, unless it claims to be the address that received it.
    addresses: [
      ...[...message.recipients, ...found.addresses].filter((address) => address !== message.sender.address),
      ...deliveredTo,
    ],
    names: [...message.recipientNames, ...found.names].filter((name) => name !== message.sender.name),
  })
  const sender = {
    address: message.sender.address,
    name: message.sender.name && (personalData.redact(message.sender.name).text || null),
  }
  const untitled = input.kind === 'html' && (message.subject === NO_SUBJECT || saysNothing(message.subject))
  const guessedSubject = untitled ? subjectOfPage(source, input.fileName) : undefined
  const { unsubscribeLinks } = message
  const named = personalTokens(unsubscribeLinks, found.numbers).removeFrom(
    guessedSubject?.value ?? message.subject,
  ).text
  const subjectLine = personalData.redact(named).text || NO_SUBJECT
  const assets = createEmailAssets({
    enclosed: message.enclosed,
    folder: input.folder,
    fetched: new Map([...message.located, ...fetched]),
  })
  const inlineSvgs = await renderInlineSvgs(source)
  const removed = { title: subjectLine, personalData, unsubscribeLinks, numbers: found.numbers }
  const cleaned = cleanHtml(source, { ...removed, assets, inlineSvgs })
  if (!cleaned.ok) return cleaned
  // A text version repeats whoever forwarded it.
  const senderText = message.html && message.text && !doubtOfForward ? cleanText(message.text, removed) : ''

  const { html, document } = cleaned
  const blocks = readTextBlocks(document)
  const facts = readEmailStats(html, document, blocks, assets)

  const preheader = input.stated?.preheader ?? readPreheader(blocks, subjectLine)
  const bodyText = organiseText(blocks)
  const language = message.language ?? readLanguage(document.documentElement.getAttribute('lang'))
  const guesses: EmailGuesses = readGuesses(personalData, {
    message: { ...message, language, sender },
    subject: subjectLine,
    preheader,
    bodyText,
    blocks,
    source,
  })
  if (guessedSubject) guesses.subject = guessedSubject
  const doubt = doubtOfForward ?? found.doubt
  if (doubt) guesses.recipient = { value: doubt.words, confidence: 0.5, reason: doubt.reason }
  const publicAddress = message.sender.address && publicSender(message.sender.address, personalData)
  const replyTo = message.replyTo && publicSender(message.replyTo, personalData)
  const appliedLanguage = sureValue(guesses.language) ?? null
  const emailAttributes = readAttributes({
    headers: message.headers,
    replyTo,
    hasAmp: message.amp !== null,
    isPlainText: isPlainText(message),
    source,
    subject: subjectLine === NO_SUBJECT ? '' : subjectLine,
    preheader,
    senderName: sender.name,
    senderAddress: publicAddress,
    sentAt: message.sentAt,
    language: appliedLanguage,
    document,
    blocks,
    stats: facts,
  })
  const original = originalFile(input)
  const cleanedFile = privateFile('html', Buffer.from(html), 'html')
  const ampFiles = message.amp ? [privateFile('amp', message.amp, 'html')] : []
  const assetFiles = [...assets.files].map(([key, content]): PreparedFile => ({
    key,
    role: 'asset',
    content,
  }))
  return {
    ok: true,
    ...(note && { note }),
    email: {
      subjectLine,
      preheader,
      senderName: sender.name,
      senderAddress: publicAddress,
      replyTo,
      sentAt: message.sentAt?.toISOString() ?? null,
      messageId: message.messageId,
      contentHash: contentHash(input.bytes),
      language: appliedLanguage,
      originalKey: original.key,
      htmlKey: cleanedFile.key,
      bodyText,
      senderText,
      altText: pictureText(blocks),
      facts,
      guesses,
      emailAttributes,
      scrubNotes: cleaned.notes,
      preview: null,
      files: onceEach([original, cleanedFile, ...ampFiles, ...assetFiles]),
    },
  }
}

function cleanText(
  text: string,
  removed: Pick<Parameters<typeof cleanHtml>[1], 'title' | 'personalData' | 'unsubscribeLinks' | 'numbers'>,
): string {
  const assets = createEmailAssets({ enclosed: new Map() })
  const cleaned = cleanHtml(textToHtml(text, removed.title), { ...removed, assets, inlineSvgs: new Map() })
  return cleaned.ok ? organiseText(readTextBlocks(cleaned.document), { short: true }) : ''
}

/** Adds the screenshots, of mobile and dark `views` too, and the checks. An email that cannot be rendered goes without them, and a job tries again later. */
export async function renderPrepared(email: PreparedEmail, views = true): Promise<PreparedEmail> {
  const read = checkedEmail(email)
  const withoutPicture = () => ({ ...email, checks: checkEmail({ ...read, page: null }) })
  try {
    const preview = await renderEmail(read.html, read.media, { views })
    if (!preview) return withoutPicture()
    return {
      ...email,
      checks: checkEmail({ ...read, page: preview.seen }),
      facts: { ...email.facts, colors: preview.colors },
      ...(email.emailAttributes && {
        emailAttributes: { ...email.emailAttributes, palette: preview.colors, ...preview.look },
      }),
      preview: preview.facts,
      files: onceEach([...email.files, ...preview.files]),
    }
  } catch (error) {
    log.warn({ err: error }, 'an email could not be rendered; it was imported without a screenshot')
    return withoutPicture()
  }
}

export async function listRemoteImages(input: EmailInput): Promise<Set<string>> {
  const read = await readMessage(input)
  if (!read.ok) return new Set()
  const { html } = (await unwrapForward(read.message)).message
  return html && !refusalUnread(html) ? namedPictures(parseHtml(html)) : new Set()
}

function withStated(message: ParsedMessage, { senderName, subject }: Stated = {}): ParsedMessage {
  return {
    ...message,
    ...(subject && { subject }),
    ...(senderName && { sender: { ...message.sender, name: senderName } }),
  }
}

function subjectOfPage(source: string, fileName: string): Guess | undefined {
  const blocks = refusalUnread(source) ? [] : readTextBlocks(parseHtml(source))
  return guessSubject(blocks, readPreheader(blocks, ''), fileName)
}

async function readMessage({
  bytes,
  kind,
}: EmailInput): Promise<{ ok: true; message: ParsedMessage } | Refusal> {
  if (kind === 'html') return { ok: true, message: parsePage(bytes) }
  try {
    return { ok: true, message: await parseMessage(bytes) }
  } catch (error) {
    // The parser's own limits on headers and nesting; no ordinary message exceeds them.
    if (error instanceof HeadersTooLong) return { ok: false, reason: HEADERS_TOO_LONG }
    if (isOutlookMessage(bytes)) return { ok: false, reason: 'not a message of Outlook, or a broken one' }
    if (!(error instanceof Error) || !/maximum/i.test(error.message)) throw error
    if (/header/i.test(error.message)) return { ok: false, reason: HEADERS_TOO_LONG }
    return { ok: false, reason: 'not an email file' }
  }
}

/** Some senders encode the recipient in their own address, to attribute replies and bounces. */
function publicSender(address: string, personalData: PersonalData): string | null {
  const [local = '', domain = ''] = address.split('@')
  if (!personalData.appearsIn(address) && !local.split(/[+=.-]/).some(isOpaque)) return address
  const bare = local.split(/[+=]/)[0]!
  const shortened = `${bare}@${domain}`
  return personalData.appearsIn(shortened) || isOpaque(bare) ? null : shortened
}

/** Two sizes of an image can be byte-identical, and rows are unique by key. */
function onceEach(files: PreparedFile[]): PreparedFile[] {
  return [...new Map(files.map((file) => [file.key, file])).values()]
}
