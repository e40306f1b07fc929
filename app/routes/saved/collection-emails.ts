import { getCollection, listCollectionEmails } from '#app/features/collections/queries.server.ts'
import { collectionQuery } from '#app/features/collections/schema.ts'
import { readQuery } from '#app/http/read-query.ts'
import { getViewer } from '#app/http/session.server.ts'
import type { Route } from './+types/collection-emails.ts'

/** The next page of a collection's emails, for its owner. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const collection = await getCollection(await getViewer(context), params.id)
  if (!collection) return Response.json(null, { status: 404 })
  const page = await listCollectionEmails(collection, readQuery(collectionQuery, url))
  return Response.json(page, { headers: { 'Cache-Control': 'private, no-store' } })
}
