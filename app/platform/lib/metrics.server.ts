/** The metrics for Prometheus; without METRICS_TOKEN nothing is loaded and `metrics()` is undefined. */
import type { Counter, Histogram, Registry } from 'prom-client'
import { singleton } from './singleton.ts'

export type Metrics = {
  registry: Registry
  requests: Histogram<'route' | 'status'>
  cachedPages: Counter<'outcome'>
  renderings: Histogram<'outcome'>
  storageErrors: Counter<'operation'>
  refusedConnections: Counter
  slowQueries: Counter
  eventLoopBlocks: Counter<'work'>
}

const current = singleton<Metrics>('metrics')

/** Starts collecting. Labels must have few values: each combination is a separate time series. */
export async function openMetrics(): Promise<Metrics> {
  const { Counter, Histogram, Registry, collectDefaultMetrics } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const metrics: Metrics = {
    registry,
    requests: new Histogram({
      name: 'mailshelf_request_seconds',
      help: 'Time until the response started, by route and status class',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    cachedPages: new Counter({
      name: 'mailshelf_page_cache_total',
      help: 'Pages for visitors served from the page cache (hit) or rendered first (miss)',
      labelNames: ['outcome'],
      registers,
    }),
    renderings: new Histogram({
      name: 'mailshelf_render_seconds',
      help: 'Time to render the previews of one email, by outcome',
      labelNames: ['outcome'],
      buckets: [0.5, 1, 2, 5, 10, 20, 40],
      registers,
    }),
    storageErrors: new Counter({
      name: 'mailshelf_storage_errors_total',
      help: 'Failed file operations, by operation',
      labelNames: ['operation'],
      registers,
    }),
    refusedConnections: new Counter({
      name: 'mailshelf_refused_connections_total',
      help: 'Connections closed because their network had too many',
      registers,
    }),
    slowQueries: new Counter({
      name: 'mailshelf_slow_queries_total',
      help: 'Queries of a PostgreSQL server that took longer than a second',
      registers,
    }),
    eventLoopBlocks: new Counter({
      name: 'mailshelf_event_loop_blocks_total',
      help: 'Times the event loop was blocked for more than 200 ms, by the work under way',
      labelNames: ['work'],
      registers,
    }),
  }
  current.set(metrics)
  return metrics
}

export function metrics(): Metrics | undefined {
  return current.get()
}

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
