/** Messages that are refused when they arrive. */
import { headerOf, type MessageHeader } from '#app/features/ingest/parse/message-head.ts'

/** A message passes fewer than ten servers; more than this, it goes in a circle. */
const HOPS_MAX = 50
export type RefusalKind = 'loop' | 'auto-reply' | 'too-large' | 'long-headers' | 'empty' | 'unknown-recipient'

/** What the sender of a refused message is told, and what its list says. */
export const refusalText: Record<RefusalKind, string> = {
  loop: 'The message goes in a circle',
  'auto-reply': 'Automatic replies are not accepted',
  'too-large': 'The message is too large',
  'long-headers': 'The headers of the message are too long',
  empty: 'The message is empty',
  'unknown-recipient': 'No such address here',
}

/** Mail sent by a program is welcome, as newsletters are; what answers mail is not. */
export function refusalOf(headers: MessageHeader[], ownHost: string): RefusalKind | null {
  if (headers.filter(({ key }) => key === 'received').length > HOPS_MAX) return 'loop'
  // Our own message, sent by this site, must not become an email of its gallery.
  if (headerOf(headers, 'x-mailshelf') === ownHost) return 'loop'
  const isReply =
    /^auto-replied\b/i.test(headerOf(headers, 'auto-submitted') ?? '') ||
    /^auto[_-]reply\b/i.test(headerOf(headers, 'precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond'].some((key) => headerOf(headers, key))
  return isReply ? 'auto-reply' : null
}
