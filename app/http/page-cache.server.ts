/**
 * Complete pages for visitors without a session, cached as response bytes. A page is rendered once per version of the
 * gallery: before each response the version is queried, once for all waiting requests. So cached pages are current in
 * every process, at a hundredth of the cost of rendering. Only the additions of a running import may appear up to a
 * minute late, because every page would otherwise be rendered several times a second.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { GalleryCache } from '#app/db/gallery-cache.server.ts'
import { cookiePrefix } from '#app/lib/cookies.server.ts'
import { log } from '#app/lib/log.server.ts'
import { metrics } from '#app/lib/metrics.server.ts'
import { acceptsEncoding } from './accepts-encoding.ts'
import { contentHash, matchesEtag } from './conditional-response.server.ts'
import { countFailedParts } from './streaming.server.ts'

/** Pages depend on the time: badges, for example. */
const FRESH_MS = 60_000
/** Pages rendered at the same moment must not all be rendered anew at another: lifetimes are up to a quarter shorter. */
const SPREAD = 0.25
const DAY_MS = 24 * 3600 * 1000
/** Longer URLs are not ours. */
const URL_MAX = 600

const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

type Bytes = Buffer<ArrayBuffer>

type Page = {
  headers: Record<string, string>
  tag: string
  body: Bytes
  variants: Map<Encoding | undefined, Variant | Promise<Variant>>
}

/** One encoding of a cached page, with its headers. */
type Variant = { tag: string; headers: Record<string, string>; body: Bytes }

/** What a page depends on of a request, whether it is Node's or a web `Request`. */
export type PageRequest = {
  method: string
  /** With its host. */
  url: string
  /** A header by its name in lower case. */
  header: (name: string) => string | null | undefined
}

export type CachedResponse = { status: 200 | 304; headers: Record<string, string>; body: Bytes | null }

export type PageCache = {
  /** The response for this request, if its page is cached; without a promise where that can be known at once. */
  find(request: PageRequest): CachedResponse | null | Promise<CachedResponse | null>
  /** The page for this request, rendered by `render` if necessary; null when it cannot be cached. */
  respond(request: Request, render: () => Promise<RenderedPage>): Promise<Response | null>
}

export type RenderedPage = {
  response: Response
  /** Parts that belong to this request only and are not cached. */
  ownTexts: string[]
}

/** @param defaultHeaders headers for responses that do not set them */
export function createPageCache(
  cache: () => GalleryCache,
  defaultHeaders: [name: string, value: string][] = [],
): PageCache {
  const pages: PageCache = {
    find(request) {
      const known = mayBeCached(request) ? cache().get<Page>(request.url) : null
      return known instanceof Promise
        ? known.then((page) => page && responseOf(page, request))
        : known && responseOf(known, request)
    },
    async respond(webRequest, render) {
      const request = pageRequest(webRequest)
      if (!mayBeCached(request)) return null
      // Only GET responses have a body.
      if (request.method === 'HEAD') {
        const found = await pages.find(request)
        return found && toResponse(found)
      }
      let isRendering = false
      let own: Response | undefined

      async function load() {
        isRendering = true
        metrics()?.cachedPages.inc({ outcome: 'miss' })
        return countFailedParts(async (parts) => {
          const { response, ownTexts } = await render()
          if (!isShareable(response)) {
            own = response
            return undefined
          }
          const page = await readPage(response, ownTexts, defaultHeaders)
          // Including its compressed variants.
          if (parts.failed === 0) return { value: page, bytes: Math.ceil(page.body.length * 1.5) }
          own = toResponse(await responseOf(page, request))
          return undefined
        })
      }

      try {
        // Waits for another request's rendering, which may turn out not to be cacheable.
        const page = await cache().page(request.url, freshFor(Date.now()), load)
        if (page && !isRendering) metrics()?.cachedPages.inc({ outcome: 'hit' })
        if (page) return toResponse(await responseOf(page, request))
        return own ?? (await render()).response
      } catch (error) {
        if (isRendering) throw error
        log.error({ err: error }, 'the version of the gallery could not be read')
        return null
      }
    },
  }
  return pages
}

