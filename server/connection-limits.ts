/** Limits the connections of one network and slow uploads. */
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { log } from '#app/platform/lib/log.server.ts'
import { metrics } from '#app/platform/lib/metrics.server.ts'
import { clientNetwork } from '#app/platform/lib/client-network.ts'

type ConnectionLimits = {
  /** Concurrent connections from one IPv4 address or one IPv6 /64. */
  perNetwork: number
  /** The interval at which a body is checked, in milliseconds. */
  bodyWindow: number
  /** The bytes by which a body must have grown within the interval. */
  bodyBytes: number
}

/** A browser opens six connections, and a whole office may share one address. */
const LIMITS: ConnectionLimits = { perNetwork: 400, bodyWindow: 5_000, bodyBytes: 5_000 }
const CHECK_EVERY = 1_000
const WARN_EVERY = 60_000

/**
 * Closes connections above a network's limit. A trusted proxy is a single address, so it has to enforce its own limit.
 */
export function limitConnections(server: Server, { perNetwork } = LIMITS): void {
  const counts = new Map<string, number>()
  let warnedAt = -WARN_EVERY
  server.on('connection', (socket: Socket) => {
    const network = clientNetwork((socket.remoteAddress ?? '').replace(/^::ffff:/, ''))
    const count = counts.get(network) ?? 0
    if (count >= perNetwork) {
      metrics()?.refusedConnections.inc()
      if (performance.now() - warnedAt > WARN_EVERY) {
        warnedAt = performance.now()
        log.warn({ network, perNetwork }, 'too many connections from one network; closing further ones')
      }
      socket.destroy()
      return
    }
    counts.set(network, count + 1)
    socket.once('close', () => {
      const left = counts.get(network)! - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
  })
}

/** Aborts requests whose body stalls or trickles in. */
export function limitSlowBodies(server: Server, { bodyWindow, bodyBytes } = LIMITS): void {
  const open = new Map<IncomingMessage, { bytes: number; at: number }>()
  server.on('request', (request: IncomingMessage) => {
    const { headers } = request
    if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return
    open.set(request, { bytes: request.socket.bytesRead, at: performance.now() })
    request.once('close', () => open.delete(request))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [request, before] of open) {
      const { complete, readableLength, socket } = request
      if (complete) {
        open.delete(request)
        continue
      }
      if (now - before.at < bodyWindow) continue
      const bytes = socket.bytesRead
      open.set(request, { bytes, at: now })
      // While received bytes are unread, the client waits for the server.
      if (readableLength > 0 || bytes - before.bytes >= bodyBytes) continue
      open.delete(request)
      server.emit(
        'clientError',
        Object.assign(new Error('Slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      )
    }
  }, CHECK_EVERY)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
