/**
 * Reports what blocked the event loop for longer than a visitor should notice, and ends a process that stays blocked.
 */
import { url as inspectorUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { sharedWork, takeWorkSince } from '#app/platform/lib/work-in-progress.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { metrics } from '#app/platform/lib/metrics.server.ts'
import { workerUrl } from '#app/platform/lib/worker-url.server.ts'
import type { WatchdogSettings } from './watchdog-worker.ts'

const TICK = 100
const BLOCKED_MS = 200
/** The maximum of names in a report: one of the first few is the cause. */
const NAMES_MAX = 8

/** The interval of the watchdog's thread, in milliseconds. */
const WATCH_EVERY = 250
/** The longest block of the event loop before the process ends, in milliseconds. */
const BLOCKED_MAX = 10_000
/** The heartbeat's value while a debugger may pause this thread. */
const DEBUGGED = -1

export type Block = {
  ms: number
  /** Processor time of this thread during the block. Much less than `ms` means waiting, for the disk or a processor. */
  cpuMs: number
  /** Work in progress: routes, jobs, commands. */
  work: string[]
}

export function watchEventLoop(report: (block: Block) => void = logBlock): { stop(): void } {
  let last = performance.now()
  let cpu = process.threadCpuUsage()
  const timer = setInterval(() => {
    const now = performance.now()
    const used = process.threadCpuUsage(cpu)
    const ms = now - last - TICK
    const work = takeWorkSince(last)
    if (ms > BLOCKED_MS) {
      report({ ms: Math.round(ms), cpuMs: Math.round((used.user + used.system) / 1000), work })
    }
    last = now
    cpu = process.threadCpuUsage()
  }, TICK)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

function logBlock({ ms, cpuMs, work }: Block): void {
  log.warn({ ms, cpuMs, work: work.slice(0, NAMES_MAX) }, 'event loop blocked')
  metrics()?.eventLoopBlocks.inc({ work: work.length > 1 ? 'several' : (work[0] ?? 'none') })
}

/**
 * Ends the process with the exit code BLOCKED when its event loop has been blocked for `blockedMax` milliseconds, and
 * logs the work in progress: from a thread of its own, because no timer of this one fires then.
 */
export function endWhenBlocked(blockedMax = BLOCKED_MAX): { stop(): Promise<void> } {
  const heartbeat = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  let beats = 0
  const timer = setInterval(() => {
    beats = (beats + 1) % 2 ** 30
    Atomics.store(heartbeat, 0, inspectorUrl() === undefined ? beats : DEBUGGED)
  }, WATCH_EVERY)
  timer.unref()
  const ticks = Math.ceil(blockedMax / WATCH_EVERY)
  const workerData: WatchdogSettings = { heartbeat, work: sharedWork(), ticks, tickMs: WATCH_EVERY }
  if (inspectorUrl() !== undefined) Atomics.store(heartbeat, 0, DEBUGGED)
  const worker = new Worker(workerUrl('server/watchdog-worker.ts'), { workerData })
  worker.unref()
  worker.on('error', (error) => log.error({ err: error }, 'the watchdog thread failed'))
  return {
    async stop() {
      clearInterval(timer)
      await worker.terminate()
    },
  }
}
