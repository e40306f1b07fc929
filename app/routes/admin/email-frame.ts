import { readStoredHtml } from '#app/admin/emails/content-commands.server.ts'
import { emailEditCopy } from '#app/admin/emails/email-copy.ts'
import { liveHtml } from '#app/gallery/email-page/live-html.ts'
import { READABLE_FRAME_HEADERS } from '#app/gallery/email-page/email-frame-policy.ts'
import { plainResponse } from '#app/platform/http/plain-response.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import type { Route } from './+types/email-frame.ts'

/** An email's HTML, whatever its status, for the frame in which editors select. */
export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const html = await readStoredHtml({ actor, id })
  if (html === null) return plainResponse(emailEditCopy.html.missing, 404)
  return new Response(liveHtml(html, { dark: false, images: true }), {
    headers: { ...READABLE_FRAME_HEADERS, 'Cache-Control': 'private, no-store' },
  })
}
