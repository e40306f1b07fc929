/** A compressed sitemap, or decompressed for clients that do not accept compression. */
export function sitemapResponse(request: Request, compressed: Buffer, cacheControl: string): Response {
  const headers = new Headers({
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
  })
  const bytes = new Uint8Array(compressed)
  if (/\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '')) {
    headers.set('Content-Encoding', 'gzip')
    return new Response(bytes, { headers })
  }
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(unpacked, { headers })
}
