/**
 * Inputs that once froze or killed the server, doubled up to its limits. Meanwhile other processes ask /healthz, which
 * the main thread answers, a page from the cache and one that is rendered; the memory of all processes is added up.
 */
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ZipFile } from 'yazl'
import { openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { inboxAddresses } from '#app/platform/db/schema.ts'
import { HEADER_BYTES_MAX, HEADER_LINES_MAX } from '#app/intake/ingest/schema.ts'
import { PIECE_BYTES } from '#app/intake/upload/limits.ts'
import type { UploadProgress } from '#app/intake/upload/queries.server.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { signedIn } from '#test/signed-in.ts'
import { freePort } from '../scripts/test-postgres.mjs'
import { createIsolatedSite, type IsolatedSite } from './isolated-site.ts'
import { descendantsOf } from './processes.ts'
import { printTable } from './results-table.ts'
import { newVisitor } from './visitor.ts'
import { HEALTH_MS_MAX, watchHealth } from './watch-health.ts'

vi.setConfig({ testTimeout: 180_000 })

/** A mailbox of this many messages once took 4.5 GB. */
const MESSAGES = 14_000_000
const MEMORY_MB_MAX = 700
const ADDRESS = 'everything@inbox.test'
const MEGABYTE = 1024 * 1024

/** With other programs, only the waiting for a processor tells what is the server's fault. */
const isMachineBusy = os.loadavg()[0]! > 1

const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-freezing-'))
const measurements: Record<string, string | number>[] = []
let site: IsolatedSite
let cookie: string
let smtpPort: number

beforeAll(async () => {
  smtpPort = await freePort()
  // The embedded engine, so that one process does everything.
  site = await createIsolatedSite('embedded', {
    SAMPLES: 'off',
    INBOX_SMTP_PORT: String(smtpPort),
    INBOX_DOMAIN: 'inbox.test',
    SESSION_SECRET: process.env['SESSION_SECRET']!,
  })
  const env = parseEnv(site.env)
  await copyMigratedFolder(env.DATA_DIR)
  const database = await openDatabase(env)
  useDatabase(database)
  useStorage(await openStorage(env))
  cookie = (await signedIn({ role: 'admin' })).cookie
  const brand = await createBrand({ name: 'Acme' })
  await createEmail({ brand, slug: 'long', preview: await longScreenshot(), bodyText: manyWords(20_000) })
  await database.db.insert(inboxAddresses).values({ address: ADDRESS, brandId: brand.id, publish: 'at-once' })
  await database.close()
  await site.start()
  // The first request of a kind loads what the others find in memory.
  for (const page of ['/', '/nothing-here', '/search?q=sale', '/email/long/download/png']) {
    await newVisitor(site.url).get(page)
  }
}, 300_000)

/** Harder to compress than any screenshot. */
async function longScreenshot() {
  const [width, height] = [1200, 4000]
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const image = sharp({ create: { width, height, channels: 3, background: 'white', noise } })
  const webp = await storeFile('media', await image.webp().toBuffer(), 'webp')
  return {
    width: width / 2,
    height: height / 2,
    dominantColor: '#ffffff',
    files: [{ width, height, webp, avif: webp }],
  }
}

/** Different words, as many as spellings are looked up in. */
function manyWords(count: number): string {
  return Array.from({ length: count }, (_, at) => `holi${at.toString(36)}day`).join(' ')
}

afterAll(async () => {
  printTable('Inputs that once froze the server', measurements)
  await site.remove()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

/** Sends an input while the server is watched. */
async function watched<T>(sent: string, act: () => Promise<T>): Promise<{ result: T; memory: number }> {
  const peak = watchMemory()
  const began = performance.now()
  const url = site.url()
  const { result: pages, health } = await watchHealth(
    url,
    () => watchHealth(url, () => watchHealth(url, act, { page: '/nothing-here-#' }), { page: '/' }),
    { pid: site.pid() },
  )
  const { result: rendered, health: cached } = pages
  const memory = peak()
  measurements.push({
    sent,
    seconds: ((performance.now() - began) / 1000).toFixed(1),
    'slowest /healthz, ms': health.slowestMs,
    'without waiting, ms': health.ownMs,
    'cached page, ms': cached.slowestMs,
    'rendered page, ms': rendered.health.slowestMs,
    'memory, MB': memory,
  })
  expect(health.asked).toBeGreaterThan(5)
  expect([health.failed, cached.failed]).toEqual([0, 0])
  expect(isMachineBusy ? health.ownMs : health.slowestMs).toBeLessThan(HEALTH_MS_MAX)
  return { result: rendered.result, memory }
}

/** Watches the memory of the server and its processes: what they share is counted once. Returns the most, in megabytes. */
function watchMemory(): () => number {
  let most = 0
  const timer = setInterval(() => {
    const pids = [site.pid(), ...descendantsOf(site.pid())]
    most = Math.max(
      most,
      pids.map(proportionalKilobytes).reduce((sum, kilobytes) => sum + kilobytes),
    )
  }, 500)
  return () => {
    clearInterval(timer)
    return Math.round(most / 1024)
  }
}

function proportionalKilobytes(pid: number): number {
  try {
    return Number(/^Pss: +(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))![1])
  } catch {
    // It has ended.
    return 0
  }
}

/** Sends the body of a form from another network each time. */
async function post(page: string, type: string, body: string | Buffer): Promise<number> {
  const response = await fetch(site.url() + page, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': type,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': newVisitor(site.url).address,
    },
    body: new Uint8Array(Buffer.from(body)),
  })
  await response.arrayBuffer()
  return response.status
}

