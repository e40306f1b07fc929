/** The headers alone. Everything readers see comes from `parse-message.server.ts`, in the worker. */
import { isUtf8 } from 'node:buffer'
import { HEADER_BYTES_MAX, HEADER_LINES_MAX } from '#app/intake/ingest/schema.ts'
import { decoderFor, isMostlyGarbled, knownCharset } from './decode-html.ts'

/** Names in lower case; values unfolded, but not decoded. */
export type MessageHeader = { key: string; value: string }

/** No genuine message has a tenth as many. */
const HEADERS_MAX = 2000
const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const NAME = /^[!-9;-~]{1,76}$/

export const DELIVERY_HEADERS =
  /^(?:delivered-to|x-original-to|x-(?:forwarded|delivered|envelope|rcpt)-to|envelope-to|apparently-to|x-receiver)$/

export function readHead(bytes: Uint8Array): MessageHeader[] {
  const headers: MessageHeader[] = []
  const text = Buffer.from(withUtf8Head(bytes.subarray(0, HEADER_BYTES_MAX))).toString('utf8')
  for (const line of text.replace(/^\ufeff/, '').split('\n')) {
    const plain = line.endsWith('\r') ? line.slice(0, -1) : line
    if (plain.trim() === '') {
      if (headers.length > 0) break
      continue
    }
    const last = headers.at(-1)
    if (/^[ \t]/.test(plain)) {
      if (last) last.value += ` ${plain.trim()}`
      continue
    }
    const colon = plain.indexOf(':')
    const key = plain.slice(0, colon).trim().toLowerCase()
    if (colon > 0 && NAME.test(key)) headers.push({ key, value: plain.slice(colon + 1).trim() })
    if (headers.length === HEADERS_MAX) break
  }
  return headers
}

/** Counts bytes and lines up to the first empty line, before anything parses them. */
export function isHeadTooLong(bytes: Uint8Array): boolean {
  return endOfHead(bytes) === null
}

function endOfHead(bytes: Uint8Array): number | null {
  let lines = 0
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(LINE_FEED, at)
    const length = (end === -1 ? bytes.length : end) - at
    const isEmpty = length === 0 || (length === 1 && bytes[at] === CARRIAGE_RETURN)
    // Parsers skip empty lines before the first header.
    if (isEmpty && lines > 0) return at
    if (!isEmpty) lines += 1
    at += length + 1
    if (lines > HEADER_LINES_MAX || at > HEADER_BYTES_MAX) return null
  }
  return bytes.length
}

/** Of a message with raw 8-bit headers, those that are not UTF-8 are decoded from the charset of its text, else Windows-1252. */
export function withUtf8Head(bytes: Uint8Array): Uint8Array {
  const message = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const end = endOfHead(message) ?? 0
  if (isUtf8(message.subarray(0, end))) return bytes
  const decoder = decoderFor(charsetOfText(message.toString('latin1', 0, HEADER_BYTES_MAX)))
  const headers = message.toString('latin1', 0, end).split(/(?<=\n)(?![ \t])/)
  const decoded = headers.map((header) => {
    const asUtf8 = Buffer.from(header, 'latin1').toString('utf8')
    return isMostlyGarbled(asUtf8) ? decoder.decode(Buffer.from(header, 'latin1')) : asUtf8
  })
  return Buffer.concat([Buffer.from(decoded.join('')), message.subarray(end)])
}

/** The first charset that a Content-Type declares. */
function charsetOfText(source: string): string | undefined {
  for (const [header] of source.matchAll(/^content-type:[^\n]*(?:\n[ \t][^\n]*)*/gim)) {
    const charset = knownCharset(header)
    if (charset) return charset
  }
  return undefined
}

/** The first header with this name, as most mail programs choose. */
export function headerOf(headers: MessageHeader[], key: string): string | undefined {
  return headers.find((header) => header.key === key)?.value
}

export function readMessageId(value: string | undefined): string | null {
  const id = value?.trim().replace(/^<|>$/g, '').trim()
  // Some programs write the same empty or domain-only ID into every message; that identifies nothing.
  return id && id.length >= 8 && id.length <= 500 && !/\s|^@|@$/.test(id) ? id : null
}

/** `Jane <jane@doe.test>` → `jane@doe.test`; a bare address stays as it is. */
export function withinAngles(value: string): string {
  return value.slice(value.lastIndexOf('<') + 1).split('>')[0]!
}
