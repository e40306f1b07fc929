/** Opens what the server needs, in order, and closes it again, in reverse. */
import { createServer } from 'node:http'
import { getRequestListener, type ServerType } from '@hono/node-server'
import { openDatabase, useDatabase } from '#app/db/client.server.ts'
import { startAccountCleanup } from '#app/features/accounts/cleanup.server.ts'
import { keepCollections } from '#app/features/collections/housekeeping.server.ts'
import { setupHints } from '#app/features/accounts/setup-hints.server.ts'
import { syncTaxonomy } from '#app/features/categories/commands.server.ts'
import type { Env } from '#app/lib/env.server.ts'
import { StartError } from '#app/lib/errors.ts'
import { startJobs, stopJobs } from '#app/lib/jobs.server.ts'
import { log } from '#app/lib/log.server.ts'
import { openStorage, useStorage } from '#app/lib/storage.server.ts'
import { runCommand } from '#cli/program.ts'
import { loadLibraryIntoEmptyGallery } from '#app/features/samples/library.server.ts'
import { serveControlSocket } from './control-socket.ts'
import { failureResponse, refuseMalformed } from './malformed-requests.ts'
import { startMetrics, withCountedErrors } from './metrics.ts'

/** What one client may take of the others' time and room: slow heads, slow bodies and too many lines end. */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 10_000,
}
/** A proxy keeps its connections for up to two minutes; were they ended here first, a request would fall between. */
const PROXY_KEEP_ALIVE = 130_000
const CONNECTIONS_MAX = 4_000

/** How long requests under way may take to end when the server stops, in milliseconds. */
const GRACE = 10_000

export type Fetch = (request: Request, bindings?: object) => Response | Promise<Response>

export type RunningServer = { url: string; stop(): Promise<void> }

/**
 * Starts everything around `fetch` and listens.
 * @throws StartError when a person has to do something first: the port is taken, the folder is in use…
 */
export async function startServer(settings: {
  env: Env
  fetch: Fetch
  /** Sees Node's requests before Hono does; the development server's Vite sits here. */
  wrap?: (server: ServerType) => void
}): Promise<RunningServer> {
  const { env } = settings
  const database = await openDatabase(env)
  useDatabase(database)
  const disk = await openStorage(env)
  useStorage(env.METRICS_TOKEN ? withCountedErrors(disk) : disk)
  const closers: (() => Promise<void>)[] = [() => database.close()]
  try {
    if (env.METRICS_TOKEN) await startMetrics()
    await syncTaxonomy()
    await loadLibraryIntoEmptyGallery()
    if (database.engine === 'embedded') {
      const control = await serveControlSocket(env.DATA_DIR, runCommand)
      closers.unshift(() => control.close())
    }
    const server = await listen(settings)
    // Nobody waits for a job in the first second; visitors do for the first page.
    const jobs = startJobs().catch((error: unknown) => log.error({ err: error }, 'jobs could not start'))
    closers.unshift(() => jobs.then(stopJobs))
    for (const note of setupHints(env)) log.info(note)
    for (const cleanup of [startAccountCleanup(), keepCollections()])
      closers.unshift(async () => cleanup.stop())
    closers.unshift(() => closeServer(server))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : env.PORT
    return { url: env.SITE_URL ?? `http://${displayHost(env.HOST)}:${port}`, stop: () => runAll(closers) }
  } catch (error) {
    await runAll(closers)
    throw error
  }
}

/** Stops `server` once on SIGTERM or SIGINT; a second signal ends the process at once. */
export function stopOnSignals(server: RunningServer): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed')
          process.exit(1)
        },
      )
    })
  }
}

function listen(settings: Parameters<typeof startServer>[0]): Promise<ServerType> {
  const { env, fetch } = settings
  return new Promise((resolve, reject) => {
    const answer = getRequestListener(fetch, { hostname: env.HOST, errorHandler: failureResponse })
    const limits = env.TRUST_PROXY ? { ...LIMITS, keepAliveTimeout: PROXY_KEEP_ALIVE } : LIMITS
    const server = createServer(limits, (incoming, outgoing) => void answer(incoming, outgoing))
    refuseMalformed(server)
    server.maxConnections = CONNECTIONS_MAX
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

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), GRACE)
    server.close(() => {
      clearTimeout(deadline)
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}

async function runAll(closers: (() => Promise<void>)[]): Promise<void> {
  for (const close of closers) await close()
}

function displayHost(host: string): string {
  return ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host
}
