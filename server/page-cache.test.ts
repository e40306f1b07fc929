import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { createGalleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { countFailedParts, settleOrNull } from '#app/platform/http/streaming.server.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { cachePages, freshFor } from './page-cache.ts'

const SCRIPT = 'start({"nonce":""})'
const POLICY = "default-src 'self'; script-src 'self' 'nonce-0123abcd'; object-src 'none'"

let version: string
let rendered = 0

beforeEach(() => {
  version = 'first'
  rendered = 0
})

const galleryVersion = async () => ({ version, settled: version, emails: 1 })

/** An app that renders pages with `render` where the cache has none. */
function appWith(render: () => Response | Promise<Response>, versionOf = galleryVersion) {
  const cache = createGalleryCache(versionOf)
  const app = new Hono<{ Variables: { requestId: string } }>()
  app.use(async (c, next) => {
    c.set('requestId', 'id-9')
    await next()
    c.res.headers.set('X-Request-Id', 'id-9')
  })
  app.use(cachePages(() => cache))
  app.all('*', () => render())
  app.onError((_, c) => c.text('failed', 500))
  return (address = '/', init: RequestInit = {}) =>
    app.request(new URL(address, 'https://mailshelf.example').href, init)
}

function page(headers: Record<string, string> = {}, status = 200): Response {
  rendered += 1
  const html = `<p>${rendered} id-9</p><script nonce="0123abcd">start({"nonce":"0123abcd"})</script><script src="/a.js"></script>`
  const own = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY }
  return new Response(html, { status, headers: { ...own, ...headers } })
}

const accepting = (encoding: string, more: Record<string, string> = {}) => ({
  headers: { 'Accept-Encoding': encoding, ...more },
})

test('renders a page once for all guests, until something changes', async () => {
  const get = appWith(page)
  const responses = await Promise.all([get(), get(), get()])
  const texts = await Promise.all(responses.map((one) => one.text()))
  expect(new Set(texts).size).toBe(1)
  expect(rendered).toBe(1)
  version = 'second'
  expect(await (await get()).text()).toContain('<p>2 ')
  await get('/?sort=oldest')
  await get('https://other.example/')
  expect(rendered).toBe(4)
})

