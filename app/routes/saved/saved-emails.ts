import { listSavedIds } from '#app/features/collections/queries.server.ts'
import { getViewer } from '#app/http/session.server.ts'
import type { Route } from './+types/saved-emails.ts'

/** The ids of everything this reader has saved: one answer for all the buttons of a page. */
export async function loader({ context }: Route.LoaderArgs) {
  const ids = await listSavedIds(await getViewer(context))
  return Response.json(ids, { headers: { 'Cache-Control': 'private, no-store' } })
}
