import { createHash } from 'node:crypto'

type ResponseOptions = {
  type: string
  /** How long it may be kept without asking again. */
  seconds: number
  lastModified?: Date
  headers?: Record<string, string>
}

/** A text that is the same for everybody, or nothing at all for who has this very text. */
export function conditionalResponse(
  request: Request,
  text: string,
  { type, seconds, lastModified, headers: more }: ResponseOptions,
): Response {
  const etag = `"${contentHash(text)}"`
  const headers = new Headers({
    'Content-Type': type,
    'Cache-Control': `public, max-age=${seconds}, stale-while-revalidate=300`,
    ETag: etag,
    ...more,
  })
  if (lastModified) headers.set('Last-Modified', lastModified.toUTCString())
  if (isNotModified(request.headers, etag, lastModified)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers })
}

/** Names content by what it is; goes into an ETag between quotes. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** Whether the reader has what this tag names; null where it sent none. A proxy that packs the answer marks it as weak. */
export function matchesEtag(headers: Headers, etag: string): boolean | null {
  const tags = headers.get('If-None-Match')
  return tags === null ? null : tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Tags decide where the reader sent any; a date alone knows nothing of what was taken away. */
function isNotModified(headers: Headers, etag: string, lastModified?: Date): boolean {
  const byTag = matchesEtag(headers, etag)
  if (byTag !== null) return byTag
  const since = Date.parse(headers.get('If-Modified-Since') ?? '')
  return lastModified !== undefined && Math.floor(lastModified.getTime() / 1000) * 1000 <= since
}
