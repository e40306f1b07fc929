import { createHash } from 'node:crypto'

type ResponseOptions = {
  type: string
  /** How long it may be cached without revalidation, in seconds. */
  seconds: number
  lastModified?: Date
  headers?: Record<string, string>
}

/** A public text response; 304 when the client has the current version. */
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

export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** Whether a client has the version with this tag; a proxy that compresses marks the tag as weak. */
export function matchesEtag(tags: string, etag: string): boolean {
  return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Whether the client has it. An ETag counts before a date, which does not change when an item is removed. */
function isNotModified(headers: Headers, etag: string, lastModified?: Date): boolean {
  const tags = headers.get('If-None-Match')
  if (tags !== null) return matchesEtag(tags, etag)
  const since = Date.parse(headers.get('If-Modified-Since') ?? '')
  return lastModified !== undefined && Math.floor(lastModified.getTime() / 1000) * 1000 <= since
}
