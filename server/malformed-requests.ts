/** What never becomes a request: bytes that are no HTTP, heads too large or too slow, hosts and paths that are none. */
import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { RequestError } from '@hono/node-server'
import { securityHeaders } from '#app/http/security-headers.ts'
import { log } from '#app/lib/log.server.ts'
import { isHttps } from '#app/lib/site-url.server.ts'

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Says what is wrong, with the headers of every other answer, and hangs up. */
export function refuseMalformed(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, answer) => answers.set(socket, answer))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket)
    // Nothing may land in the middle of an answer that is on its way.
    if (!socket.writable || (answer?.headersSent && !answer.writableFinished)) {
      socket.destroy()
      return
    }
    const headers = [...securityHeaders(isHttps()), ['Content-Length', '0'], ['Connection', 'close']]
    const lines = headers.map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}`, ...lines, '', ''].join('\r\n'))
  })
}

/** For what cannot be made a request of, and for what failed outside the app. */
export function failureResponse(error: unknown): Response {
  if (!(error instanceof RequestError)) log.error({ err: error }, 'a request failed outside the app')
  return new Response(null, {
    status: error instanceof RequestError ? 400 : 500,
    headers: securityHeaders(isHttps()),
  })
}
