import { headerOf, type MessageHeader } from '#app/intake/ingest/parse/message-head.ts'

/** A message passes fewer than ten servers; with more hops it is in a loop. */
const HOPS_MAX = 50
export type RefusalKind =
  | 'loop'
  | 'auto-reply'
  | 'delivery-report'
  | 'too-large'
  | 'long-headers'
  | 'empty'
  | 'unknown-recipient'
  | 'too-many'

export const refusalText: Record<RefusalKind, string> = {
  loop: 'Mail loop detected',
  'auto-reply': 'Automatic replies are not accepted',
  'delivery-report': 'A delivery report is not an email of the gallery',
  'too-large': 'The message is too large',
  'long-headers': 'The headers of the message are too long',
  empty: 'The message is empty',
  'unknown-recipient': 'No such address here',
  'too-many': 'Too many emails were forwarded to this address today',
}

/** Bulk mail such as a newsletter is welcome; automatic replies are not. */
export function refusalOf(headers: MessageHeader[], ownHost: string): RefusalKind | null {
  if (headers.filter(({ key }) => key === 'received').length > HOPS_MAX) return 'loop'
  // A message of this site must not become an email of its gallery.
  if (headerOf(headers, 'x-mailshelf') === ownHost) return 'loop'
  const type = headerOf(headers, 'content-type') ?? ''
  if (/^multipart\/report\b/i.test(type) && /delivery-status/i.test(type)) return 'delivery-report'
  const isReply =
    /^auto-replied\b/i.test(headerOf(headers, 'auto-submitted') ?? '') ||
    /^auto[_-]reply\b/i.test(headerOf(headers, 'precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond'].some((key) => headerOf(headers, key))
  return isReply ? 'auto-reply' : null
}
