import {
  renderPng,
  getStoredEmail,
  readHtml,
  type StoredEmail,
  zipHtml,
} from '#app/gallery/email-page/email-files.server.ts'
import { emailCopy } from '#app/gallery/email-page/copy.ts'
import { plainResponse } from '#app/platform/http/plain-response.ts'
import { requestMeta } from '#app/accounts/request/request-context.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { clientNetwork } from '#app/platform/lib/client-network.ts'
import { missingEmail } from './missing-email.server.ts'
import type { Route } from './+types/email-download.ts'

type Download = { body: BodyInit; type: string; extension: string }

const BUSY_SECONDS = 10

/** Downloads an email: `html` as an archive with its images, `png`, or `text`. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const email = await getStoredEmail(params.slug)
  const client = { network: clientNetwork(requestMeta(context).ipAddress), signal: request.signal }
  const download = email && (await makeDownload(email, params.format, client))
  if (!download) return missingEmail(params.slug)
  return new Response(download.body, {
    headers: {
      'Content-Type': download.type,
      // Slugs consist of letters, digits and hyphens, so nothing needs quoting.
      'Content-Disposition': `attachment; filename="${email.slug}.${download.extension}"`,
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    },
  })
}

async function makeDownload(
  email: StoredEmail,
  format: string,
  client: { network: string; signal: AbortSignal },
): Promise<Download | null> {
  if (format === 'png') {
    const png = await renderPng(email, client)
    if (png === 'busy') throw busy()
    return png && { body: new Uint8Array(png), type: 'image/png', extension: 'png' }
  }
  if (env().HIDE_EMAIL_SOURCE || email.hideSource) return null
  if (format === 'text') {
    return { body: `${email.text}\n`, type: 'text/plain; charset=utf-8', extension: 'txt' }
  }
  const html = format === 'html' && (await readHtml(email))
  return html ? { body: await zipHtml(email, html), type: 'application/zip', extension: 'zip' } : null
}

function busy(): Response {
  const response = plainResponse(emailCopy.tooManyDownloads, 503)
  response.headers.set('Retry-After', String(BUSY_SECONDS))
  return response
}
