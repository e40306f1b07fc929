/**
 * Whole pages for visitors, cached as the bytes that go out. A page is rendered once for each version of the gallery:
 * before anything is served, the database is asked for the version, once for all who are waiting. So what is served is
 * right at the moment of asking, in every process, and costs a hundredth of rendering it.
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
import { failedParts, settleOrNull } from './streaming.server.ts'

/** Pages speak of today: what is new, how far away an occasion is. */
const FRESH_MS = 60_000
/** Longer addresses are nobody's links. */
const URL_MAX = 600

const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

type Bytes = Buffer<ArrayBuffer>

type Page = {
  headers: Record<string, string>
  tag: string
  body: Bytes
  variants: Map<Encoding | undefined, Promise<Variant>>
}

/** One of the ways a page goes out, with everything that is the same each time. */
type Variant = { tag: string; headers: Record<string, string>; body: Bytes }

type PageCache = {
  /** The cached page for this request, with headers of its own; null when there is none, or no longer. */
  cached(request: Request, ownHeaders: Record<string, string>): Promise<Response | null> | null
  /** The page for this request, rendered by `render` if need be; null when it is not one that can be cached. */
  respond(request: Request, render: () => Promise<RenderedPage>): Promise<Response | null>
}

type RenderedPage = {
  response: Response
  /** What in it belongs to this one request, and is left out of what is cached. */
  ownTexts: string[]
}

/** @param defaultHeaders headers for answers that do not bring them */
export function createPageCache(
  cache: () => GalleryCache,
  defaultHeaders: [name: string, value: string][] = [],
): PageCache {
  const pages: PageCache = {
    cached(request, ownHeaders) {
      const known = mayBeCached(request) ? cache().get<Page>(request.url) : null
      if (!known) return null
      return settleOrNull(known, 'asking for the version of the gallery').then((page) => {
        if (!page) return null
        metrics()?.cachedPages.inc({ outcome: 'hit' })
        return responseFrom(page, request, ownHeaders)
      })
    },
    async respond(request, render) {
      if (!mayBeCached(request)) return null
      // Only what a GET renders has a body.
      if (request.method === 'HEAD') return pages.cached(request, {})
      let isRendering = false
      let own: Response | undefined

      async function load() {
        isRendering = true
        metrics()?.cachedPages.inc({ outcome: 'miss' })
        const failures = failedParts()
        const { response, ownTexts } = await render()
        if (!isForEverybody(response)) {
          own = response
          return undefined
        }
        const page = await readPage(response, ownTexts, defaultHeaders)
        // With room for its compressed variants.
        if (failedParts() === failures) return { value: page, bytes: Math.ceil(page.body.length * 1.5) }
        own = await responseFrom(page, request)
        return undefined
      }

      try {
        // What another request renders is worth waiting for; it may turn out to be for that one alone.
        const page = await cache().exact(request.url, FRESH_MS, load)
        if (page && !isRendering) metrics()?.cachedPages.inc({ outcome: 'hit' })
        if (page) return await responseFrom(page, request)
        return own ?? (await render()).response
      } catch (error) {
        if (isRendering) throw error
        log.error({ err: error }, 'asking for the version of the gallery failed')
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
  const everybodys = (text: string) => ownTexts.reduce((left, own) => left.replaceAll(own, ''), text)
  const html = everybodys(rendered)
  const headers = new Headers(response.headers)
  const policy = headers.get('Content-Security-Policy')
  const nonce = policy && /'nonce-(\w+)'/.exec(policy)?.[1]
  if (nonce) {
    const hashes = allowedScripts(rendered, nonce).map((script) => hashSource(everybodys(script)))
    headers.set('Content-Security-Policy', policy.replace(`'nonce-${nonce}'`, [...new Set(hashes)].join(' ')))
  }
  headers.set('Cache-Control', 'no-cache')
  headers.set('Vary', 'Accept-Encoding, Cookie')
  for (const [name, value] of defaultHeaders) if (!headers.has(name)) headers.set(name, value)
  const body = Buffer.from(html)
  return { headers: Object.fromEntries(headers), tag: contentHash(body), body, variants: new Map() }
}

/** False where the answer may depend on more than the address. */
function mayBeCached({ method, url, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (url.length > URL_MAX || headers.get('cookie')?.includes(`${cookiePrefix()}.`)) return false
  // Data of navigations streams, files have names of their own.
  return !/^[^?]*\.\w+(?:\?|$)/.test(url)
}

function isForEverybody({ status, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  return status === 200 && isPage && !headers.has('set-cookie') && !headers.has('cache-control')
}

/** The inline scripts that carry the page's nonce: what gets in among them is allowed on no page, cached or not. */
function allowedScripts(html: string, nonce: string): string[] {
  // bounded: only we write script elements, and each of them ends.
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => attributes!.includes(`nonce="${nonce}"`) && !/\bsrc=/.test(attributes!))
    .map(([, , script]) => script!)
}

/** What a policy calls an inline script. */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

async function responseFrom(
  page: Page,
  { method, headers: asked }: Request,
  ownHeaders: Record<string, string> = {},
): Promise<Response> {
  const encoding = ENCODINGS.find((name) => acceptsEncoding(asked, name))
  const variant = await variantOf(page, encoding)
  // Plain objects and bytes go out as they are; made into `Headers` and streams they cost as much as all the rest.
  const headers = { ...variant.headers, ...ownHeaders }
  if (matchesEtag(asked, variant.tag)) {
    const { 'content-length': _, 'content-encoding': __, ...unchanged } = headers
    return new Response(null, { status: 304, headers: unchanged })
  }
  return new Response(method === 'HEAD' ? null : variant.body, { headers })
}

function variantOf(page: Page, encoding: Encoding | undefined): Promise<Variant> {
  let variant = page.variants.get(encoding)
  if (!variant) page.variants.set(encoding, (variant = makeVariant(page, encoding)))
  return variant
}

async function makeVariant(page: Page, encoding: Encoding | undefined): Promise<Variant> {
  const body = encoding ? await COMPRESS[encoding](page.body) : page.body
  // Compressed or not it is the same page, but not the same bytes.
  const tag = `"${page.tag}${encoding ? `-${encoding}` : ''}"`
  const headers = { ...page.headers, etag: tag, 'content-length': String(body.length) }
  return { tag, body, headers: encoding ? { ...headers, 'content-encoding': encoding } : headers }
}

const COMPRESS: Record<Encoding, (body: Bytes) => Promise<Bytes>> = {
  // A page lives for a minute at most: the middle between small and soon.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
}
