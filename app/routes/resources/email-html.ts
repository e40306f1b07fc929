import { getStoredEmail, readHtml } from '#app/gallery/email-page/email-files.server.ts'
import { readFrameOptions } from '#app/gallery/email-page/email-view.ts'
import { liveHtml } from '#app/gallery/email-page/live-html.ts'
import { EMAIL_FRAME_HEADERS } from '#app/gallery/email-page/email-frame-policy.ts'
import { missingEmail } from './missing-email.server.ts'
import type { Route } from './+types/email-html.ts'

export async function loader({ params, url }: Route.LoaderArgs) {
  const email = await getStoredEmail(params.slug)
  const html = email && (await readHtml(email))
  if (!html) return missingEmail(params.slug)
  return new Response(liveHtml(html, readFrameOptions(url.search)), {
    headers: { ...EMAIL_FRAME_HEADERS, 'Cache-Control': 'private, no-cache' },
  })
}
