import { listMore } from '#app/features/gallery/lists/more-emails.server.ts'
import { moreEmailsQuery } from '#app/features/gallery/schema.ts'
import { readQuery } from '#app/http/read-query.ts'
import type { Route } from './+types/more-emails.ts'

/** The next page of any list, for infinite scroll. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = await listMore(readQuery(moreEmailsQuery, url))
  return Response.json(page, { headers: { 'X-Robots-Tag': 'noindex' } })
}
