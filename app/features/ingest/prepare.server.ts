import { createHash } from 'node:crypto'
import type { EmailGuesses, Guess } from '#app/db/shapes.ts'
import { log } from '#app/lib/log.server.ts'
import { contentKey } from '#app/lib/storage.server.ts'
import { type Archive, openArchive } from './assets/archive.server.ts'
import { cleanHtml, refusalUnread } from './clean/clean-html.server.ts'
import { readFacts } from './parse/email-facts.ts'
import { guessSubject } from './guess/guess-subject.ts'
import { readGuesses, SURE_ENOUGH } from './guess/guesses.ts'
import { messageBytesMax, tooLargeMessage } from './limits.server.ts'
import { organiseText, pictureText } from './parse/organised-text.ts'
import { parseMessage, parsePage, readLanguage, type ParsedMessage } from './parse/parse-message.server.ts'
import { namedPictures } from './assets/named-pictures.ts'
import { fetchPictures } from './assets/remote-pictures.server.ts'
import { parseHtml } from './clean/sanitizer.server.ts'
import { readPreheader } from './parse/preheader.ts'
import type { PreparedEmail, PreparedFile, Refusal } from './prepared-email.ts'
import { isOpaque } from './privacy/public-links.ts'
import { openTraces, type Traces } from './privacy/recipient-traces.server.ts'
import type { Preview } from './render/preview-files.server.ts'
import { renderEmail } from './render/render-email.server.ts'
import { HEADER_BYTES_MAX, NO_SUBJECT, RECIPIENTS_MAX } from './schema.ts'
import { readTextBlocks } from './parse/text-blocks.ts'
import { textToHtml } from './parse/text-to-html.ts'

export type EmailKind = 'eml' | 'html'

export type EmailInput = {
  bytes: Uint8Array
  fileName: string
  kind: EmailKind
  /** Where an .html file lies: pictures beside it are taken along. */
  folder?: string
}

export type PrepareOptions = {
  /** Off leaves the picture to a job. */
  render?: boolean
  /** Off leaves out how it looks on a telephone and in the dark. */
  views?: boolean
  /** Fetch the pictures that did not come along from where the email names them. */
  fetchImages?: boolean
}

export type Prepared = { ok: true; email: PreparedEmail } | Refusal

/**
 * Turns the bytes of a message into everything the gallery keeps of it, without touching the database: parse,
 * clean, archive, read, draw.
 */
export async function prepareEmail(
  input: EmailInput,
  { render = true, views = true, fetchImages = false }: PrepareOptions = {},
): Promise<Prepared> {
  if (input.bytes.length === 0) return { ok: false, reason: 'it is empty' }
  if (input.bytes.length > messageBytesMax()) return { ok: false, reason: tooLargeMessage() }
  const read = await readMessage(input)
  if (!read.ok) return read
  const { message } = read
  if (message.recipients.length > RECIPIENTS_MAX) {
    return {
      ok: false,
      reason: `it names more than ${RECIPIENTS_MAX} recipients, who could not all be taken out`,
    }
  }
  const source = message.html ?? (message.text && textToHtml(message.text, message.subject))
  if (!source) return { ok: false, reason: 'it has neither HTML nor text' }

  const traces = openTraces({
    addresses: message.recipients.filter((address) => address !== message.sender.address),
    names: message.recipientNames.filter((name) => name !== message.sender.name),
  })
  const sender = {
    address: message.sender.address,
    name: message.sender.name && (traces.replaceIn(message.sender.name).text || null),
  }
  const untitled = input.kind === 'html' && message.subject === NO_SUBJECT
  const guessedSubject = untitled ? subjectOfPage(source, input.fileName) : undefined
  const subjectLine = traces.replaceIn(guessedSubject?.value ?? message.subject).text || NO_SUBJECT
  const fetched = fetchImages ? await fetchNamed(source) : new Map<string, Uint8Array>()
  const archive = openArchive({ enclosed: message.enclosed, folder: input.folder, fetched })
  const { unsubscribeLinks } = message
  const cleaned = cleanHtml(source, { archive, title: subjectLine, traces, unsubscribeLinks })
  if (!cleaned.ok) return cleaned

  const { html, document } = cleaned
  const blocks = readTextBlocks(document)
  const facts = readFacts(html, document, blocks, archive)
  const preview = render ? await drawn(html, archive, views) : null

  const preheader = readPreheader(blocks, subjectLine)
  const bodyText = organiseText(blocks)
  const language = message.language ?? readLanguage(document.documentElement.getAttribute('lang'))
  const guesses: EmailGuesses = readGuesses(traces, {
    message: { ...message, language, sender },
    source,
    subject: subjectLine,
    preheader,
    bodyText,
    blocks,
  })
  if (guessedSubject) guesses.subject = guessedSubject
  const original = privateFile('original', input.bytes, input.kind)
  const cleanedFile = privateFile('html', Buffer.from(html), 'html')
  const ampFiles = message.amp ? [privateFile('amp', message.amp, 'html')] : []
  const assets = [...archive.files].map(([key, content]): PreparedFile => ({ key, role: 'asset', content }))
  return {
    ok: true,
    email: {
      subjectLine,
      preheader,
      senderName: sender.name,
      senderAddress: message.sender.address && publicSender(message.sender.address, traces),
      replyTo: message.replyTo && publicSender(message.replyTo, traces),
      sentAt: message.sentAt?.toISOString() ?? null,
      messageId: message.messageId,
      contentHash: contentHash(input.bytes),
      language:
        language ??
        (guesses.language && guesses.language.confidence >= SURE_ENOUGH ? guesses.language.value : null),
      originalKey: original.key,
      htmlKey: cleanedFile.key,
      bodyText,
      altText: pictureText(blocks),
      facts: { ...facts, colors: preview?.colors ?? [] },
      guesses,
      scrubNotes: cleaned.notes,
      preview: preview?.facts ?? null,
      files: onceEach([original, cleanedFile, ...ampFiles, ...assets, ...(preview?.files ?? [])]),
    },
  }
}

