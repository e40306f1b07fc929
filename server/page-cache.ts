/**
 * Caches complete pages of guests as response bytes. A page is rendered once for each version of the gallery, which is
 * asked before every response, so cached pages are current in every process. Only what a running import adds may appear
 * up to a minute late: every page would otherwise be rendered several times a second.
 */
import { createHash } from 'node:crypto'
import { nextMidnight } from '#app/platform/lib/plain-day.ts'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { readingForGuest } from '#app/platform/db/client.server.ts'
import type { GalleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { acceptsEncoding } from '#app/platform/http/accepts-encoding.ts'
import { contentHash, matchesEtag } from '#app/platform/http/conditional-response.server.ts'
import { countFailedParts } from '#app/platform/http/streaming.server.ts'
import { cookiePrefix } from '#app/platform/lib/cookies.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { metrics } from '#app/platform/lib/metrics.server.ts'

/** The lifetime of a page, in milliseconds: badges and the like depend on the time. */
const FRESH_MS = 60_000
/** Lifetimes are up to a quarter shorter, so that pages rendered at the same moment do not expire together. */
const SPREAD = 0.25
/** How long a shared cache may send a page while it fetches the next version, in seconds. */
const STALE_SECONDS = 60
/** Longer URLs, in characters, belong to no page. */
const URL_MAX = 600

const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number] | 'identity'

type Bytes = Buffer<ArrayBuffer>

type Page = {
  headers: Record<string, string>
  tag: string
  body: Bytes
  encodings: Map<Encoding, Promise<Encoded>>
}

/** One encoding of a page, with its headers. */
type Encoded = { tag: string; headers: Record<string, string>; body: Bytes }

/** Answers guests from the cache, and stores the pages that the rest of the app renders for them. */
export function cachePages(
  cache: () => GalleryCache,
): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const request = c.req.raw
    if (!isFromGuest(request)) return next()
    let isRendering = false

    async function render() {
      // The response has no body to store.
      if (request.method === 'HEAD') return undefined
      isRendering = true
      metrics()?.cachedPages.inc({ outcome: 'miss' })
      const withFailures = () =>
        countFailedParts(async (parts) => {
          await next()
          if (!isShareable(c.res) || parts.failed > 0) return undefined
          const page = await readPage(c.res, c.var.requestId)
          // The encodings are added to the size.
          return { value: page, bytes: Math.ceil(page.body.length * 1.5) }
        })
      return readingForGuest(withFailures)
    }

    let page: Page | undefined
    try {
      // This waits for another request's rendering, which may turn out not to be cacheable.
      page = await cache().page(request.url, freshFor(Date.now()), render)
    } catch (error) {
      if (isRendering) throw error
      log.error({ err: error }, 'a page could not be looked up in the cache')
    }
    if (!page) return isRendering ? undefined : next()
    if (!isRendering) metrics()?.cachedPages.inc({ outcome: 'hit' })
    // Otherwise the headers of the rendered page would be sent too.
    c.res = undefined
    c.res = await responseOf(page, request)
  }
}

/** Whether the response depends on the URL only. Any cookie of ours may change it: a session, a toast. */
function isFromGuest({ method, url, headers }: Request): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > URL_MAX) return false
  // Data requests stream, and files have an extension.
  if (/^[^?]*\.\w+(?:\?|$)/.test(url)) return false
  return !headers.get('cookie')?.includes(`${cookiePrefix()}.`)
}

function isShareable({ status, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  return status === 200 && isPage && !headers.has('set-cookie') && !headers.has('cache-control')
}

/**
 * The lifetime of a page in milliseconds, until midnight at most: pages mention the day, the days until an occasion
 * and the email of the day. `chance` is between 0 and 1.
 */
export function freshFor(now: number, chance = Math.random()): number {
  return Math.min(FRESH_MS * (1 - SPREAD * chance), nextMidnight(now) - now)
}

/** The Cache-Control header: `CDN_MAX_AGE` allows shared caches to keep a page, until midnight at most. */
function sharedFor(now: number): string {
  const seconds = Math.min(env().CDN_MAX_AGE, Math.ceil((nextMidnight(now) - now) / 1000))
  if (seconds === 0) return 'no-cache'
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}`
}

/** The page without the id and nonce of its request: its scripts are allowed by hash instead of by the nonce. */
async function readPage(response: Response, requestId: string): Promise<Page> {
  const headers = new Headers(response.headers)
  const rendered = await response.text()
  const policy = headers.get('Content-Security-Policy') ?? ''
  const nonce = /'nonce-(\w+)'/.exec(policy)?.[1]
  const shared = (text: string) => {
    const anonymous = text.replaceAll(requestId, '')
    return nonce ? anonymous.replaceAll(nonce, '') : anonymous
  }
  if (nonce) {
    const hashes = new Set(allowedScripts(rendered, nonce).map((script) => hashSource(shared(script))))
    headers.set('Content-Security-Policy', policy.replace(`'nonce-${nonce}'`, [...hashes].join(' ')))
  }
  headers.set('Cache-Control', sharedFor(Date.now()))
  headers.set('Vary', 'Accept-Encoding, Cookie')
  const body = Buffer.from(shared(rendered))
  return { headers: Object.fromEntries(headers), tag: contentHash(body), body, encodings: new Map() }
}

/** The inline scripts with the page's nonce: injected scripts are not allowed, cached or not. */
function allowedScripts(html: string, nonce: string): string[] {
  // bounded: only our own script elements, each of them closed.
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => attributes!.includes(`nonce="${nonce}"`) && !/\bsrc=/.test(attributes!))
    .map(([, , script]) => script!)
}

/** The hash source of an inline script in the policy. */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

async function responseOf(page: Page, { headers: asked }: Request): Promise<Response> {
  const accepted = asked.get('accept-encoding')
  const encoding = ENCODINGS.find((name) => acceptsEncoding(accepted, name)) ?? 'identity'
  let encoded = page.encodings.get(encoding)
  if (!encoded) page.encodings.set(encoding, (encoded = encode(page, encoding)))
  const { tag, headers, body } = await encoded
  const tags = asked.get('if-none-match')
  if (tags === null || !matchesEtag(tags, tag)) return new Response(body, { headers })
  const { 'content-length': _, 'content-encoding': __, ...unchanged } = headers
  return new Response(null, { status: 304, headers: unchanged })
}

/** Encodes a page, once, for the first request that accepts the encoding. */
async function encode(page: Page, encoding: Encoding): Promise<Encoded> {
  const body = await ENCODE[encoding](page.body)
  const isPlain = encoding === 'identity'
  // Each encoding is the same page, but has different bytes.
  const tag = `"${page.tag}${isPlain ? '' : `-${encoding}`}"`
  const headers = { ...page.headers, etag: tag, 'content-length': String(body.length) }
  return { tag, body, headers: isPlain ? headers : { ...headers, 'content-encoding': encoding } }
}

const ENCODE: Record<Encoding, (body: Bytes) => Bytes | Promise<Bytes>> = {
  // A cached page lives for at most a minute, so the compression level balances size and speed.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
  identity: (body) => body,
}
