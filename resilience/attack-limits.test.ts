/** Limits on what one client may use, which forged addresses do not evade. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { send, sendBytes } from './attack-wire.ts'
import { printTable } from './results-table.ts'
import { createServerDatabase } from './server-database.ts'

const SEARCHES = 40
const WRITES = 300
/** This many above the limit. */
const TOO_MANY = 20
const CONNECTIONS = 4_000
/** How many connections above the limit are tried, and how many at a time. */
const BEYOND = 200
const BODY_BYTES = 16 * 2 ** 20
/** From an address below its limit: requests are counted before a body is read. */
const BODY_HEADERS = {
  'Content-Type': 'application/x-www-form-urlencoded',
  'X-Forwarded-For': '192.0.2.1',
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-limits-'))
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
const measurements: { limit: string; asked: string; answered: string }[] = []
const closers: (() => Promise<void>)[] = []
let open: Running
let proxied: Running
/** No search is repeated: cached pages are not counted. */
let words = 0

type Running = { url: URL; server: BuiltServer }

beforeAll(async () => {
  open = await start('open', {})
  proxied = await start('proxied', { TRUST_PROXY: 'true' })
}, 120_000)

afterAll(async () => {
  printTable('Limits', measurements)
  agent.destroy()
  for (const close of closers) await close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

async function start(name: string, env: Record<string, string>): Promise<Running> {
  const stored = await createServerDatabase()
  const server = startBuiltServer({
    DATABASE_URL: stored.url,
    DATA_DIR: path.join(folder, name),
    SAMPLES: 'off',
    SEARCH_RATE_LIMIT: String(SEARCHES),
    ...env,
  })
  closers.push(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    await stored.drop()
  })
  return { url: new URL(await server.ready), server }
}

/** How many of `count` requests were refused, each with another address in X-Forwarded-For. */
async function refusals(
  { url }: Running,
  method: 'GET' | 'POST',
  address: string,
  count: number,
  forwarded: (at: number) => string,
): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, at) => {
      const headers = { Host: url.host, 'X-Forwarded-For': forwarded(at) }
      return send(url, agent, { method, path: address.replace('#', String((words += 1))), headers })
    }),
  )
  const refused = answers.filter(({ status }) => status === 429)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  return refused.length
}

function invented(at: number): string {
  return `203.0.${at >> 8}.${at & 255}`
}

test.each([
  ['writes', 'POST', '/nothing-here', WRITES],
  ['searches of the dialog', 'GET', '/search-emails?q=word#', SEARCHES],
  ['pages of searches', 'GET', '/search?q=term#', SEARCHES],
] as const)('counts %s by address', async (name, method, address, limit) => {
  const asked = limit + TOO_MANY
  // This machine is a single client, and the dialog and the page share one limit.
  const fresh = await start(name.replaceAll(' ', '-'), {})
  const direct = await refusals(fresh, method, address, asked, invented)
  expect(direct).toBe(TOO_MANY)
  const behind = await refusals(proxied, method, address, asked, (at) => `1.2.3.4, ${invented(at)}`)
  expect(behind).toBe(0)
  const spoofed = await refusals(
    proxied,
    method,
    address,
    asked,
    (at) => `${invented(at)}, 198.51.100.${name.length}`,
  )
  expect(spoofed).toBe(TOO_MANY)
  measurements.push(
    {
      limit: `${name}, no proxy trusted`,
      asked: `${asked} from one address that claims ${asked}`,
      answered: `${direct} × 429`,
    },
    {
      limit: `${name}, proxy trusted`,
      asked: `${asked} from ${asked} addresses`,
      answered: `${behind} × 429`,
    },
    {
      limit: `${name}, proxy trusted`,
      asked: `${asked} from one address that claims ${asked}`,
      answered: `${spoofed} × 429`,
    },
  )
})

test('ends bodies that are too large, with or without a declared length', async () => {
  const body = Buffer.alloc(BODY_BYTES + 1, 'x')
  const sized = await send(proxied.url, agent, {
    method: 'POST',
    path: '/contact',
    headers: { Host: proxied.url.host, ...BODY_HEADERS, 'Content-Length': body.length },
    body,
  })
  expect([sized.status, await sendChunks(body)]).toEqual([413, 413])
  measurements.push({
    limit: 'body',
    asked: '16 MB and a byte, its length told or not',
    answered: '413, 413',
  })
})

