/** The system clock jumps forwards and back while the server runs, simulated with libfaketime. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from './administrator.ts'
import { postFields } from './blog-post.ts'
import { printTable } from './results-table.ts'
import { type IsolatedSite, createIsolatedSite } from './isolated-site.ts'
import { messagesIn } from './outbox.ts'
import { waitUntil } from './wait-until.ts'
import { newVisitor, signUp, type Visitor } from './visitor.ts'

const LIBRARY = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find(existsSync)
if (!LIBRARY) console.log('The clock that jumps is left out: install the package libfaketime to try it.')

const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-trust-clock-'))
const clock = path.join(folder, 'clock')
const measurements: Record<string, string | number>[] = []
let site: IsolatedSite
let reader: Visitor
let admin: Visitor

/** The offset of the server's clock, such as `+3h`. */
function setClock(offset: string): void {
  writeFileSync(clock, `${offset}\n`)
}

beforeAll(async () => {
  if (!LIBRARY) return
  setClock('+0')
  site = await createIsolatedSite('server', {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_CACHE_DURATION: '1',
    // Timers use the monotonic clock.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DONT_RESET: '1',
    LOG_LEVEL: 'fatal',
  })
  await site.start()
  reader = await signUp(site.url, 'reader@example.com')
  admin = await makeAdmin(site)
}, 180_000)

afterAll(async () => {
  if (LIBRARY) printTable('The clock jumps', measurements)
  await site?.remove()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

// The offset of each is relative to the true time; sessions last longer than any of them.
test.skipIf(!LIBRARY).each([
  ['three hours forward', '+3h'],
  ['back again', '+0'],
  ['three hours back', '-3h'],
  ['two days forward', '+2d'],
  ['and back to the truth', '+0'],
])('%s', async (name, offset) => {
  const { url } = site
  const visitor = newVisitor(url)
  await visitor.get('/')
  setClock(offset)
  const shown = await waitUntil(
    async () => isNear(await serverTime(url()), offset),
    20_000,
    'the clock of the server',
  )

  expect((await reader.get('/saved')).status).toBe(200)
  expect((await visitor.get('/')).status).toBe(200)
  expect((await fetch(`${url()}/readyz`)).status).toBe(200)
  // Cached pages are invalidated whatever the clock says.
  const title = `Written ${name}`
  expect(await (await visitor.get('/blog')).text()).not.toContain(title)
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const post = postFields({ title, slug, coverImage: 'https://pictures.example/one.png' })
  expect((await admin.post('/admin/blog/new', post)).status).toBe(302)
  expect(await (await visitor.get('/blog')).text()).toContain(title)
  // Rate limits use the database's clock: ten attempts are free, the next is refused, and others' are not.
  const eager = newVisitor(url)
  for (let n = 0; n < 10; n++) expect(await subscribe(eager, `eager-${n}@example.com`)).toBe(200)
  expect(await subscribe(eager, 'eager-more@example.com')).toBe(429)
  const email = `${offset.replace(/\W/, 'z')}-${measurements.length}@example.com`
  expect(await subscribe(newVisitor(url), email)).toBe(200)
  const delivered = await waitUntil(
    () => messagesIn(site.env['DATA_DIR']!).includes(email),
    90_000,
    'an email',
  )
  measurements.push({
    jump: name,
    'clock seen after, ms': shown,
    session: 'kept',
    limits: 'kept',
    'job done, ms': delivered,
  })
})

async function subscribe(visitor: Visitor, email: string): Promise<number> {
  return (await visitor.post('/subscribe.data', { email, source: 'footer' })).status
}

/** The Date header of its responses. */
async function serverTime(url: string): Promise<number> {
  return Date.parse((await fetch(`${url}/healthz`)).headers.get('date')!)
}

function isNear(time: number, offset: string): boolean {
  const [, sign, count, unit] = /^([+-])(\d+)([hd]?)$/.exec(offset)!
  const hours = Number(count) * (unit === 'd' ? 24 : 1) * (sign === '-' ? -1 : 1)
  return Math.abs(time - Date.now() - hours * 3_600_000) < 60_000
}
