import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { createGalleryCache } from '#app/db/gallery-cache.server.ts'
import { createPageCache, freshFor } from './page-cache.server.ts'
import { countFailedParts, settleOrNull } from './streaming.server.ts'

const SCRIPT = 'start({"nonce":""})'
const POLICY = "default-src 'self'; script-src 'self' 'nonce-0123abcd'; object-src 'none'"

let version: string
let rendered = 0
let answer: (request: Request) => Promise<Response | null>

beforeEach(() => {
  version = 'first'
  rendered = 0
  const pages = freshPages()
  answer = (request) =>
    pages.respond(request, async () => ({ response: page(), ownTexts: ['0123abcd', 'id-9'] }))
})

function freshPages() {
  return pagesOf(async () => ({ version, settled: version, emails: 1 }))
}

function pagesOf(versionOf: Parameters<typeof createGalleryCache>[0]) {
  const cache = createGalleryCache(versionOf)
  return createPageCache(() => cache)
}

function page(headers: Record<string, string> = {}, status = 200): Response {
  rendered += 1
  const html = `<p>${rendered} id-9</p><script nonce="0123abcd">start({"nonce":"0123abcd"})</script><script src="/a.js"></script>`
  const own = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY }
  return new Response(html, { status, headers: { ...own, ...headers } })
}

function get(address = '/', headers: Record<string, string> = {}): Request {
  return new Request(`https://mailshelf.example${address}`, { headers })
}

test('renders a page once for all visitors, until something changes', async () => {
  const answers = await Promise.all([answer(get()), answer(get()), answer(get())])
  const texts = await Promise.all(answers.map((one) => one!.text()))
  expect(new Set(texts).size).toBe(1)
  expect(rendered).toBe(1)
  version = 'second'
  expect(await (await answer(get()))!.text()).toContain('<p>2 ')
  await answer(get('/?sort=oldest'))
  await answer(new Request('https://other.example/'))
  expect(rendered).toBe(4)
})

test('keeps nothing of the first visitor, and allows its scripts by hash', async () => {
  const kept = (await answer(get()))!
  const hash = createHash('sha256').update(SCRIPT).digest('base64')
  expect(kept.headers.get('content-security-policy')).toBe(
    `default-src 'self'; script-src 'self' 'sha256-${hash}'; object-src 'none'`,
  )
  const html = await kept.text()
  expect(html).not.toMatch(/0123abcd|id-9/)
  expect(html).toContain(`<script nonce="">${SCRIPT}</script>`)
  expect(kept.headers.get('vary')).toBe('Accept-Encoding, Cookie')
})

test('attack: a script injected into a page is not allowed by caching it', async () => {
  const injected = 'steal()'
  const html = `<script>${injected}</script><script nonce="">${injected}</script><script nonce="0123abcd" type="module">start()</script><script type="application/json">{}</script><script nonce="0123abcd" src="/a.js"></script>`
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': POLICY }
  const pages = freshPages()
  const render = async () => ({ response: new Response(html, { headers }), ownTexts: ['0123abcd'] })
  const kept = (await pages.respond(get(), render))!
  const hash = createHash('sha256').update('start()').digest('base64')
  expect(kept.headers.get('content-security-policy')).toBe(
    `default-src 'self'; script-src 'self' 'sha256-${hash}'; object-src 'none'`,
  )
})

test('is compressed for the client, and answered with 304 when unchanged', async () => {
  const plain = await (await answer(get()))!.text()
  const brotli = (await answer(get('/', { 'Accept-Encoding': 'gzip, deflate, br' })))!
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(plain)
  const gzip = (await answer(get('/', { 'Accept-Encoding': 'gzip, br;q=0' })))!
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(plain)
  const tag = brotli.headers.get('etag')!
  const again = (await answer(get('/', { 'Accept-Encoding': 'br', 'If-None-Match': `"x", W/${tag}` })))!
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('content-security-policy')).toBe(brotli.headers.get('content-security-policy'))
  expect((await answer(get('/', { 'If-None-Match': tag })))!.status).toBe(200)
  const head = (await answer(new Request('https://mailshelf.example/', { method: 'HEAD' })))!
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(rendered).toBe(1)
})

