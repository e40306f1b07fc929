import { findByLink, findPublic, type Found } from '#app/features/collections/sharing/viewing.server.ts'
import { shareCopy } from '#app/features/collections/sharing/share-copy.ts'
import type { SharedAt } from '#app/features/collections/components/shared-path.ts'
import { plainResponse } from '#app/http/plain-response.ts'

/** The collection that an address leads to. */
export function findShared(at: SharedAt): Promise<Found> {
  return 'secret' in at ? findByLink(at.secret) : findPublic(at.slug)
}

/**
 * Sent with everything of a shared collection. Its owner may stop sharing it at any time, so no cache may answer for the
 * server; and an address with a secret in it must not reach other sites or search engines.
 */
export function sharedHeaders(at: SharedAt): Record<string, string> {
  if ('slug' in at) return { 'Cache-Control': 'private, no-cache' }
  return {
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex, nofollow',
  }
}

/** For what is not a page. */
export function notShared(state: 'gone' | 'missing'): Response {
  return state === 'gone'
    ? plainResponse(shareCopy.page.gone, 410)
    : plainResponse(shareCopy.page.missing, 404)
}
