import { sharedQuery } from '#app/features/collections/sharing/share-schema.ts'
import { listSharedEmails } from '#app/features/collections/sharing/shared-emails.server.ts'
import { readQuery } from '#app/http/read-query.ts'
import { findShared, notShared, sharedHeaders } from './find-shared.server.ts'
import type { Route } from './+types/shared-emails.ts'

/** The next page of a shared collection's emails. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const found = await findShared(params)
  if (found.state !== 'open') return notShared(found.state)
  const page = await listSharedEmails(found.collection, readQuery(sharedQuery, url))
  return Response.json(page, { headers: sharedHeaders(params) })
}
