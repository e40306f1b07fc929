/**
 * The thread behind HEALTH_PORT. It uses its own port, so neither a busy event loop nor a full connection table of the
 * main server can delay it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

export type HealthSettings = {
  host: string
  port: number
  /** The main thread's last heartbeat in seconds since 1970, as one 32-bit integer. */
  heartbeat: SharedArrayBuffer
  /** The main thread counts as blocked after this long without a heartbeat, in seconds. */
  blockedAfter: number
}

export type Readiness = { database: 'ok' | 'failed'; storage: 'ok' | 'failed'; server?: 'stopping' }

/** The time limit for the main thread's readiness check, in milliseconds. */
const READY_WITHIN = 3_000

const { host, port, heartbeat, blockedAfter } = workerData as HealthSettings
const lastBeat = new Int32Array(heartbeat)
const main = parentPort!
const waiting = new Set<(readiness: Readiness) => void>()

main.on('message', (readiness: Readiness) => {
  for (const resolve of waiting) resolve(readiness)
  waiting.clear()
})

function askReadiness(): Promise<Readiness | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => answer(null), READY_WITHIN)
    function answer(readiness: Readiness | null) {
      clearTimeout(timer)
      waiting.delete(answer)
      resolve(readiness)
    }
    waiting.add(answer)
    main.postMessage('ready?')
  })
}

const server = createServer(
  { headersTimeout: 5_000, requestTimeout: 5_000, keepAliveTimeout: 5_000, maxHeaderSize: 8_192 },
  (request, response) => void respond(request, response),
)

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  function send(status: number, type: string, body: string) {
    response.writeHead(status, {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    response.end(request.method === 'HEAD' ? '' : body)
  }
  const path = request.url?.split('?')[0]
  const silent = Math.floor(Date.now() / 1000) - Atomics.load(lastBeat, 0)
  const blocked = silent > blockedAfter ? `event loop blocked for ${silent} s` : null
  if (path === '/healthz') return send(blocked ? 503 : 200, 'text/plain; charset=utf-8', blocked ?? 'ok')
  if (path !== '/readyz') return send(404, 'text/plain; charset=utf-8', 'Not found')
  const readiness = blocked ? null : await askReadiness()
  const isReady = readiness !== null && Object.values(readiness).every((state) => state === 'ok')
  const report = readiness ?? { database: 'unknown', storage: 'unknown', eventLoop: 'blocked' }
  send(isReady ? 200 : 503, 'application/json', JSON.stringify(report))
}
server.maxConnections = 100
server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
  main.postMessage({ failed: code ?? message }),
)
server.listen(port, host, () => {
  const address = server.address()
  main.postMessage({ port: typeof address === 'object' && address ? address.port : port })
})