test('keeps nothing of the first guest, and allows its scripts by hash', async () => {
  const get = appWith(page)
  for (const response of [await get(), await get()]) {
    const hash = createHash('sha256').update(SCRIPT).digest('base64')
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'self'; script-src 'self' 'sha256-${hash}'; object-src 'none'`,
    )
    const html = await response.text()
    expect(html).not.toMatch(/0123abcd|id-9/)
    expect(html).toContain(`<script nonce="">${SCRIPT}</script>`)
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Cookie')
    expect(response.headers.get('x-request-id')).toBe('id-9')
  }
})

test('attack: a script injected into a page is not allowed by caching it', async () => {
  const injected = 'steal()'
  const html = `<script>${injected}</script><script nonce="">${injected}</script><script nonce="0123abcd" type="module">start()</script><script type="application/json">{}</script><script nonce="0123abcd" src="/a.js"></script>`
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': POLICY }
  const get = appWith(() => new Response(html, { headers }))
  const hash = createHash('sha256').update('start()').digest('base64')
  expect((await get()).headers.get('content-security-policy')).toBe(
    `default-src 'self'; script-src 'self' 'sha256-${hash}'; object-src 'none'`,
  )
})

test('is compressed for the client, and answered with 304 when unchanged', async () => {
  const get = appWith(page)
  const plain = await (await get()).text()
  const brotli = await get('/', accepting('gzip, deflate, br'))
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(plain)
  const gzip = await get('/', accepting('gzip, br;q=0'))
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(plain)
  const tag = brotli.headers.get('etag')!
  const again = await get('/', accepting('br', { 'If-None-Match': `"x", W/${tag}` }))
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('content-security-policy')).toBe(brotli.headers.get('content-security-policy'))
  expect((await get('/', { headers: { 'If-None-Match': tag } })).status).toBe(200)
  const head = await get('/', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(plain)))
  expect(rendered).toBe(1)
})

test.each([
  ['somebody who is known', '/', { headers: { Cookie: 'mailshelf.session_token=x' } }],
  ['somebody with a toast', '/', { headers: { Cookie: '_ga=1; mailshelf.toast=x' } }],
  ['data of a navigation', '/brands.data', {}],
  ['an address without end', `/?q=${'x'.repeat(700)}`, {}],
  ['something that is sent', '/', { method: 'POST', body: 'x' }],
  ['only the head of a page', '/', { method: 'HEAD' }],
])('renders for each request: %s', async (_, address, init) => {
  const get = appWith(page)
  for (const time of [1, 2]) {
    const response = await get(address, init)
    expect(response.headers.get('content-security-policy')).toBe(POLICY)
    expect(rendered).toBe(time)
  }
  await get('/')
  expect(rendered).toBe(3)
})

test.each([
  ['an answer with a cookie', () => page({ 'Set-Cookie': 'a=b' })],
  ['one that says for itself how long it lasts', () => page({ 'Cache-Control': 'no-store' })],
  ['a page that is not there', () => page({}, 404)],
  ['what is no page', () => page({ 'Content-Type': 'application/json' })],
])('sends %s to the requesting client only, unchanged', async (_, make) => {
  const get = appWith(make)
  const responses = await Promise.all([get(), get()])
  expect(responses[0].headers.get('content-security-policy')).toBe(POLICY)
  expect(await responses[0].text()).toContain('nonce="0123abcd"')
  expect(await responses[1].text()).toContain('<p>2 ')
})

test('a failure while rendering is not cached', async () => {
  let fails = true
  const get = appWith(() => {
    if (fails) throw new Error('gone')
    return page()
  })
  expect((await get()).status).toBe(500)
  fails = false
  expect((await get()).status).toBe(200)
})

/** Renders a page with a part that has failed. */
async function withFailedPart(): Promise<Response> {
  await settleOrNull(Promise.reject(new Error('gone')), 'a part')
  return page()
}

test('does not cache an incomplete page, and its request knows that it is one', async () => {
  let render = withFailedPart
  const get = appWith(() => render())
  const [first, failed] = await countFailedParts(async (parts) => [await get(), parts.failed])
  expect(failed).toBe(1)
  expect(await first.text()).toContain('<p>1 ')
  for (const time of [2, 3]) expect(await (await get()).text()).toContain(`<p>${time} `)
  render = async () => page()
  await get()
  render = withFailedPart
  expect(await (await get()).text()).toContain('<p>4 ')
})

test('caches a page although a part of another fails while it renders', async () => {
  const failed = Promise.withResolvers<void>()
  let path = ''
  const get = appWith(async () => {
    if (path === '/incomplete') return withFailedPart()
    await failed.promise
    return page()
  })
  const ask = (to: string) => {
    path = to
    return get(to)
  }
  const complete = countFailedParts(() => ask('/complete'))
  // The cache asks for the version first.
  await new Promise((resolve) => setTimeout(resolve))
  await countFailedParts(() => ask('/incomplete'))
  failed.resolve()
  const html = await (await complete).text()
  expect(html).toContain('<p>2 ')
  expect(await (await ask('/complete')).text()).toBe(html)
  expect(await (await ask('/incomplete')).text()).toContain('<p>3 ')
})

test('leaves pages to rendering without a database', async () => {
  const get = appWith(page, () => Promise.reject(new Error('gone')))
  for (const time of [1, 2]) expect(await (await get()).text()).toContain(`<p>${time} `)
})

test('no page outlives the day it was rendered on', () => {
  const midnight = Date.UTC(2026, 10, 23)
  expect(freshFor(midnight - 3_600_000, 0)).toBe(60_000)
  expect(freshFor(midnight - 5_000)).toBe(5_000)
  expect(freshFor(midnight, 0)).toBe(60_000)
})

test('the day of a page is that of the gallery', () => {
  site.timeZone = 'Asia/Kathmandu'
  try {
    const midnight = Date.UTC(2026, 10, 23, 18, 15)
    expect(freshFor(midnight - 5_000)).toBe(5_000)
    expect(freshFor(midnight, 0)).toBe(60_000)
  } finally {
    site.timeZone = 'UTC'
  }
})

test('pages rendered at the same moment are rendered again at different ones', () => {
  const midday = Date.UTC(2026, 10, 23, 12)
  expect(freshFor(midday, 1)).toBe(45_000)
  expect(new Set(Array.from({ length: 20 }, () => freshFor(midday))).size).toBeGreaterThan(10)
})