test('ends headers that are too large or too slow', async () => {
  const head = `GET / HTTP/1.1\r\nHost: ${open.url.host}\r\n`
  const large = await sendBytes(open.url, `${head}X: ${'x'.repeat(17_000)}\r\n\r\n`)
  expect(large.status).toBe(431)
  expect(large.headers.get('content-security-policy')).toContain("default-src 'none'")
  const { answer, seconds } = await sendSlowly(head)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(seconds).toBeLessThan(40)
  measurements.push(
    { limit: 'head', asked: '17 kB', answered: String(large.status) },
    { limit: 'slow head', asked: 'a byte a second', answered: `408 after ${Math.round(seconds)} s` },
  )
})

test('closes connections above the limit, and still serves the first ones', async () => {
  const first = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const health = { method: 'GET', path: '/healthz', headers: { Host: open.url.host } }
  expect((await send(open.url, first, health)).status).toBe(200)
  const lines: net.Socket[] = []
  // In batches: connections beyond the kernel's backlog never reach the server.
  for (let opened = 0; opened < CONNECTIONS + BEYOND; opened += BEYOND) {
    const more = Array.from({ length: BEYOND }, () => {
      // Each batch from another network, because each network has a limit.
      const localAddress = `127.0.1.${1 + Math.floor(opened / BEYOND)}`
      const line = net.connect({ port: Number(open.url.port), host: open.url.hostname, localAddress })
      line.on('error', () => {})
      return line.resume()
    })
    await Promise.all(more.map((line) => once(line, 'connect').catch(() => {})))
    lines.push(...more)
  }
  await expect
    .poll(() => lines.filter((line) => line.closed).length, { timeout: 10_000 })
    .toBeGreaterThanOrEqual(BEYOND)
  expect(lines.slice(0, CONNECTIONS - BEYOND).some((line) => line.closed)).toBe(false)
  expect((await send(open.url, first, health)).status).toBe(200)
  const closed = lines.filter((line) => line.closed).length
  for (const line of lines) line.destroy()
  await expect
    .poll(async () => (await send(open.url, agent, health).catch(() => null))?.status, { timeout: 30_000 })
    .toBe(200)
  first.destroy()
  measurements.push({ limit: 'lines', asked: `${lines.length} at once`, answered: `${closed} closed` })
})

test('error pages reveal no internals', async () => {
  const database = await startWithoutDatabase()
  for (const address of [
    '/',
    '/browse',
    '/search?q=a',
    '/brand/x',
    '/blog',
    '/login',
    '/search-emails?q=a',
    '/readyz',
    '/settings',
  ]) {
    const headers = { Host: database.url.host, Cookie: `mailshelf.session_token=x.y` }
    const { status, body } = await send(database.url, agent, { method: 'GET', path: address, headers })
    measurements.push({ limit: 'a failure tells nothing', asked: address, answered: String(status) })
    expect(body, address).not.toMatch(
      /ECONN|select |postgres|pg_|node_modules|\.js:\d|\n\s+at |Failed query/i,
    )
  }
  expect(database.server.said()).not.toContain('params:')
})

/** A server whose database is gone. */
async function startWithoutDatabase(): Promise<Running> {
  const stored = await createServerDatabase()
  const server = startBuiltServer({
    DATABASE_URL: stored.url,
    DATA_DIR: path.join(folder, 'gone'),
    SAMPLES: 'off',
  })
  const url = new URL(await server.ready)
  closers.push(async () => {
    server.child.kill('SIGKILL')
    await server.ended
  })
  await stored.drop()
  return { url, server }
}

function sendChunks(body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname: host, port } = proxied.url
    const headers = { ...BODY_HEADERS, 'Transfer-Encoding': 'chunked' }
    const request = http.request({ host, port, method: 'POST', path: '/contact', headers })
    request.on('response', (response) => {
      response.resume()
      response.on('close', () => resolve(response.statusCode!))
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Sends one more byte of the header each second until the connection is closed. */
function sendSlowly(head: string): Promise<{ answer: string; seconds: number }> {
  return new Promise((resolve) => {
    const started = performance.now()
    let answer = ''
    const line = net.connect(Number(open.url.port), open.url.hostname, () => line.write(`${head}X: `))
    const drip = setInterval(() => line.write('x'), 1_000)
    line.on('data', (chunk) => (answer += String(chunk)))
    line.on('error', () => {})
    line.on('close', () => {
      clearInterval(drip)
      resolve({ answer, seconds: (performance.now() - started) / 1000 })
    })
  })
}
