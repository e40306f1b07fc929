import { getStoredEmail } from '#app/features/gallery/email-page/email-files.server.ts'
import { askedMend } from '#app/features/checks/mend.ts'
import { readMend } from '#app/features/checks/queries.server.ts'
import { plainResponse } from '#app/http/plain-response.ts'
import { env } from '#app/lib/env.server.ts'
import { checksMarkup } from '#app/routes/gallery/checks-part.server.tsx'
import { missingEmail } from './missing-email.server.ts'
import type { Route } from './+types/email-checks.ts'

/**
 * The checks of an email as HTML, for the tab of its page, or the cure of one of them, for the HTML Editor. They quote
 * its source.
 */
export async function loader({ params, url }: Route.LoaderArgs) {
  const email = env().HIDE_EMAIL_SOURCE ? null : await getStoredEmail(params.slug)
  if (!email || email.pictureOnly) return missingEmail(params.slug)
  if (askedMend(url.search)) return plainResponse(JSON.stringify(await readMend(email.id, url.search)), 200)
  return plainResponse(await checksMarkup(email), 200)
}
