import { listSavedIds } from '#app/features/collections/queries.server.ts'
import { privateJson } from '#app/http/cached-json.server.ts'
import { getViewer } from '#app/http/session.server.ts'
import type { Route } from './+types/saved-emails.ts'

/** The ids of everything this reader has saved: one answer for all the buttons of a page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ids = await listSavedIds(await getViewer(context))
  // In the same order each time: an answer that says nothing new is not sent again.
  return privateJson(request, JSON.stringify(ids.toSorted()))
}