/** What is not read may be answered while it is sent, which ends the connection. */
const refusedEarly = () => 413

const fieldsOf = (bytes: number) => 'a=&'.repeat(bytes / 3)
const partsOf = (bytes: number) => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  return `${part.repeat(bytes / part.length)}--b--\r\n`
}

test('nothing, for comparison', async () => {
  expect((await watched('nothing', () => sleep(3_000))).memory).toBeLessThan(MEMORY_MB_MAX)
})

test.each([
  // Half of the limit, the limit, and twice as much.
  ['/contact', [0.125, 0.25, 0.5]],
  ['/login', [0.125, 0.25, 0.5]],
  ['/preview-draft', [1, 2, 16]],
])('forms of many fields to %s', async (page, sizes) => {
  const { result: statuses } = await watched(`fields to ${page}`, async () => {
    const sent: number[] = []
    for (const size of sizes) {
      const bytes = Math.floor(size * MEGABYTE - 100)
      for (const [type, body] of [
        ['application/x-www-form-urlencoded', fieldsOf(bytes)],
        ['application/x-www-form-urlencoded; boundary=b', partsOf(bytes)],
        ['multipart/form-data; boundary=b', partsOf(bytes)],
        ['multipart/form-data; xboundary=c; boundary=b', partsOf(bytes)],
        ['multipart/form-data; x="boundary=c"; boundary=b', partsOf(bytes)],
      ] as const) {
        sent.push(await post(page, type, body).catch(refusedEarly))
      }
    }
    return sent
  })
  expect(new Set(statuses)).toEqual(new Set([400, 413]))
})

test('searches of long phrases, and of twelve misspelt words', async () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `zq${at.toString(36)}`)
  const searches = [
    `"${words(65).join(' ')}"`,
    words(65).join(' '),
    words(24)
      .map((word) => `"${word} sale"`)
      .join(' '),
    ...Array.from({ length: 6 }, (_, turn) =>
      'holi1dya holi2dya holi3dya holi4dya holi5dya holi6dya holi7dya holi8dya holi9dya holiadya holibdya holicdya'
        .split(' ')
        .map((word) => `${word}${turn || ''}`)
        .join(' '),
    ),
  ]
  const { result: statuses } = await watched('searches', async () => {
    const asked = searches.map((search) =>
      newVisitor(site.url).get(`/search?q=${encodeURIComponent(search)}`),
    )
    return (await Promise.all(asked)).map(({ status }) => status)
  })
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('searches that find an email of one word', async () => {
  const file = path.join(folder, 'repeated.eml')
  const source = ['From: Acme <news@acme.test>', 'Subject: Velour', 'Message-ID: <velour@acme.test>', '']
  await pipeline(
    Readable.from([`${source.join('\r\n')}\r\n`, 'velour '.repeat((1.6 * MEGABYTE) / 7)]),
    createWriteStream(file),
  )
  expect((await site.command('import', file)).said).toMatch(/added +1/)
  const search = async (query: string) =>
    (await newVisitor(site.url).get(`/search?q=${encodeURIComponent(query)}`)).text()
  // A job files it for searches.
  await expect.poll(() => search('velour'), { timeout: 30_000 }).toContain('/email/')
  const { result: found } = await watched('an email of one word', async () => {
    const pages: string[] = []
    for (const query of ['velour or sale', '"velour velour velour"', 'velour -sale', 'velou']) {
      pages.push(await search(query))
    }
    return pages
  })
  for (const page of found) expect(page.includes('<mark')).toBe(true)
})

