/** What one network can do to others by holding connections, and the health checks meanwhile. */
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { freePort } from '../scripts/test-postgres.mjs'
import { sendBytes } from './attack-wire.ts'
import { printTable } from './results-table.ts'
import { createServerDatabase } from './server-database.ts'
import { HEALTH_MS_MAX, watchHealth } from './watch-health.ts'

/** One network's share, from server/connection-limits.ts. */
const SHARE = 400
const ATTACKER = '127.0.0.66'
const SECURITY_HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
]

const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-availability-'))
const measurements: { attack: string; outcome: string; 'slowest /healthz, ms': number }[] = []
let database: Awaited<ReturnType<typeof createServerDatabase>>
let settings: Record<string, string>
let server: BuiltServer
let url: URL
let healthUrl: string

beforeAll(async () => {
  database = await createServerDatabase()
  const healthPort = await freePort()
  settings = {
    DATABASE_URL: database.url,
    DATA_DIR: path.join(folder, 'data'),
    SAMPLES: 'off',
    CHROMIUM_PATH: '/nowhere',
    HEALTH_PORT: String(healthPort),
  }
  healthUrl = `http://127.0.0.1:${healthPort}/healthz`
  server = startBuiltServer(settings)
  url = new URL(await server.ready)
}, 120_000)

afterAll(async () => {
  printTable('Availability', measurements)
  server?.child.kill('SIGKILL')
  await server?.ended
  await database?.drop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

/** Other processes watch /healthz on the main port and on the health port meanwhile. */
async function whileHealthy(attack: string, work: () => Promise<string>): Promise<void> {
  const { result, health } = await watchHealth(url.origin, () => watchHealth(healthUrl, work))
  const slowestMs = Math.max(health.slowestMs, result.health.slowestMs)
  measurements.push({ attack, outcome: result.result, 'slowest /healthz, ms': slowestMs })
  expect(health.failed + result.health.failed).toBe(0)
  expect(slowestMs).toBeLessThan(HEALTH_MS_MAX)
}

function connect(localAddress: string): net.Socket {
  const socket = net.connect({ port: Number(url.port), host: url.hostname, localAddress })
  socket.on('error', () => {})
  return socket.resume()
}

test('a network that opens connections without end gets its share and no more', async () => {
  await whileHealthy('connections', async () => {
    const sockets: net.Socket[] = []
    for (let turn = 0; turn < 10; turn++) {
      const more = Array.from({ length: 100 }, () => connect(ATTACKER))
      await Promise.all(more.map((socket) => once(socket, 'connect').catch(() => {})))
      sockets.push(...more)
    }
    await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(sockets.length - SHARE)
    expect(sockets.slice(0, SHARE).some(({ closed }) => closed)).toBe(false)
    for (const socket of sockets) socket.destroy()
    return `${sockets.length} opened, ${SHARE} kept`
  })
})

test('ends a body that stalls or trickles in within fifteen seconds', async () => {
  await whileHealthy('slow bodies', async () => {
    const began = performance.now()
    const ended = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const socket = connect(ATTACKER)
        let said = ''
        socket.on('data', (chunk) => (said += String(chunk)))
        socket.write(
          `POST /subscribe HTTP/1.1\r\nHost: ${url.host}\r\nOrigin: ${url.origin}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 50000\r\n\r\n`,
        )
        const trickle = at % 2 === 0 ? setInterval(() => socket.write('a'), 500) : undefined
        await once(socket, 'close')
        clearInterval(trickle)
        return said
      }),
    )
    const seconds = (performance.now() - began) / 1000
    expect(seconds).toBeLessThan(15)
    for (const said of ended) {
      expect(said).toMatch(/^HTTP\/1\.1 408 /)
      for (const name of SECURITY_HEADERS) expect(said.toLowerCase()).toContain(`\r\n${name}:`)
    }
    return `408 after ${Math.round(seconds)} s`
  })
})

const host = () => `Host: ${url.host}\r\n`
const END = 'Connection: close\r\n\r\n'

/** A form may have 256 kB. */
const FORM_BYTES = 250_000

