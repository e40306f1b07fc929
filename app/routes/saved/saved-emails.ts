import { listSaved } from '#app/collections/queries.server.ts'
import { privateJson } from '#app/platform/http/cached-json.server.ts'
import { getViewer } from '#app/accounts/request/session.server.ts'
import type { Route } from './+types/saved-emails.ts'

/** All emails this user has saved, and where: one request for all buttons of a page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return privateJson(request, JSON.stringify(await listSaved(await getViewer(context))))
}