test.each([
  ['somebody who is known', get('/', { Cookie: 'mailshelf.session=x' })],
  ['data of a navigation', get('/brands.data')],
  ['an address without end', get(`/?q=${'x'.repeat(700)}`)],
  ['something that is sent', new Request('https://mailshelf.example/', { method: 'POST', body: 'x' })],
  ['only the head of a page not yet rendered', new Request('https://mailshelf.example/', { method: 'HEAD' })],
])('does not handle %s', async (_, request) => {
  expect(await answer(request)).toBeNull()
  expect(rendered).toBe(0)
})

test.each([
  ['an answer with a cookie', () => page({ 'Set-Cookie': 'a=b' })],
  ['one that says for itself how long it lasts', () => page({ 'Cache-Control': 'no-store' })],
  ['a page that is not there', () => page({}, 404)],
  ['what is no page', () => page({ 'Content-Type': 'application/json' })],
])('sends %s to the requesting client only, unchanged', async (_, make) => {
  const pages = freshPages()
  const render = async () => ({ response: make(), ownTexts: ['0123abcd'] })
  const answers = await Promise.all([pages.respond(get(), render), pages.respond(get(), render)])
  expect(answers[0]!.headers.get('content-security-policy')).toBe(POLICY)
  expect(await answers[0]!.text()).toContain('nonce="0123abcd"')
  expect(await answers[1]!.text()).toContain('<p>2 ')
})

/** Renders a page with a part that has failed. */
async function withFailedPart() {
  await settleOrNull(Promise.reject(new Error('gone')), 'a part')
  return { response: page(), ownTexts: [] }
}

test('does not cache an incomplete page, and its request knows that it is one', async () => {
  const pages = freshPages()
  const [first, failed] = await countFailedParts(async (parts) => {
    return [await pages.respond(get(), withFailedPart), parts.failed]
  })
  expect(failed).toBe(1)
  expect(await first!.text()).toContain('<p>1 ')
  for (const time of [2, 3])
    expect(await (await pages.respond(get(), withFailedPart))!.text()).toContain(`<p>${time} `)
  await pages.respond(get(), async () => ({ response: page(), ownTexts: [] }))
  expect(await (await pages.respond(get(), withFailedPart))!.text()).toContain('<p>4 ')
})

test('caches a page although a part of another fails while it renders', async () => {
  const pages = freshPages()
  const failed = Promise.withResolvers<void>()
  async function render() {
    await failed.promise
    return { response: page(), ownTexts: [] }
  }
  const [complete, incomplete] = [
    countFailedParts(() => pages.respond(get('/complete'), render)),
    countFailedParts(() => pages.respond(get('/incomplete'), withFailedPart)),
  ]
  await incomplete
  failed.resolve()
  const html = await (await complete)!.text()
  expect(html).toContain('<p>2 ')
  expect(await (await pages.respond(get('/complete'), withFailedPart))!.text()).toBe(html)
  expect(await (await pages.respond(get('/incomplete'), withFailedPart))!.text()).toContain('<p>3 ')
})

test('leaves pages to rendering without a database', async () => {
  const blind = pagesOf(() => Promise.reject(new Error('gone')))
  expect(await blind.respond(get(), async () => ({ response: page(), ownTexts: [] }))).toBeNull()
})

test('no page outlives the day it was rendered on', () => {
  const midnight = Date.UTC(2026, 10, 23)
  expect(freshFor(midnight - 3_600_000, 0)).toBe(60_000)
  expect(freshFor(midnight - 5_000)).toBe(5_000)
  expect(freshFor(midnight, 0)).toBe(60_000)
})

test('pages rendered at the same moment are rendered anew at different ones', () => {
  const midday = Date.UTC(2026, 10, 23, 12)
  expect(freshFor(midday, 1)).toBe(45_000)
  expect(new Set(Array.from({ length: 20 }, () => freshFor(midday))).size).toBeGreaterThan(10)
})
