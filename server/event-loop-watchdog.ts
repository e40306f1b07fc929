/** Reports what blocked the event loop for longer than a visitor should notice. */
import { takeWorkSince } from '#app/lib/current-work.server.ts'
import { log } from '#app/lib/log.server.ts'
import { metrics } from '#app/lib/metrics.server.ts'

const TICK = 100
const BLOCKED_MS = 200
/** More names are not useful: one of the first few is the cause. */
const NAMES_MAX = 8

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
