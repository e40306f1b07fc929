/**
 * Whole pages for visitors, kept as the bytes that go out. A page is drawn once for each state of the gallery: before
 * anything is served, the database is asked whether something has changed, once for all who are waiting. So what is
 * served is right at the moment of asking, in every process, and costs a hundredth of drawing it.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { cookiePrefix } from '#app/lib/cookies.server.ts'
import { metrics } from '#app/lib/metrics.server.ts'
import { acceptsEncoding } from './accepts-encoding.ts'
import { contentHash, matchesEtag } from './conditional-response.server.ts'
import { failedParts, settleOrNull } from './streaming.server.ts'

const BYTES_MAX = 64 * 1024 * 1024
/** Pages speak of today: what is new, how far away an occasion is. */
const MS_MAX = 60_000
/** Longer addresses are nobody's links. */
const ADDRESS_MAX = 600

const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

type Bytes = Buffer<ArrayBuffer>

type Page = {
  /** The state of the gallery it was drawn in. */
  state: object
  headers: Record<string, string>
  tag: string
  body: Bytes
  forms: Map<Encoding | undefined, Promise<Form>>
}

/** One of the ways a page goes out, with everything that is the same each time. */
type Form = { tag: string; headers: Record<string, string>; body: Bytes }

type PageCache = {
  /** What is kept for this request, with headers of its own; null when nothing is, or no longer. */
  kept(request: Request, ownHeaders: Record<string, string>): Promise<Response | null> | null
  /** The page for this request, drawn by `draw` if need be; null when it is not one that can be kept. */
  answer(request: Request, draw: () => Promise<DrawnPage>): Promise<Response | null>
}

type DrawnPage = {
  response: Response
  /** What in it belongs to this one request, and is left out of what is kept. */
  ownTexts: string[]
}

/**
 * @param stateOf gives another object as soon as anything on the pages has changed.
 * @param everyAnswer headers for answers that do not bring them
 */
export function createPageCache(
  stateOf: () => Promise<object>,
  everyAnswer: [name: string, value: string][] = [],
): PageCache {
  const pages = new LRUCache<string, Page>({
    maxSize: BYTES_MAX,
    ttl: MS_MAX,
    // With room for its packed forms.
    sizeCalculation: ({ body }) => Math.ceil(body.length * 1.5) + 1_000,
  })
  const drawing = new Map<string, Promise<unknown>>()

  function freshPage(key: string, state: object): Page | undefined {
    const page = pages.get(key)
    return page?.state === state ? page : undefined
  }

  /** Draws it, keeps it if it may be kept, and gives what this request is to get. */
  async function drawAndKeep(key: string, state: object, request: Request, draw: () => Promise<DrawnPage>) {
    const failures = failedParts()
    const { response, ownTexts } = await draw()
    if (!isForEverybody(response)) return response
    const page = await readPage(response, ownTexts, state, everyAnswer)
    if (failedParts() === failures) pages.set(key, page)
    return answerWith(page, request)
  }

  return {
    kept(request, ownHeaders) {
      if (!mayBeKept(request) || !pages.has(request.url)) return null
      return settleOrNull(stateOf(), 'asking what has changed').then((state) => {
        const page = state && freshPage(request.url, state)
        if (!page) return null
        metrics()?.cachedPages.inc({ outcome: 'hit' })
        return answerWith(page, request, ownHeaders)
      })
    },
    async answer(request, draw) {
      const key = mayBeKept(request) ? request.url : null
      const state = key !== null && (await settleOrNull(stateOf(), 'asking what has changed'))
      if (!key || !state) return null
      // Another's drawing is worth waiting for; it may turn out to be for that one alone.
      const others = drawing.get(key)
      if (others && !freshPage(key, state)) await others
      const page = freshPage(key, state)
      if (page) {
        metrics()?.cachedPages.inc({ outcome: 'hit' })
        return answerWith(page, request)
      }
      // Only what a GET draws has a body.
      if (request.method === 'HEAD') return null
      metrics()?.cachedPages.inc({ outcome: 'miss' })
      const drawn = drawAndKeep(key, state, request, draw).finally(() => drawing.delete(key))
      drawing.set(
        key,
        drawn.catch(() => {}),
      )
      return drawn
    },
  }
}

async function readPage(
  response: Response,
  ownTexts: string[],
  state: object,
  everyAnswer: [string, string][],
): Promise<Page> {
  const drawn = await response.text()
  const everybodys = (text: string) => ownTexts.reduce((left, own) => left.replaceAll(own, ''), text)
  const html = everybodys(drawn)
  const headers = new Headers(response.headers)
  const policy = headers.get('Content-Security-Policy')
  const nonce = policy && /'nonce-(\w+)'/.exec(policy)?.[1]
  if (nonce) {
    const hashes = allowedScripts(drawn, nonce).map((script) => hashSource(everybodys(script)))
    headers.set('Content-Security-Policy', policy.replace(`'nonce-${nonce}'`, [...new Set(hashes)].join(' ')))
  }
  headers.set('Cache-Control', 'no-cache')
  headers.set('Vary', 'Accept-Encoding, Cookie')
  for (const [name, value] of everyAnswer) if (!headers.has(name)) headers.set(name, value)
  const body = Buffer.from(html)
  return { state, headers: Object.fromEntries(headers), tag: contentHash(body), body, forms: new Map() }
}

/** False where the answer may depend on more than the address. */
function mayBeKept({ method, url, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (url.length > ADDRESS_MAX || headers.get('cookie')?.includes(`${cookiePrefix()}.`)) return false
  // Data of navigations streams, files have names of their own.
  return !/^[^?]*\.\w+(?:\?|$)/.test(url)
}

function isForEverybody({ status, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  return status === 200 && isPage && !headers.has('set-cookie') && !headers.has('cache-control')
}

/** The inline scripts that carry the page's nonce: what gets in among them is allowed on no page, kept or drawn. */
function allowedScripts(html: string, nonce: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => attributes!.includes(`nonce="${nonce}"`) && !/\bsrc=/.test(attributes!))
    .map(([, , script]) => script!)
}

/** What a policy calls an inline script. */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

async function answerWith(
  page: Page,
  { method, headers: asked }: Request,
  ownHeaders: Record<string, string> = {},
): Promise<Response> {
  const encoding = ENCODINGS.find((name) => acceptsEncoding(asked, name))
  const form = await formOf(page, encoding)
  // Plain objects and bytes go out as they are; made into `Headers` and streams they cost as much as all the rest.
  const headers = { ...form.headers, ...ownHeaders }
  if (matchesEtag(asked, form.tag)) {
    const { 'content-length': _, 'content-encoding': __, ...unchanged } = headers
    return new Response(null, { status: 304, headers: unchanged })
  }
  return new Response(method === 'HEAD' ? null : form.body, { headers })
}

function formOf(page: Page, encoding: Encoding | undefined): Promise<Form> {
  let form = page.forms.get(encoding)
  if (!form) page.forms.set(encoding, (form = makeForm(page, encoding)))
  return form
}

async function makeForm(page: Page, encoding: Encoding | undefined): Promise<Form> {
  const body = encoding ? await PACK[encoding](page.body) : page.body
  // Packed or not it is the same page, but not the same bytes.
  const tag = `"${page.tag}${encoding ? `-${encoding}` : ''}"`
  const headers = { ...page.headers, etag: tag, 'content-length': String(body.length) }
  return { tag, body, headers: encoding ? { ...headers, 'content-encoding': encoding } : headers }
}

const PACK: Record<Encoding, (body: Bytes) => Promise<Bytes>> = {
  // A page lives for a minute at most: the middle between small and soon.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
}
