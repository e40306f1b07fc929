import { createHash } from 'node:crypto'
import { href, redirect } from 'react-router'
import { drawPicture } from '#app/features/link-pictures/drawing.server.ts'
import { drawOnce, readDrawn, TooBusy } from '#app/features/link-pictures/picture-cache.server.ts'
import { findSketch, PICTURED, type Pictured } from '#app/features/link-pictures/queries.server.ts'
import { versionOf } from '#app/features/link-pictures/sketch.ts'
import { plainAnswer } from '#app/http/plain-answer.ts'
import { site } from '#app/site-config.ts'
import type { Route } from './+types/link-picture.ts'

const FILE = /^([\w-]{16})\.jpg$/

/** The picture that stands for a page where somebody shares its address, 1200 × 630. */
export async function loader({ params: { kind: asked, slug, file } }: Route.LoaderArgs) {
  const kind = PICTURED.find((known) => known === asked)
  const version = FILE.exec(file)?.[1]
  if (!kind || !version) return missing()
  const known = await readDrawn(cacheName(kind, slug, version))
  if (known) return picture(known)

  const sketch = await findSketch(kind, slug)
  if (!sketch) return missing()
  const signed = { sketch, siteName: site.name }
  const current = versionOf(signed)
  // An address from before the page changed leads to the picture it has now.
  if (current !== version) {
    return redirect(href('/link-picture/:kind/:slug/:file', { kind, slug, file: `${current}.jpg` }), {
      headers: { 'Cache-Control': 'public, max-age=300' },
    })
  }
  try {
    return picture(await drawOnce(cacheName(kind, slug, version), () => drawPicture(signed)))
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error
    const headers = { 'Retry-After': String(error.retryAfter), 'Cache-Control': 'no-store' }
    return new Response('Too many pictures are being drawn.', { status: 503, headers })
  }
}

function picture(bytes: Buffer): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=31536000, immutable',
      // It is there to be shown elsewhere.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}

function missing(): Response {
  return plainAnswer('There is no such picture.', 404)
}

/** Slugs come from addresses and are no file names. */
function cacheName(kind: Pictured, slug: string, version: string): string {
  return createHash('sha256').update(`${kind}/${slug}/${version}`).digest('hex').slice(0, 40)
}
