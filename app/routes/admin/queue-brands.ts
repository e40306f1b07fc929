import { findBrands } from '#app/admin/review/queries.server.ts'
import { brandQuery } from '#app/admin/review/schema.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { requireReviewer } from '#app/accounts/request/session.server.ts'
import type { Route } from './+types/queue-brands.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = await requireReviewer(context, request)
  const found = await findBrands({ actor, name: readQuery(brandQuery, url).name })
  return Response.json(found, { headers: { 'Cache-Control': 'private, max-age=30' } })
}
