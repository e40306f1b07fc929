import { getStoredEmail } from '#app/gallery/email-page/email-files.server.ts'
import { requestedFix } from '#app/inspection/checks/fix.ts'
import { readFix } from '#app/inspection/checks/queries.server.ts'
import { plainResponse } from '#app/platform/http/plain-response.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { checksMarkup } from '#app/routes/gallery/checks-part.server.tsx'
import { missingEmail } from './missing-email.server.ts'
import type { Route } from './+types/email-checks.ts'

/**
 * The checks of an email as HTML, for the tab of its page, or the fix of one of them, for the HTML Editor. They quote
 * its source.
 */
export async function loader({ params, url }: Route.LoaderArgs) {
  const email = env().HIDE_EMAIL_SOURCE ? null : await getStoredEmail(params.slug)
  if (!email || email.hideSource) return missingEmail(params.slug)
  if (requestedFix(url.search)) return plainResponse(JSON.stringify(await readFix(email.id, url.search)), 200)
  return plainResponse(await checksMarkup(email), 200)
}
