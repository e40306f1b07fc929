/** The HTTP server: its limits, its refusals before the app, its start and stop. */
import { createServer } from 'node:http'
import { getRequestListener, type ServerType } from '@hono/node-server'
import type { Env } from '#app/platform/lib/env.server.ts'
import { StartError } from '#app/platform/lib/errors.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { limitConnections, limitSlowBodies } from './connection-limits.ts'
import { refuseHost } from './host-check.ts'
import { failureResponse, refuse, refuseMalformed } from './malformed-requests.ts'

/** `connection-limits.ts` ends slow bodies much earlier; `requestTimeout` bounds those that keep moving. */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 10_000,
  // `host-check.ts` answers requests without a host, with the security headers.
  requireHostHeader: false,
}
/**
 * The keep-alive behind a proxy, in milliseconds: longer than the proxy's, so that it never reuses a closing
 * connection.
 */
const PROXY_KEEP_ALIVE = 130_000
const CONNECTIONS_MAX = 4_000
/** The limit of an inactive connection, in milliseconds, such as of a client that does not read its response. */
const IDLE_MAX = 120_000

/** How long open requests may take to finish when the server stops, in milliseconds. */
const GRACE = 10_000

export type Fetch = (request: Request, bindings?: object) => Response | Promise<Response>

export type HttpSettings = {
  env: Env
  fetch: Fetch
  /** Receives Node's requests before Hono does; used for the Vite of the development server. */
  wrap?: (server: ServerType) => void
}

/** Starts the HTTP server. @throws StartError when the address cannot be used */
export function listen(settings: HttpSettings): Promise<ServerType> {
  const { env, fetch } = settings
  return new Promise((resolve, reject) => {
    const answer = getRequestListener(fetch, { hostname: env.HOST, errorHandler: failureResponse })
    const limits = env.TRUST_PROXY ? { ...LIMITS, keepAliveTimeout: PROXY_KEEP_ALIVE } : LIMITS
    const server = createServer(limits, (incoming, outgoing) => {
      const refusal = refuseHost(incoming, env.SITE_URL)
      if (!refusal) {
        void answer(incoming, outgoing)
        return
      }
      const requestId = refuse(outgoing, refusal.status, refusal.message)
      const host = incoming.headers.host?.slice(0, 100)
      log.info({ requestId, status: refusal.status, host }, 'host refused')
    })
    refuseMalformed(server)
    limitSlowBodies(server)
    if (!env.TRUST_PROXY) limitConnections(server)
    server.maxConnections = CONNECTIONS_MAX
    server.setTimeout(IDLE_MAX)
    settings.wrap?.(server)
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        const next = env.PORT + 1
        reject(
          new StartError(
            `Port ${env.PORT} is in use. Stop the other program or choose another: PORT=${next} npm start`,
          ),
        )
      } else if (error.code === 'EACCES') {
        reject(
          new StartError(
            `Port ${env.PORT} needs more rights than this user has. Choose one above 1023: PORT=3000 npm start`,
          ),
        )
      } else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
        reject(
          new StartError(`HOST=${env.HOST} is not an address of this machine. Use 127.0.0.1 or 0.0.0.0.`),
        )
      } else {
        reject(error)
      }
    })
    server.listen(env.PORT, env.HOST, () => resolve(server))
  })
}

export function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), GRACE)
    server.close(() => {
      clearTimeout(deadline)
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
