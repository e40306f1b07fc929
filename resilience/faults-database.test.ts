/** The PostgreSQL server freezes, crashes and returns: a clear error page meanwhile, and recovery without intervention. */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { startPostgres } from '../scripts/test-postgres.mjs'
import { printTable } from './results-table.ts'
import { messagesIn } from './outbox.ts'
import { descendantsOf, signal } from './processes.ts'
import { waitUntil } from './wait-until.ts'
import { newVisitor, signUp, type Visitor } from './visitor.ts'

const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-trust-away-'))
const measurements: Record<string, string | number>[] = []
const acknowledged: string[] = []
let postgres: NonNullable<Awaited<ReturnType<typeof startPostgres>>>
let server: BuiltServer
let url: string
let reader: Visitor
let picture: string
const origin = () => url

beforeAll(async () => {
  postgres = (await startPostgres())!
  server = startBuiltServer({
    DATA_DIR,
    DATABASE_URL: postgres.url,
    TRUST_PROXY: 'true',
    CHROMIUM_PATH: '/nowhere',
    LOG_LEVEL: 'fatal',
  })
  url = await server.ready
  reader = await signUp(origin, 'reader@example.com')
  picture = /\/media\/[\w/]+\.avif/.exec(await (await newVisitor(origin).get('/')).text())![0]
  await waitUntil(() => subscribe('before@example.com'), 30_000, 'a subscription')
}, 180_000)

afterAll(async () => {
  printTable('The database goes away and comes back', measurements)
  server?.child.kill('SIGKILL')
  await server?.ended
  await postgres?.stop()
  rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 20 })
})

/** True if the write was confirmed. */
async function subscribe(email: string): Promise<boolean> {
  const { status } = await newVisitor(origin).post('/subscribe', { email, source: 'footer' })
  if (status === 200) acknowledged.push(email)
  return status === 200
}

const freeze = async () => signal([postgres.pid(), ...descendantsOf(postgres.pid())], 'SIGSTOP')
const thaw = async () => signal([postgres.pid(), ...descendantsOf(postgres.pid())], 'SIGCONT')

test.each([
  { fault: 'frozen', goes: freeze, comes: thaw },
  { fault: 'broken down', goes: () => postgres.crash(), comes: () => postgres.run() },
])('$fault', async ({ fault, goes, comes }) => {
  // Writes continue until they are refused, so that the fault comes in between.
  const writing = new AbortController()
  const writers = [1, 2, 3].map(async (writer) => {
    for (let n = 0; !writing.signal.aborted; n++) {
      const kept = await subscribe(`${fault.replace(' ', '-')}-${writer}-${n}@example.com`).catch(() => false)
      if (!kept) return
    }
  })
  const before = acknowledged.length
  await waitUntil(() => acknowledged.length > before + 5, 60_000, 'some writes')
  await goes()

  const first = await timed(() => newVisitor(origin).get('/'))
  for (const [visitor, path] of [
    [newVisitor(origin), '/'],
    [newVisitor(origin), '/brands'],
    [reader, '/saved'],
  ] as const) {
    await expectUnavailablePage(await visitor.get(path), 'Try again')
  }
  const later = await timed(() => newVisitor(origin).get('/'))
  await expectUnavailablePage(first.answer, 'Try again')
  await expectUnavailablePage(later.answer, 'Try again')
  await expectUnavailablePage(
    await newVisitor(origin).post('/contact', {
      name: 'Ada',
      email: 'a@example.com',
      topic: 'A question',
      message: 'x',
    }),
    'has not been confirmed',
  )
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(url + picture)).status).toBe(200)
  const ready = await fetch(`${url}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([503, { database: 'failed', storage: 'ok' }])
  writing.abort()
  await Promise.all(writers)

  await comes()
  const back = await waitUntil(
    async () => (await newVisitor(origin).get('/')).status === 200,
    60_000,
    'the home page',
  )
  const signedIn = await waitUntil(
    async () => (await reader.get('/saved')).status === 200,
    60_000,
    'a signed-in page',
  )
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const email = `after-${fault.replace(' ', '-')}@example.com`
  await waitUntil(() => subscribe(email), 30_000, 'a write')
  const delivered = await waitUntil(() => messagesIn(DATA_DIR).includes(email), 120_000, 'an email')
  expect(await missing()).toEqual([])
  measurements.push({
    fault,
    'first page, ms': first.ms,
    'next page, ms': later.ms,
    'pages back, ms': back,
    'signed in, ms': back + signedIn,
    'job done, ms': delivered,
    acknowledged: acknowledged.length,
    lost: 0,
  })
})

async function expectUnavailablePage(answer: Response, advice: string): Promise<void> {
  expect([new URL(answer.url).pathname, answer.status]).toEqual([new URL(answer.url).pathname, 503])
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-encoding')).toBeNull()
  const html = await answer.text()
  expect(html).toContain('Back in a moment')
  expect(html).toContain(advice)
}

async function timed(ask: () => Promise<Response>): Promise<{ answer: Response; ms: number }> {
  const began = performance.now()
  const answer = await ask()
  return { answer, ms: Math.round(performance.now() - began) }
}

/** Confirmed writes that are missing. */
async function missing(): Promise<string[]> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ email: string }>('select email from subscribers')
  await client.end()
  const there = new Set(rows.map(({ email }) => email))
  return acknowledged.filter((email) => !there.has(email))
}