test.each([
  ['60,000 folded lines', 60_000, /^552 /],
  ['120,000 folded lines', 120_000, /^552 /],
  ['as many folded lines as are accepted', HEADER_LINES_MAX - 10, /^250 /],
])('messages with a header of %s', async (what, lines, expected) => {
  const line = ' '.padEnd(Math.min(4, HEADER_BYTES_MAX / lines), 'x')
  const message = `From: Acme <news@acme.test>\r\nSubject: Folded\r\nX-A:\r\n${`${line}\r\n`.repeat(lines)}\r\nHello\r\n`
  const { result: replies } = await watched(what, async () => {
    const sent = await Promise.all(Array.from({ length: 4 }, () => deliver(message)))
    // The sender is verified after the reply.
    await sleep(2_000)
    return sent
  })
  for (const reply of replies) expect(reply).toMatch(expected)
})

/** Delivers a message by SMTP; returns the reply to it. */
async function deliver(message: string): Promise<string> {
  const socket = net.connect(smtpPort, '127.0.0.1').setEncoding('utf8')
  try {
    const replies = socket.iterator() as AsyncIterator<string>
    const reply = async () => String((await replies.next()).value)
    await reply()
    for (const command of ['EHLO a.test', 'MAIL FROM:<news@acme.test>', `RCPT TO:<${ADDRESS}>`, 'DATA']) {
      socket.write(`${command}\r\n`)
      expect(await reply()).toMatch(/^[23]/)
    }
    socket.write(`${message}\r\n.\r\n`)
    return await reply()
  } finally {
    socket.destroy()
  }
}

test('PNGs for many clients at once', async () => {
  const { result: statuses } = await watched('30 PNGs', async () =>
    Promise.all(
      Array.from({ length: 30 }, async () => {
        const response = await newVisitor(site.url).get('/email/long/download/png')
        await response.arrayBuffer()
        return response.status
      }),
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})

test('a mailbox of fourteen million messages in an archive', async () => {
  const file = await zippedMailbox('many.zip', MESSAGES)
  const { result: upload, memory } = await watched(`${MESSAGES.toLocaleString('en')} messages`, () =>
    uploaded(file),
  )
  expect(memory).toBeLessThan(MEMORY_MB_MAX)
  expect(upload).toMatchObject({
    state: 'done',
    run: { files: 0, added: 0, refused: 1 },
    refused: [{ file: 'many.zip/many.mbox', reason: expect.stringContaining('may hold 100,000 messages') }],
  })
})

/** A mailbox as long as `ARCHIVE_MB_MAX` allows for so many messages. */
async function zippedMailbox(name: string, messages: number): Promise<string> {
  const message = 'From a Thu Jan  1 00:00\nSubject: A\n\n\n'
  const atOnce = 1000
  const file = path.join(folder, name)
  const zip = new ZipFile()
  const pieces = Readable.from(
    (function* () {
      for (let at = 0; at < messages; at += atOnce) yield message.repeat(atOnce)
    })(),
  )
  zip.addReadStream(pieces, name.replace('.zip', '.mbox'))
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(file))
  return file
}

/** Uploads a file as the page does, and waits until its import is settled. */
async function uploaded(file: string): Promise<UploadProgress> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' }
  const { size } = statSync(file)
  const list = `${size}\t${path.basename(file)}`
  const begun = await fetch(`${site.url()}/admin/uploads`, { method: 'POST', headers, body: list })
  const { id } = (await begun.json()) as { id: string }
  const bytes = readFileSync(file)
  for (let offset = 0; offset < size; offset += PIECE_BYTES) {
    const piece = {
      method: 'POST',
      headers,
      body: new Uint8Array(bytes.subarray(offset, offset + PIECE_BYTES)),
    }
    expect((await fetch(`${site.url()}/admin/uploads/${id}?offset=${offset}`, piece)).status).toBe(200)
  }
  const state = async () =>
    (await (await fetch(`${site.url()}/admin/uploads/${id}`, { headers })).json()) as UploadProgress
  const isSettled = async () => /done|failed/.test((await state()).state)
  await expect.poll(isSettled, { timeout: 120_000, interval: 250 }).toBe(true)
  return state()
}
