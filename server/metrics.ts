/** Serves Prometheus metrics at /metrics: counters, and gauges read on request. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Disk } from 'flydrive'
import type { Context, Next } from 'hono'
import type { GaugeConfiguration } from 'prom-client'
import { openedDatabase } from '#app/platform/db/client.server.ts'
import { galleryVersion } from '#app/platform/db/gallery-version.server.ts'
import { countArrivals, listSources, readSourceHealth } from '#app/intake/inbox/source-health.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { listJobs } from '#app/platform/lib/jobs.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { metrics, openMetrics } from '#app/platform/lib/metrics.server.ts'
import { withinTime } from '#app/platform/lib/request-timeout.server.ts'
import { shared } from './readiness.ts'

/**
 * The time limit of a lookup, in milliseconds. Prometheus waits for ten seconds; without a database the other metrics
 * must still arrive in time.
 */
const LOOKUP_MS = 2_000

/** Two gauges of one scrape read them. */
const readJobs = shared(() => lookUp(listJobs()), 0)

/** Starts the counters, and reads gauges on each request. */
export async function startMetrics(): Promise<void> {
  const { Gauge } = await import('prom-client')
  const { registry } = await openMetrics()
  function addGauge<Label extends string>(configuration: GaugeConfiguration<Label>): void {
    registry.registerMetric(new Gauge({ ...configuration, registers: [] }))
  }
  addGauge({
    name: 'mailshelf_emails',
    help: 'Public emails',
    async collect() {
      const version = await lookUp(galleryVersion())
      if (version) this.set(version.emails)
    },
  })
  addGauge({
    name: 'mailshelf_jobs',
    help: 'Jobs by queue and state; completed ones for three days',
    labelNames: ['queue', 'state'],
    async collect() {
      this.reset()
      for (const { name, failures: _, oldestSeconds: __, ...states } of (await readJobs()) ?? []) {
        for (const [state, count] of Object.entries(states)) this.set({ queue: name, state }, count)
      }
    },
  })
  addGauge({
    name: 'mailshelf_job_age_seconds',
    help: 'For how long the oldest waiting job of each queue could have run',
    labelNames: ['queue'],
    async collect() {
      this.reset()
      for (const { name, oldestSeconds } of (await readJobs()) ?? []) {
        this.set({ queue: name }, oldestSeconds)
      }
    },
  })
  addGauge({
    name: 'mailshelf_inbox_arrivals',
    help: 'Incoming messages, by state',
    labelNames: ['state'],
    async collect() {
      this.reset()
      for (const [state, count] of Object.entries((await lookUp(countArrivals())) ?? {})) {
        this.set({ state }, count)
      }
    },
  })
  addGauge({
    name: 'mailshelf_inbox_source_state',
    help: 'Sources of the inbox: 1 for the state of each (working, trouble, silent, off)',
    labelNames: ['kind', 'name', 'state'],
    async collect() {
      this.reset()
      const health = (await lookUp(readSourceHealth())) ?? []
      for (const { kind, name, state } of health) this.set({ kind, name, state }, 1)
    },
  })
  addGauge({
    name: 'mailshelf_inbox_last_message_timestamp_seconds',
    help: 'When the last message of a source arrived',
    labelNames: ['kind', 'name'],
    async collect() {
      this.reset()
      for (const { kind, name, lastMessageAt } of (await lookUp(listSources())) ?? []) {
        if (lastMessageAt) this.set({ kind, name }, lastMessageAt.getTime() / 1000)
      }
    },
  })
  const { connections } = openedDatabase()
  if (!connections) return
  addGauge({
    name: 'mailshelf_database_connections',
    help: 'Database connections of this process; waiting: queries without a connection',
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
    },
  })
}

/** Storage with its failures counted. */
export function withCountedErrors(disk: Disk): Disk {
  return new Proxy(disk, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      const method = value.bind(target) as (...args: unknown[]) => unknown
      return (...args: unknown[]) => {
        const answer = method(...args)
        if (answer instanceof Promise) answer.catch(() => countStorageError(String(name)))
        return answer
      }
    },
  })
}

export function countStorageError(operation: string): void {
  metrics()?.storageErrors.inc({ operation })
}

/** The metrics, for clients with the token; 404 when the setting is missing. */
export async function serveMetrics(c: Context, next: Next): Promise<Response | void> {
  const { METRICS_TOKEN } = env()
  const counted = metrics()
  if (!METRICS_TOKEN || !counted) return next()
  if (!equalInConstantTime(c.req.header('Authorization'), `Bearer ${METRICS_TOKEN}`))
    return c.text('This address requires the token.', 401, {
      'WWW-Authenticate': 'Bearer',
      'Cache-Control': 'no-store',
    })
  const { registry } = counted
  const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }
  return c.body(await registry.metrics(), 200, headers)
}

/** Compares two secrets in constant time. */
function equalInConstantTime(given: string | undefined, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given ?? ''), digest(wanted))
}

/** The result of a lookup; null when the database does not respond, and its metrics are left out. */
async function lookUp<T>(looking: Promise<T>): Promise<T | null> {
  return settleOrNull(withinTime(looking, LOOKUP_MS), 'reading a metric')
}
