/** Refuses requests that never reach the app: invalid HTTP, oversized or slow requests, foreign hosts. */
import { randomUUID } from 'node:crypto'
import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { RequestError } from '@hono/node-server'
import { securityHeaders } from '#app/platform/http/security-headers.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { isHttps } from '#app/platform/lib/site-url.server.ts'

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** How long a client may keep its side open after a refusal, in milliseconds. */
const LINGER = 1_000

/** Answers with the right status and the security headers, then closes the connection. */
export function refuseMalformed(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, answer) => answers.set(socket, answer))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket)
    // A response that has begun cannot be replaced.
    if (!socket.writable || (answer?.headersSent && !answer.writableFinished)) {
      socket.destroy()
      return
    }
    const headers = [...securityHeaders(isHttps()), ['Content-Length', '0'], ['Connection', 'close']]
    const lines = headers.map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}`, ...lines, '', ''].join('\r\n'))
    setTimeout(() => socket.destroy(), LINGER).unref()
  })
  // Node would refuse these without the security headers.
  server.on('checkExpectation', (_request, response: ServerResponse) => void refuse(response, 417))
}

/** Refuses a request whose head was read, and closes its connection. Returns the id of the request for the log. */
export function refuse(response: ServerResponse, status: number, message = ''): string {
  const requestId = randomUUID()
  response.writeHead(status, [
    ...securityHeaders(isHttps()).flat(),
    'Content-Type',
    'text/plain; charset=utf-8',
    'Cache-Control',
    'no-store',
    'Connection',
    'close',
    'X-Request-Id',
    requestId,
  ])
  response.end(message)
  return requestId
}

/** The response to a request that cannot be read, or that failed outside the app. */
export function failureResponse(error: unknown): Response {
  if (!(error instanceof RequestError))
    log.error({ err: error }, 'a request failed before it reached the app')
  return new Response(null, {
    status: error instanceof RequestError ? 400 : 500,
    headers: securityHeaders(isHttps()),
  })
}
