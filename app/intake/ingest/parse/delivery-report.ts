/** Delivery reports (RFC 3464). */
import PostalMime from 'postal-mime'
import type { Bounce } from '#app/platform/lib/bounces.ts'
import { headerOf, readHead } from './message-head.ts'

const RECIPIENTS_MAX = 10

export async function readBounces(message: Uint8Array): Promise<Bounce[]> {
  const { attachments } = await PostalMime.parse(message)
  const part = (type: string) => {
    const content = attachments.find(({ mimeType }) => mimeType === type)?.content
    return content === undefined ? '' : Buffer.from(content as Uint8Array).toString()
  }
  const returned = part('message/rfc822') || part('text/rfc822-headers')
  const messageId = headerOf(readHead(Buffer.from(returned)), 'message-id') ?? ''
  return part('message/delivery-status')
    .replaceAll('\r', '')
    .split('\n\n')
    .map((group) => readHead(Buffer.from(group)))
    .filter((fields) => headerOf(fields, 'action')?.toLowerCase() === 'failed')
    .slice(0, RECIPIENTS_MAX)
    .map((fields) => ({
      to: valueOf(headerOf(fields, 'original-recipient') ?? headerOf(fields, 'final-recipient')),
      messageId,
      reason: `${headerOf(fields, 'status') ?? ''} ${valueOf(headerOf(fields, 'diagnostic-code'))}`.trim(),
    }))
}

/** Without its type, as in `rfc822; ada@example.com`. */
function valueOf(field = ''): string {
  return field.slice(field.indexOf(';') + 1).trim()
}
