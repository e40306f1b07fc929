/** The headers alone. Everything readers see comes from `parse-message.server.ts`, in the worker. */
import { HEADER_BYTES_MAX, HEADER_LINES_MAX } from '#app/intake/ingest/schema.ts'

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
  const text = Buffer.from(bytes.subarray(0, HEADER_BYTES_MAX)).toString('utf8')
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
  let lines = 0
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(LINE_FEED, at)
    const length = (end === -1 ? bytes.length : end) - at
    const isEmpty = length === 0 || (length === 1 && bytes[at] === CARRIAGE_RETURN)
    // Parsers skip empty lines before the first header.
    if (isEmpty && lines > 0) return false
    if (!isEmpty) lines += 1
    at += length + 1
    if (lines > HEADER_LINES_MAX || at > HEADER_BYTES_MAX) return true
  }
  return false
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
