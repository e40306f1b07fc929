import { listCollectionEmails } from '#app/collections/collection-emails.server.ts'
import { collectionQuery } from '#app/collections/schema.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { getViewer } from '#app/accounts/request/session.server.ts'
import { findSeen, notShared, sharedHeaders } from './find-shared.server.ts'
import type { Route } from './+types/collection-emails.ts'

/** The next page of a collection's emails: for its owner, its members, and whoever it is shared with. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = 'id' in params ? await getViewer(context) : null
  const found = await findSeen(params, viewer)
  if (found.state !== 'open') return notShared(found.state)
  const { sort, from, after } = readQuery(collectionQuery, url)
  const start = found.collection.right === 'owner' ? { sort, from } : { after }
  const page = await listCollectionEmails(found.collection, start, viewer ?? undefined)
  return Response.json(page, { headers: sharedHeaders(params) })
}
