/** Serves /healthz and /readyz on HEALTH_PORT, from a thread that a saturated server cannot hold up. */
import { Worker } from 'node:worker_threads'
import { StartError } from '#app/platform/lib/errors.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { workerUrl } from '#app/platform/lib/worker-url.server.ts'
import type { HealthSettings, Readiness } from './health-worker.ts'

const BEAT_EVERY = 500

type Message = 'ready?' | { failed: string } | { port: number }

export type HealthServer = { port: number; close(): Promise<void> }

/** Starts the thread. @throws StartError when the port cannot be used */
export async function startHealthServer(
  { host, port, blockedAfter = 5 }: { host: string; port: number; blockedAfter?: number },
  checkReadiness: () => Promise<Readiness>,
): Promise<HealthServer> {
  const heartbeat = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const lastBeat = new Int32Array(heartbeat)
  const beat = () => Atomics.store(lastBeat, 0, Math.floor(Date.now() / 1000))
  beat()
  const timer = setInterval(beat, BEAT_EVERY)
  timer.unref()
  const workerData: HealthSettings = { host, port, heartbeat, blockedAfter }
  const worker = new Worker(workerUrl('server/health-worker.ts'), { workerData })
  const listening = Promise.withResolvers<number>()
  worker.on('message', (message: Message) => {
    if (message === 'ready?') void checkReadiness().then((readiness) => worker.postMessage(readiness))
    else if ('port' in message) listening.resolve(message.port)
    else
      listening.reject(
        new StartError(`HEALTH_PORT=${port} cannot be used (${message.failed}). Choose another.`),
      )
  })
  worker.on('error', (error) => {
    log.error({ err: error }, 'the health check thread failed')
    listening.reject(error)
  })
  async function close() {
    clearInterval(timer)
    await worker.terminate()
  }
  try {
    return { port: await listening.promise, close }
  } catch (error) {
    await close()
    throw error
  }
}
