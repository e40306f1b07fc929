/** From its cleaned HTML, and from its original what only headers say. */
import type { EmailStats } from '#app/platform/db/json-columns.ts'
import { type AttributesRow, readAttributes } from '#app/inspection/attributes/email-attributes.ts'
import { NO_SUBJECT } from '#app/gallery/email-page/inbox-limits.ts'
import { parseHtml } from './clean/sanitizer.server.ts'
import { isPlainText, parseMessage, parsePage, type ParsedMessage } from './parse/parse-message.server.ts'
import { readTextBlocks } from './parse/text-blocks.ts'
import { textToHtml } from './parse/text-to-html.ts'

export type StoredEmail = {
  /** Null where the file is gone: then nothing is known of its headers. */
  original: Uint8Array | null
  kind: 'eml' | 'html'
  html: string
  subject: string
  preheader: string
  senderName: string | null
  senderAddress: string | null
  replyTo: string | null
  sentAt: Date | null
  language: string | null
  stats: EmailStats
}

export async function attributesOfStored({
  original,
  kind,
  html,
  ...email
}: StoredEmail): Promise<AttributesRow> {
  const message = original && (await readOriginal(original, kind))
  const document = parseHtml(html)
  return readAttributes({
    ...email,
    subject: email.subject === NO_SUBJECT ? '' : email.subject,
    headers: message?.headers ?? [],
    hasAmp: Boolean(message?.amp),
    isPlainText: isPlainText(message),
    source: message
      ? (message.html ?? (message.text && textToHtml(message.text, message.subject)) ?? '')
      : '',
    document,
    blocks: readTextBlocks(document),
  })
}

async function readOriginal(bytes: Uint8Array, kind: 'eml' | 'html'): Promise<ParsedMessage | null> {
  try {
    return kind === 'html' ? parsePage(bytes) : await parseMessage(bytes)
  } catch {
    // Beyond the parser's limits, which may have been wider when it was imported.
    return null
  }
}
