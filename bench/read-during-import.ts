/**
 * How cached pages perform during a large import: 32 visitors read at rest, then while 1,000 messages are imported, one
 * in fifty of them made to be expensive.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOSTILE_MAIL } from '../resilience/hostile-mail.ts'
import { watchHealth } from '../resilience/watch-health.ts'
import { createLoadClient } from './load-client.ts'
import type { LoadGallery } from './load-gallery.ts'
import { createMailSupply } from './load-imports.ts'
import { createResults, percentile, row } from './load-results.ts'

const VISITORS = 32
/** The pause between two pages of one visitor, in milliseconds. */
const PAUSE_MS = 250
/**
 * The seconds at rest. A cached page is rendered again each minute, so every page is rendered at least once, as during
 * the import.
 */
const REST_SECONDS = 70
const HOSTILE_EVERY = 50
const MEMORY_EVERY_MS = 10_000
const RATIO_MAX = 2

/** Runs the measurement; true if no request failed and the 99th percentile stayed within twice that at rest. */
export async function readDuringImport(gallery: LoadGallery, count: number): Promise<boolean> {
  const results = createResults()
  const client = createLoadClient(gallery.url, results)
  const pages = [
    '/',
    '/browse',
    '/brands',
    '/blog',
    ...gallery.contents.emails.slice(0, 8).map(({ path }) => path),
  ]
  const ended = new AbortController()

  async function read(visitor: number): Promise<void> {
    await sleep((visitor * PAUSE_MS) / VISITORS)
    for (let at = visitor; !ended.signal.aborted; at += 1) {
      await client.ask(pages[at % pages.length]!, { kind: 'page', due: performance.now() })
      await sleep(PAUSE_MS)
    }
  }

  const inbox = await mkdtemp(path.join(tmpdir(), 'mixed-load-import-'))
  try {
    await fill(inbox, count)
    for (const page of pages) await client.ask(page, { kind: 'first', due: performance.now() })
    const readers = Array.from({ length: VISITORS }, (_, visitor) => read(visitor))
    await sleep(2_000)
    results.takeWindow()
    // Memory is watched as during the import, because watching has a cost too.
    const memory = watchMemory(gallery)
    await watchHealth(gallery.url, () => sleep(REST_SECONDS * 1_000))
    const rest = results.takeWindow()
    const began = performance.now()
    const {
      result: { said },
      health,
    } = await watchHealth(gallery.url, () => gallery.command('import', inbox))
    const seconds = (performance.now() - began) / 1_000
    const during = results.takeWindow()
    ended.abort()
    await Promise.all(readers)
    const peak = memory.stop()

    console.log(
      `${VISITORS} visitors read cached pages; ${count} messages came in within ${seconds.toFixed(0)} s`,
    )
    console.log(row(['', 'answers', 'errors', 'p50 ms', 'p99 ms', 'slowest ms']))
    for (const [name, { answers, errors, times }] of [
      ['at rest', rest],
      ['during import', during],
    ] as const) {
      console.log(row([name, answers, errors, ...[50, 99, 100].map((share) => percentile(times, share))]))
    }
    for (const line of said.split('\n').filter((text) => /^(?:added|refused|failed)/.test(text)))
      console.log(line)
    console.log(
      `/healthz meanwhile: ${health.failed} of ${health.asked} failed, slowest ${health.slowestMs} ms`,
    )
    console.log(`the server’s memory: ${peak.rss} MB at most, ${peak.heap} MB of it JavaScript heap`)
    const ratio = percentile(during.times, 99) / percentile(rest.times, 99)
    const errors = rest.errors + during.errors
    const isMet = ratio <= RATIO_MAX && errors === 0
    console.log(
      `p99 ${ratio.toFixed(2)} times that at rest, wanted at most ${RATIO_MAX}; errors ${errors}, wanted 0: ` +
        (isMet ? 'met' : 'not met'),
    )
    return isMet
  } finally {
    ended.abort()
    client.close()
    await rm(inbox, { recursive: true })
  }
}

/** The peak memory of the server during the measurement, in megabytes. */
function watchMemory(gallery: LoadGallery): { stop(): { rss: number; heap: number } } {
  const peak = { rss: 0, heap: 0 }
  async function measure(): Promise<void> {
    const known = await gallery.measurements().catch(() => null)
    const megabytes = (name: string) => Math.round((known?.get(name) ?? 0) / 1_048_576)
    peak.rss = Math.max(peak.rss, megabytes('process_resident_memory_bytes'))
    peak.heap = Math.max(peak.heap, megabytes('nodejs_heap_size_used_bytes'))
  }
  const timer = setInterval(() => void measure(), MEMORY_EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}

async function fill(inbox: string, count: number): Promise<void> {
  const messageAt = createMailSupply()
  for (let number = 0; number < count; number += 1) {
    const hostile =
      number % HOSTILE_EVERY === 0 && HOSTILE_MAIL[(number / HOSTILE_EVERY) % HOSTILE_MAIL.length]
    const { name, bytes } = hostile
      ? { name: `${number}-${hostile.fileName}`, bytes: hostile.bytes }
      : messageAt(number)
    await writeFile(path.join(inbox, name), bytes)
  }
}
