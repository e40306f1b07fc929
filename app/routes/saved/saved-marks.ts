import { listSavedIds } from '#app/features/collections/queries.server.ts'
import { savedMarks } from '#app/features/collections/saved-marks.ts'
import { conditionalResponse } from '#app/http/conditional-response.server.ts'
import { getViewer } from '#app/http/session.server.ts'
import type { Route } from './+types/saved-marks.ts'

/** Marks this user's saved emails where no script does. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ids = await listSavedIds(await getViewer(context))
  const headers = { 'Cache-Control': 'private, no-cache' }
  return conditionalResponse(request, savedMarks(ids.toSorted()), { type: 'text/css', seconds: 0, headers })
}
