import { createHash } from 'node:crypto'

type Answer = {
  type: string
  /** How long it may be kept without asking again. */
  seconds: number
  lastModified?: Date
  headers?: Record<string, string>
}

/** A text that is the same for everybody, or nothing at all for who has this very text. */
export function conditionalAnswer(
  request: Request,
  text: string,
  { type, seconds, lastModified, headers: more }: Answer,
): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = new Headers({
    'Content-Type': type,
    'Cache-Control': `public, max-age=${seconds}, stale-while-revalidate=300`,
    ETag: etag,
    ...more,
  })
  if (lastModified) headers.set('Last-Modified', lastModified.toUTCString())
  if (isKnown(request.headers, etag, lastModified)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers })
}

/** Tags decide where the reader sent any; a date alone knows nothing of what was taken away. */
function isKnown(headers: Headers, etag: string, lastModified?: Date): boolean {
  const tags = headers.get('If-None-Match')
  // A proxy that packs the answer marks its tag as weak.
  if (tags !== null) return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(headers.get('If-Modified-Since') ?? '')
  return lastModified !== undefined && Math.floor(lastModified.getTime() / 1000) * 1000 <= since
}
