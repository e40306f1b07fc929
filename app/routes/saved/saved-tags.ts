import { listTags } from '#app/collections/note-queries.server.ts'
import { getViewer } from '#app/accounts/request/session.server.ts'
import { withFallback } from '#app/platform/http/with-fallback.ts'
import type { Route } from './+types/saved-tags.ts'

/** The tags of this user, to choose from. */
export async function loader({ context }: Route.LoaderArgs) {
  const viewer = await getViewer(context)
  const tags = viewer ? await listTags(viewer) : []
  return Response.json(tags)
}

/** A form without tags to choose from still works. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withFallback<unknown>(serverLoader, [])
}
