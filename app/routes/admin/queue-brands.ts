import { findBrands } from '#app/features/review/queries.server.ts'
import { brandQuery } from '#app/features/review/schema.ts'
import { readQuery } from '#app/http/read-query.ts'
import { requireReviewer } from '#app/http/session.server.ts'
import type { Route } from './+types/queue-brands.ts'

/** Brands to choose from, while their name is typed. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = await requireReviewer(context, request)
  const found = await findBrands({ actor, name: readQuery(brandQuery, url).name })
  return Response.json(found, { headers: { 'Cache-Control': 'private, max-age=30' } })
}
