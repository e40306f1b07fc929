import { getEmailAddress, getEmailPage } from '#app/gallery/queries.server.ts'
import { cachedJson } from '#app/platform/http/cached-json.server.ts'
import type { Route } from './+types/email-details.ts'

/** What the preview modal shows of an email besides its card. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const address = await getEmailAddress(params.slug)
  const email = address && (await getEmailPage(address.brandSlug, address.emailSlug))
  return cachedJson(request, JSON.stringify(email), 60)
}
