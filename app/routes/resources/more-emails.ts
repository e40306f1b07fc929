import { listFollowed } from '#app/collections/following.server.ts'
import { listMore } from '#app/gallery/lists/more-emails.server.ts'
import { moreEmailsQuery } from '#app/gallery/schema.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { getViewer } from '#app/accounts/request/session.server.ts'
import type { Route } from './+types/more-emails.ts'

/** The next page of any list, for infinite scroll. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readQuery(moreEmailsQuery, url)
  if (query.followed) {
    const viewer = await getViewer(context)
    const own = viewer ? await listFollowed(viewer, query.after) : { emails: [], next: null }
    return Response.json(own, {
      headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' },
    })
  }
  const page = await listMore(query)
  return Response.json(page, { headers: { 'X-Robots-Tag': 'noindex' } })
}
