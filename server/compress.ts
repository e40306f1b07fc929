/** Packs what is made for one request; what is made once is packed once: pages of visitors, scripts, styles. */
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { constants, createGzip } from 'node:zlib'
import { createReadableStreamFromReadable } from '@react-router/node'
import { acceptsEncoding } from '#app/http/accepts-encoding.ts'

const TEXTS = /^(?:text\/|application\/(?:json|xml|[\w.-]+\+(?:json|xml)))/
/** Smaller ones are not worth it. */
const BYTES_MIN = 1_000

/** The answer packed by gzip, where its reader can unpack it; parts go out as they come. */
export function compress(request: Request, response: Response): Response {
  const { headers, body, status } = response
  if (!body || status === 206 || !isWorthIt(headers)) return response
  if (!headers.get('Vary')?.includes('Accept-Encoding')) headers.append('Vary', 'Accept-Encoding')
  if (request.method === 'HEAD' || !acceptsEncoding(request.headers, 'gzip')) return response
  const packed = new Headers(headers)
  packed.set('Content-Encoding', 'gzip')
  packed.delete('Content-Length')
  const tag = packed.get('ETag')
  // The same text, but no longer the same bytes.
  if (tag && !tag.startsWith('W/')) packed.set('ETag', `W/${tag}`)
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH })
  const source = Readable.fromWeb(body as ReadableStream)
  source.once('error', (error) => gzip.destroy(error))
  gzip.once('close', () => source.destroy())
  return new Response(createReadableStreamFromReadable(source.pipe(gzip)), { status, headers: packed })
}

function isWorthIt(headers: Headers): boolean {
  const length = headers.get('content-length')
  return (
    TEXTS.test(headers.get('content-type') ?? '') &&
    !headers.has('content-encoding') &&
    (length === null || Number(length) >= BYTES_MIN)
  )
}
