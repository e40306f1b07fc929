/**
 * What is counted for Prometheus, where METRICS_TOKEN asks for it. Without it nothing of this is loaded, and what
 * notes something finds an empty place.
 */
import type { Counter, Histogram, Registry } from 'prom-client'
import { singleton } from './singleton.ts'

export type Metrics = {
  registry: Registry
  requests: Histogram<'route' | 'status'>
  cachedPages: Counter<'outcome'>
  renderings: Histogram<'outcome'>
  storageErrors: Counter<'operation'>
}

const current = singleton<Metrics>('metrics')

/** Begins to count. Names and labels are few: each pair of them is a line that is kept for ever. */
export async function openMetrics(): Promise<Metrics> {
  const { Counter, Histogram, Registry, collectDefaultMetrics } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const metrics: Metrics = {
    registry,
    requests: new Histogram({
      name: 'mailshelf_request_seconds',
      help: 'Time until an answer began, by route and class of status',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    cachedPages: new Counter({
      name: 'mailshelf_kept_pages_total',
      help: 'Pages for visitors that were served as kept (hit) or drawn first (miss)',
      labelNames: ['outcome'],
      registers,
    }),
    renderings: new Histogram({
      name: 'mailshelf_drawing_seconds',
      help: 'Time that the pictures of one email took, by outcome',
      labelNames: ['outcome'],
      buckets: [0.5, 1, 2, 5, 10, 20, 40],
      registers,
    }),
    storageErrors: new Counter({
      name: 'mailshelf_storage_errors_total',
      help: 'Reads and writes of files that failed, by operation',
      labelNames: ['operation'],
      registers,
    }),
  }
  current.set(metrics)
  return metrics
}

/** What counts in this process; undefined where nothing is counted. */
export function metrics(): Metrics | undefined {
  return current.get()
}

/** Does `work` and notes how long it took and how it ended. */
export async function timeRendering<T>(work: () => Promise<T>): Promise<T> {
  const done = metrics()?.renderings.startTimer()
  try {
    const result = await work()
    done?.({ outcome: 'done' })
    return result
  } catch (error) {
    done?.({ outcome: 'failed' })
    throw error
  }
}
