/** Pages that browsers save with their files (.mhtml): messages whose From is the browser. */
import { headerOf, type MessageHeader, readHead } from './message-head.ts'

export function isSavedPage(headers: MessageHeader[]): boolean {
  const from = headerOf(headers, 'from') ?? ''
  return headerOf(headers, 'snapshot-content-location') !== undefined || /^["<\s]{0,3}saved by /i.test(from)
}

const PARTS_MAX = 2000
const PART_HEAD_CHARS_MAX = 4000

/** By the address from which the browser loaded them. */
export function savedImages(bytes: Uint8Array, headers: MessageHeader[]): Map<string, Uint8Array> {
  const images = new Map<string, Uint8Array>()
  const boundary = /boundary="?([^";]{1,200})/i.exec(headerOf(headers, 'content-type') ?? '')?.[1]
  if (!boundary) return images
  const parts = Buffer.from(bytes).toString('latin1').split(`--${boundary}`, PARTS_MAX)
  for (const part of parts) {
    const body = part.search(/\r?\n\r?\n\S/)
    if (body === -1 || body > PART_HEAD_CHARS_MAX) continue
    const head = readHead(Buffer.from(part.slice(0, body).trimStart(), 'latin1'))
    const address = headerOf(head, 'content-location')
    const isImage = headerOf(head, 'content-type')?.toLowerCase().startsWith('image/')
    const isBase64 = headerOf(head, 'content-transfer-encoding')?.toLowerCase() === 'base64'
    if (address && isImage && isBase64) images.set(address, Buffer.from(part.slice(body), 'base64'))
  }
  return images
}
