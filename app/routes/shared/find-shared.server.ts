import { href } from 'react-router'
import { findByLink, findPublic, type Found } from '#app/collections/sharing/viewing.server.ts'
import { shareCopy } from '#app/collections/sharing/share-copy.ts'
import { type SharedAt, sharedPath } from '#app/collections/components/shared-path.ts'
import { findAsMember } from '#app/collections/members/members.server.ts'
import type { Seen } from '#app/collections/collection-emails.server.ts'
import { getCollection } from '#app/collections/queries.server.ts'
import type { PageContext } from '#app/accounts/request/request-context.server.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { plainResponse } from '#app/platform/http/plain-response.ts'

export function findShared(at: SharedAt): Promise<Found> {
  return 'secret' in at ? findByLink(at.secret) : findPublic(at.slug)
}

/** A collection at one of its addresses, that of its owner and members included. */
export type PresentedAt = SharedAt | { id: string }

type Presented = Seen & { title: string; emailCount: number }
type PresentedFound = Exclude<Found, { state: 'open' }> | { state: 'open'; collection: Presented }

/** The collection as this viewer sees it: their own, one they are a member of, or one at a shared address. */
export async function findSeen(at: PresentedAt, viewer: Person | null): Promise<PresentedFound> {
  if (!('id' in at)) return findShared(at)
  const own = await getCollection(viewer, at.id)
  const collection = own?.type === 'emails' ? { ...own, title: own.name } : await findAsMember(viewer, at.id)
  return collection ? { state: 'open', collection } : { state: 'missing' }
}

/** Like `findSeen`; owners and members sign in first. */
export async function findPresented(
  at: PresentedAt,
  { context, request }: { context: PageContext; request: Request },
): Promise<PresentedFound> {
  return findSeen(at, 'id' in at ? await requireViewer(context, request) : null)
}

export function presentedPath(at: PresentedAt): string {
  return 'id' in at ? href('/collections/:id', { id: at.id }) : sharedPath(at)
}

/**
 * Sent with everything of a shared collection. Its owner may stop sharing it at any time, so no cache may answer for the
 * server; and an address with a secret in it must not reach other sites or search engines.
 */
export function sharedHeaders(at: PresentedAt): Record<string, string> {
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
