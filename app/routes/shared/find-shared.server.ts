import { href } from 'react-router'
import { findByLink, findPublic, type Found } from '#app/features/collections/sharing/viewing.server.ts'
import { shareCopy } from '#app/features/collections/sharing/share-copy.ts'
import { type SharedAt, sharedPath } from '#app/features/collections/components/shared-path.ts'
import { findAsMember } from '#app/features/collections/members/members.server.ts'
import type { Viewable } from '#app/features/collections/policy.ts'
import { getCollection } from '#app/features/collections/queries.server.ts'
import type { PageContext } from '#app/http/request-context.server.ts'
import { requireViewer } from '#app/http/session.server.ts'
import { plainResponse } from '#app/http/plain-response.ts'

/** The collection that an address leads to. */
export function findShared(at: SharedAt): Promise<Found> {
  return 'secret' in at ? findByLink(at.secret) : findPublic(at.slug)
}

/** A collection at one of its addresses, that of its owner and members included. */
export type PresentedAt = SharedAt | { id: string }

type Presented = { id: string; title: string; showsNotes: boolean; emailCount: number }
type PresentedFound = Exclude<Found, { state: 'open' }> | { state: 'open'; collection: Viewable<Presented> }

/** Like `findShared`, for owners and members as well. */
export async function findPresented(
  at: PresentedAt,
  { context, request }: { context: PageContext; request: Request },
): Promise<PresentedFound> {
  if (!('id' in at)) return findShared(at)
  const viewer = await requireViewer(context, request)
  const own = await getCollection(viewer, at.id)
  const collection = own?.type === 'emails' ? { ...own, title: own.name, showsNotes: true } : null
  const found = collection ?? (await findAsMember(viewer, at.id))
  return found ? { state: 'open', collection: found } : { state: 'missing' }
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
