/** Compresses dynamic responses; cached pages, scripts and styles are compressed once. */
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib'
import { createReadableStreamFromReadable } from '@react-router/node'
import { acceptsEncoding } from '#app/platform/http/accepts-encoding.ts'

const TEXT_TYPES = /^(?:text\/|application\/(?:json|xml|[\w.-]+\+(?:json|xml)))/
/** Smaller responses, in bytes, are not worth compressing. */
const BYTES_MIN = 1_000

/** Encodings for complete responses, best first. */
const ENCODERS = {
  // Brotli's fastest level compresses better than gzip's default, in a quarter of the time.
  br: (bytes: ArrayBuffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (bytes: ArrayBuffer) => promisify(gzip)(bytes, { level: 3 }),
}
const ENCODINGS = ['br', 'gzip'] as const

/** The compressed response, if the client accepts it; chunks are sent as they come. */
export async function compress(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response
  // Hono's server makes a stream of the bytes once the body is asked for.
  if (status === 206 || !isCompressible(headers) || !response.body) return response
  if (!headers.get('Vary')?.includes('Accept-Encoding')) headers.append('Vary', 'Accept-Encoding')
  const isWhole = headers.has('content-length')
  const encoding = (isWhole ? ENCODINGS : (['gzip'] as const)).find((one) =>
    acceptsEncoding(request.headers.get('accept-encoding'), one),
  )
  if (request.method === 'HEAD' || !encoding) return response
  const compressed = new Headers(headers)
  compressed.set('Content-Encoding', encoding)
  compressed.delete('Content-Length')
  const tag = compressed.get('ETag')
  // The text is the same, but its bytes differ.
  if (tag && !tag.startsWith('W/')) compressed.set('ETag', `W/${tag}`)
  if (isWhole) {
    const bytes = await ENCODERS[encoding](await response.arrayBuffer())
    compressed.set('Content-Length', String(bytes.length))
    return new Response(bytes, { status, headers: compressed })
  }
  const compressor = createGzip({ flush: constants.Z_SYNC_FLUSH })
  const source = Readable.fromWeb(response.body as ReadableStream)
  source.once('error', (error) => compressor.destroy(error))
  compressor.once('close', () => source.destroy())
  return new Response(createReadableStreamFromReadable(source.pipe(compressor)), {
    status,
    headers: compressed,
  })
}

function isCompressible(headers: Headers): boolean {
  const length = headers.get('content-length')
  return (
    TEXT_TYPES.test(headers.get('content-type') ?? '') &&
    !headers.has('content-encoding') &&
    (length === null || Number(length) >= BYTES_MIN)
  )
}
