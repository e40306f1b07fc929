import { createHash } from 'node:crypto'

/** JSON that is the same for everybody and may be kept for `seconds`; nothing at all for who has this very text. */
export function cachedJson(request: Request, json: string, seconds: number): Response {
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': `public, max-age=${seconds}, stale-while-revalidate=300`,
    ETag: etag,
    'X-Robots-Tag': 'noindex',
  }
  // A proxy that packs the answer marks its tag as weak.
  if (request.headers.get('If-None-Match')?.replace(/^W\//, '') === etag) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(json, { headers })
}
