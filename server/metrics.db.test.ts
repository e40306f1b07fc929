import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, inboxSources } from '#app/platform/db/schema.ts'
import { metrics, timeRendering } from '#app/platform/lib/metrics.server.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { serveMetrics, startMetrics, withCountedErrors } from './metrics.ts'

const TOKEN = 'a token for the tests alone'
const database = useTestDatabase()
const app = new Hono().get('/metrics', serveMetrics)

test('requires the token, and returns 404 without one in the settings', async () => {
  await startMetrics()
  expect((await ask(TOKEN)).status).toBe(404)
  useEnv({ METRICS_TOKEN: TOKEN })
  expect((await ask(TOKEN)).status).toBe(200)
  for (const wrong of ['another', `${TOKEN} `.toUpperCase(), '']) expect((await ask(wrong)).status).toBe(401)
  expect((await app.request('/metrics')).status).toBe(401)
})

test('reports counters and gauges in the Prometheus format', async () => {
  useEnv({ METRICS_TOKEN: TOKEN })
  await startMetrics()
  await createEmail()
  const arrived = { source: 'imap', sourceName: 'Brands', originalKey: 'private/00/a.eml', size: 1 } as const
  await db()
    .insert(arrivals)
    .values({ ...arrived, state: 'junk' })
  await db()
    .insert(inboxSources)
    .values({
      kind: 'imap',
      name: 'Brands',
      host: 'imap.acme.test',
      port: 993,
      username: 'reader',
      password: 'sealed',
      lastError: 'No response from the server.',
      lastMessageAt: new Date(1_763_000_000_000),
    })
  metrics()!.requests.observe({ route: 'gallery/home', status: '2xx' }, 0.01)
  metrics()!.cachedPages.inc({ outcome: 'hit' })
  await timeRendering(async () => 1)
  await expect(timeRendering(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  const disk = withCountedErrors(new Disk(new FSDriver({ location: '/nowhere', visibility: 'private' })))
  await expect(disk.get('missing.html')).rejects.toThrow(/missing/)

  const answer = await ask(TOKEN)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/)
  const text = await answer.text()
  for (const line of [
    'mailshelf_request_seconds_bucket{le="0.02",route="gallery/home",status="2xx"} 1',
    'mailshelf_page_cache_total{outcome="hit"} 1',
    'mailshelf_render_seconds_count{outcome="done"} 1',
    'mailshelf_render_seconds_count{outcome="failed"} 1',
    'mailshelf_storage_errors_total{operation="get"} 1',
    'mailshelf_emails 1',
    'mailshelf_inbox_arrivals{state="junk"} 1',
    'mailshelf_inbox_source_state{kind="imap",name="Brands",state="trouble"} 1',
    'mailshelf_inbox_last_message_timestamp_seconds{kind="imap",name="Brands"} 1763000000',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(/mailshelf_database_connections\{state="waiting"\} 0/.test(text)).toBe(
    database().engine === 'server',
  )
})

function ask(token: string): Response | Promise<Response> {
  return app.request('/metrics', { headers: { Authorization: `Bearer ${token}` } })
}
