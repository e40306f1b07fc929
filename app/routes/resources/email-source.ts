import { getStoredEmail, readSource } from '#app/gallery/email-page/email-files.server.ts'
import { plainResponse } from '#app/platform/http/plain-response.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { missingEmail } from './missing-email.server.ts'
import type { Route } from './+types/email-source.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const email = env().HIDE_EMAIL_SOURCE ? null : await getStoredEmail(params.slug)
  const html = email && (await readSource(email))
  return html ? plainResponse(html, 200) : missingEmail(params.slug)
}
