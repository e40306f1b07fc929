/** Limits the connections of one network and slow uploads. */
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { log } from '#app/platform/lib/log.server.ts'
import { metrics } from '#app/platform/lib/metrics.server.ts'
import { clientNetwork } from '#app/platform/lib/client-network.ts'

/** Concurrent connections from one IPv4 address or one IPv6 /64: a browser opens six, and an office may share one. */
const PER_NETWORK = 400
/** By how many bytes a body must have grown within so many milliseconds. */
const BODY_BYTES = 5_000
const BODY_WINDOW = 5_000
const CHECK_EVERY = 1_000
const WARN_EVERY = 60_000

/**
 * Closes connections above a network's limit. A trusted proxy is a single address, so it has to enforce its own limit.
 */
export function limitConnections(server: Server): void {
  const counts = new Map<string, number>()
  let warnedAt = -WARN_EVERY
  server.on('connection', (socket: Socket) => {
    const network = clientNetwork((socket.remoteAddress ?? '').replace(/^::ffff:/, ''))
    const count = counts.get(network) ?? 0
    if (count >= PER_NETWORK) {
      metrics()?.refusedConnections.inc()
      if (performance.now() - warnedAt > WARN_EVERY) {
        warnedAt = performance.now()
        log.warn(
          { network, perNetwork: PER_NETWORK },
          'too many connections from one network; closing further ones',
        )
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
export function limitSlowBodies(server: Server): void {
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
      if (now - before.at < BODY_WINDOW) continue
      const bytes = socket.bytesRead
      open.set(request, { bytes, at: now })
      // While received bytes are unread, the client waits for the server.
      if (readableLength > 0 || bytes - before.bytes >= BODY_BYTES) continue
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
