/** A compressed sitemap, or decompressed for clients that do not accept compression. */
export function sitemapResponse(
  request: Request,
  compressed: Buffer | ReadableStream<Uint8Array>,
  cacheControl: string,
): Response {
  const headers = new Headers({
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
  })
  const bytes = new Response(compressed instanceof ReadableStream ? compressed : new Uint8Array(compressed))
    .body!
  if (/\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '')) {
    headers.set('Content-Encoding', 'gzip')
    return new Response(bytes, { headers })
  }
  const unpacked = bytes.pipeThrough(new DecompressionStream('gzip'))
  return new Response(unpacked, { headers })
}