async function readPage(
  response: Response,
  ownTexts: string[],
  defaultHeaders: [string, string][],
): Promise<Page> {
  const rendered = await response.text()
  const withoutOwn = (text: string) => ownTexts.reduce((left, own) => left.replaceAll(own, ''), text)
  const html = withoutOwn(rendered)
  const headers = new Headers(response.headers)
  const nonce = policyNonce(headers)
  if (nonce) {
    const hashes = allowedScripts(rendered, nonce).map(({ script }) => hashSource(withoutOwn(script)))
    const policy = headers.get('Content-Security-Policy')!
    headers.set('Content-Security-Policy', policy.replace(`'nonce-${nonce}'`, [...new Set(hashes)].join(' ')))
  }
  headers.set('Cache-Control', 'no-cache')
  headers.set('Vary', 'Accept-Encoding, Cookie')
  for (const [name, value] of defaultHeaders) if (!headers.has(name)) headers.set(name, value)
  const body = Buffer.from(html)
  return { headers: Object.fromEntries(headers), tag: contentHash(body), body, variants: new Map() }
}

/**
 * Until midnight at most: pages mention the day, the days until an occasion, the email of the day. `chance` is between
 * 0 and 1.
 */
export function freshFor(now: number, chance = Math.random()): number {
  return Math.min(FRESH_MS * (1 - SPREAD * chance), DAY_MS - (now % DAY_MS))
}

/** False where the response may depend on more than the URL. */
function mayBeCached(request: PageRequest): boolean {
  return isPageRequest(request) && !request.header('cookie')?.includes(`${cookiePrefix()}.`)
}

export function isPageRequest({ method, url }: Pick<PageRequest, 'method' | 'url'>): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > URL_MAX) return false
  // Data requests stream, and files have names of their own.
  return !/^[^?]*\.\w+(?:\?|$)/.test(url)
}

export function isShareable({ status, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  return status === 200 && isPage && !headers.has('set-cookie') && !headers.has('cache-control')
}

/** The nonce that a rendered page allows its scripts by. */
export function policyNonce(headers: Headers): string | undefined {
  return /'nonce-(\w+)'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1]
}

/** The inline scripts with the page's nonce: injected scripts are not allowed, cached or not. */
export function allowedScripts(html: string, nonce: string): { script: string; start: number }[] {
  // bounded: only our own script elements, each of them closed.
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => attributes!.includes(`nonce="${nonce}"`) && !/\bsrc=/.test(attributes!))
    .map(({ 1: attributes, 2: script, index }) => {
      return { script: script!, start: index + `<script${attributes}>`.length }
    })
}

/** The hash source of an inline script in the policy. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

function pageRequest({ method, url, headers }: Request): PageRequest {
  return { method, url, header: (name) => headers.get(name) }
}

function toResponse({ status, headers, body }: CachedResponse): Response {
  return new Response(body, { status, headers })
}

/** Without a promise once the encoding has been made. */
function responseOf(page: Page, request: PageRequest): CachedResponse | Promise<CachedResponse> {
  const accepted = request.header('accept-encoding')
  const encoding = ENCODINGS.find((name) => acceptsEncoding(accepted, name))
  const variant = page.variants.get(encoding) ?? makeVariant(page, encoding)
  return variant instanceof Promise
    ? variant.then((made) => conditional(made, request))
    : conditional(variant, request)
}

function conditional({ headers, tag, body }: Variant, { method, header }: PageRequest): CachedResponse {
  const tags = header('if-none-match')
  if (typeof tags === 'string' && matchesEtag(tags, tag)) {
    const { 'content-length': _, 'content-encoding': __, ...unchanged } = headers
    return { status: 304, headers: unchanged, body: null }
  }
  return { status: 200, headers, body: method === 'HEAD' ? null : body }
}

/** Made once, by the first request for it. */
function makeVariant(page: Page, encoding: Encoding | undefined): Promise<Variant> {
  const making = compressPage(page, encoding).then((variant) => {
    page.variants.set(encoding, variant)
    return variant
  })
  page.variants.set(encoding, making)
  return making
}

async function compressPage(page: Page, encoding: Encoding | undefined): Promise<Variant> {
  const body = encoding ? await COMPRESS[encoding](page.body) : page.body
  // Each encoding is the same page, but has different bytes.
  const tag = `"${page.tag}${encoding ? `-${encoding}` : ''}"`
  const headers = { ...page.headers, etag: tag, 'content-length': String(body.length) }
  return { tag, body, headers: encoding ? { ...headers, 'content-encoding': encoding } : headers }
}

const COMPRESS: Record<Encoding, (body: Bytes) => Promise<Bytes>> = {
  // A cached page lives for at most a minute, so the compression level balances size and speed.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
}