/** An email that cannot be drawn is an email all the same; a job tries again later, and remembers when it gave up. */
async function drawn(html: string, archive: Archive, views: boolean): Promise<Preview | null> {
  try {
    return await renderEmail(html, (key) => archive.files.get(key) ?? null, { views })
  } catch (error) {
    log.warn({ err: error }, 'an email could not be drawn; it is taken in without its picture')
    return null
  }
}

async function fetchNamed(source: string): Promise<Map<string, Uint8Array>> {
  return refusalUnread(source) ? new Map() : fetchPictures(namedPictures(parseHtml(source)))
}

function subjectOfPage(source: string, fileName: string): Guess | undefined {
  const blocks = refusalUnread(source) ? [] : readTextBlocks(parseHtml(source))
  return guessSubject(blocks, readPreheader(blocks, ''), fileName)
}

/** SHA-256 of the original: two files with one hash are one email, whichever way their lines end. */
export function contentHash(bytes: Uint8Array): string {
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replaceAll('\r\n', '\n')
    .replace(/\n{1,9}$/, '')
  return createHash('sha256').update(text, 'latin1').digest('hex')
}

/** How versions before 0.2 took the hash, of the bytes as they were: what they imported is known by it. */
export function contentHashBefore(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function readMessage({
  bytes,
  kind,
}: EmailInput): Promise<{ ok: true; message: ParsedMessage } | Refusal> {
  if (kind === 'html') return { ok: true, message: parsePage(bytes) }
  try {
    return { ok: true, message: await parseMessage(bytes) }
  } catch (error) {
    // The parser's own limits on headers and nesting; a message beyond them is an attack or an accident.
    if (!(error instanceof Error) || !/maximum/i.test(error.message)) throw error
    if (/header/i.test(error.message)) {
      return { ok: false, reason: `its headers are larger than ${HEADER_BYTES_MAX / 1024} kB` }
    }
    return { ok: false, reason: 'it cannot be read as an email' }
  }
}

/** Some senders write the recipient into their own address, to know whose answer or failure comes back. */
function publicSender(address: string, traces: Traces): string | null {
  const [local = '', domain = ''] = address.split('@')
  if (!traces.isIn(address) && !local.split(/[+=.-]/).some(isOpaque)) return address
  const bare = local.split(/[+=]/)[0]!
  const shortened = `${bare}@${domain}`
  return traces.isIn(shortened) || isOpaque(bare) ? null : shortened
}

function privateFile(
  role: 'original' | 'html' | 'amp',
  content: Uint8Array,
  extension: string,
): PreparedFile {
  return { key: contentKey('private', content, extension), role, content }
}

/** Two sizes of a picture can come out byte for byte alike; rows are by key. */
function onceEach(files: PreparedFile[]): PreparedFile[] {
  return [...new Map(files.map((file) => [file.key, file])).values()]
}
