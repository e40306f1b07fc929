import { findAsMember } from '#app/features/collections/members/members.server.ts'
import { getCollection, listCollectionEmails } from '#app/features/collections/queries.server.ts'
import { collectionQuery } from '#app/features/collections/schema.ts'
import { sharedQuery } from '#app/features/collections/sharing/share-schema.ts'
import { listSharedEmails } from '#app/features/collections/sharing/shared-emails.server.ts'
import { readQuery } from '#app/http/read-query.ts'
import { getViewer } from '#app/http/session.server.ts'
import type { Route } from './+types/collection-emails.ts'

/** The next page of a collection's emails, for its owner and its members. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = await getViewer(context)
  const collection = await getCollection(viewer, params.id)
  if (collection) return respond(await listCollectionEmails(collection, readQuery(collectionQuery, url)))
  const shared = await findAsMember(viewer, params.id)
  if (!viewer || !shared) return Response.json(null, { status: 404 })
  return respond(await listSharedEmails(shared, { ...readQuery(sharedQuery, url), member: viewer }))
}

function respond(page: object): Response {
  return Response.json(page, { headers: { 'Cache-Control': 'private, no-store' } })
}
