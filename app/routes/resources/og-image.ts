import { href, redirect } from 'react-router'
import { renderOgImage } from '#app/discovery/share-images/render-image.server.ts'
import { renderOnce, TooBusy } from '#app/discovery/share-images/image-cache.server.ts'
import {
  findCardContent,
  findImageVersion,
  IMAGE_KINDS,
  isCollection,
} from '#app/discovery/share-images/queries.server.ts'
import { plainResponse } from '#app/platform/http/plain-response.ts'
import { IMAGE_CACHING } from '#app/platform/lib/image-caching.ts'
import { site } from '#app/platform/lib/site-config.ts'
import type { Route } from './+types/og-image.ts'

/** What the owner may stop sharing is asked for again each time. */
const UNCACHED = 'private, no-cache'
const FILE = /^([\w-]{16})\.jpg$/

export async function loader({ params: { kind: asked, slug, file } }: Route.LoaderArgs) {
  const kind = IMAGE_KINDS.find((known) => known === asked)
  const version = FILE.exec(file)?.[1]
  if (!kind || !version) return notFound()
  // Asked first: a cached image of a page that is gone, or shows something else now, is not sent.
  const current = await findImageVersion(kind, slug)
  if (!current) return notFound()
  // An outdated URL redirects to the current image.
  if (current !== version) {
    return redirect(href('/link-picture/:kind/:slug/:file', { kind, slug, file: `${current}.jpg` }), {
      headers: { 'Cache-Control': isCollection(kind) ? UNCACHED : 'public, max-age=300' },
    })
  }
  const caching = isCollection(kind) ? UNCACHED : IMAGE_CACHING
  try {
    const image = await renderOnce(`${kind}/${slug}/${version}`, async () => {
      const content = await findCardContent(kind, slug)
      if (!content) throw notFound()
      return renderOgImage({ content, siteName: site.name })
    })
    return imageResponse(image, caching)
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error
    const headers = { 'Retry-After': String(error.retryAfter), 'Cache-Control': 'no-store' }
    return new Response('Too many images are being rendered. Try again in a moment.', {
      status: 503,
      headers,
    })
  }
}

function imageResponse(bytes: Buffer, caching: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': caching,
      // It is meant to be shown on other sites.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}

function notFound(): Response {
  return plainResponse('No such image.', 404)
}
