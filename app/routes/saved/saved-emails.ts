import { listSavedIds } from '#app/collections/queries.server.ts'
import { privateJson } from '#app/platform/http/cached-json.server.ts'
import { getViewer } from '#app/accounts/request/session.server.ts'
import type { Route } from './+types/saved-emails.ts'

/** The ids of all emails this user has saved: one request for all buttons of a page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ids = await listSavedIds(await getViewer(context))
  // Sorted, so that an unchanged list has the same ETag and is not sent again.
  return privateJson(request, JSON.stringify(ids.toSorted()))
}