test.each(['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
  'answers forms of as many fields as fit, as %s',
  async (type) => {
    const isMultipart = type.startsWith('multipart')
    const field = (at: number) =>
      isMultipart ? `--x\r\nContent-Disposition: form-data; name=a${at}\r\n\r\nb\r\n` : `a${at}=b&`
    const fields: string[] = []
    for (let bytes = 0; bytes < FORM_BYTES; bytes += fields.at(-1)!.length) fields.push(field(fields.length))
    const body = fields.join('') + (isMultipart ? '--x--' : '')
    await whileHealthy(`forms of ${fields.length} fields`, async () => {
      const answers = await Promise.all(
        ['/login', '/signup', '/contact', '/subscribe', '/forgot-password'].flatMap((page) =>
          [1, 2, 3, 4].map(async () => {
            const headers = { Origin: url.origin, 'Content-Type': type }
            const init = { method: 'POST', headers, body, redirect: 'manual' } as const
            return (await fetch(new URL(page, url), init)).status
          }),
        ),
      )
      expect(answers.filter((status) => status >= 500)).toEqual([])
      return [...new Set(answers)].join(', ')
    })
  },
)

test('does not read ten thousand fields of a stranger for an administrator’s page', async () => {
  const field = '--x\r\nContent-Disposition: form-data; name=a\r\n\r\nb\r\n'
  const body = `${field.repeat(10_000)}--x--`
  await whileHealthy('10,000 fields for a post', async () => {
    const { status } = await sendBytes(
      url,
      `POST /admin/blog/new HTTP/1.1\r\n${host()}Origin: ${url.origin}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n${END}${body}`,
    )
    expect(status).toBe(302)
    return String(status)
  })
})

test('accepts a large upload on a slow connection', async () => {
  const socket = connect('127.0.0.67')
  const closed = once(socket, 'close')
  let said = ''
  socket.on('data', (chunk) => (said += String(chunk)))
  const size = 60_000
  socket.write(
    `POST /subscribe HTTP/1.1\r\nHost: ${url.host}\r\nOrigin: ${url.origin}\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${size}\r\n\r\nemail=`,
  )
  for (let sent = 6; sent < size;) {
    const piece = Math.min(2_500, size - sent)
    socket.write('x'.repeat(piece))
    sent += piece
    await sleep(500)
  }
  await closed
  expect(said).toMatch(/^HTTP\/1\.1 (?:200|400|422) /)
})

test.each([
  ['another host', () => `GET / HTTP/1.1\r\nHost: gallery.example\r\n${END}`, 421],
  ['another host in the request line', () => `GET http://gallery.example/ HTTP/1.1\r\n${host()}${END}`, 421],
  ['two hosts', () => `GET / HTTP/1.1\r\n${host()}Host: gallery.example\r\n${END}`, 400],
  ['the same host twice', () => `GET / HTTP/1.1\r\n${host()}${host()}${END}`, 400],
  ['no host', () => `GET / HTTP/1.1\r\n${END}`, 400],
  ['no host in HTTP/1.0', () => `GET / HTTP/1.0\r\n${END}`, 400],
  ['a host that is none', () => `GET / HTTP/1.1\r\nHost: a b\r\n${END}`, 400],
  ['an expectation nobody knows', () => `GET / HTTP/1.1\r\n${host()}Expect: 200-ok\r\n${END}`, 417],
  ['no HTTP', () => `HELLO\r\n\r\n`, 400],
  ['a header name with a blank', () => `GET / HTTP/1.1\r\n${host()}Bad Header: x\r\n${END}`, 400],
  ['two lengths', () => `POST / HTTP/1.1\r\n${host()}Content-Length: 1\r\nContent-Length: 2\r\n${END}a`, 400],
  ['a head beyond the limit', () => `GET / HTTP/1.1\r\n${host()}X: ${'x'.repeat(20_000)}\r\n${END}`, 431],
])('refuses %s with the security headers', async (_, bytes, status) => {
  const answer = await sendBytes(url, bytes())
  expect(answer.status).toBe(status)
  for (const name of SECURITY_HEADERS)
    expect([name, answer.headers.get(name)]).toEqual([name, expect.any(String)])
})

test.each(['/healthz', '/readyz'])('%s responds whatever host name a probe uses', async (address) => {
  expect((await sendBytes(url, `GET ${address} HTTP/1.1\r\nHost: 10.0.0.7\r\n${END}`)).status).toBe(200)
  expect((await sendBytes(url, `GET ${address} HTTP/1.1\r\nHost: gallery.example\r\n${END}`)).status).toBe(
    200,
  )
})

test('closes an open data folder at the next start, with a log line', async () => {
  const DATA_DIR = path.join(folder, 'loosened')
  const env = { DATA_DIR, SAMPLES: 'off', CHROMIUM_PATH: '/nowhere' }
  const modes = (...names: string[]) =>
    names.map((name) => `${name} ${(statSync(path.join(DATA_DIR, name)).mode & 0o777).toString(8)}`)
  const first = startBuiltServer(env)
  // Searches are counted by fingerprints, which need the secret.
  await fetch(`${await first.ready}/search?q=summer`)
  first.child.kill('SIGTERM')
  await first.ended
  const closed = ['. 700', 'pgdata 700', 'pgdata/PG_VERSION 600', 'session-secret 600', 'lock.sqlite 600']
  const names = closed.map((line) => line.split(' ')[0]!)
  expect(modes(...names)).toEqual(closed)

  for (const name of names)
    chmodSync(path.join(DATA_DIR, name), name === '.' || name === 'pgdata' ? 0o777 : 0o666)
  const second = startBuiltServer(env)
  await second.ready
  await expect.poll(() => modes(...names), { timeout: 15_000 }).toEqual(closed)
  expect(second.said()).toContain('other users could read private files')
  second.child.kill('SIGKILL')
  await second.ended
})
