/** The Hono app: middleware for request ids, logging, security headers, limits and the page cache, then the routes. */
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { googleOrigins } from '#app/features/accounts/google.server.ts'
import type { RequestMeta } from '#app/features/accounts/request-meta.ts'
import { findSession } from '#app/features/accounts/sessions.server.ts'
import type { Viewer } from '#app/features/accounts/viewer.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import { nonceContext, requestIdContext } from '#app/http/context.ts'
import { isRead, mayWrite } from '#app/http/origin.server.ts'
import { limitRate } from '#app/http/rate-limit.server.ts'
import { pagePolicy, securityHeaders } from '#app/http/security-headers.ts'
import { isPerson } from '#app/features/traffic/page-kinds.ts'
import { viewCounts } from '#app/features/traffic/view-counts.server.ts'
import { createPageCache, type PageRequest, type RenderedPage } from '#app/http/page-cache.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import {
  appendCookies,
  setRequestContext,
  type SessionLookup,
  type SharedRendering,
} from '#app/http/request-context.server.ts'
import { createSignedInPages, type Render } from '#app/http/signed-in-pages.server.ts'
import { isDatabaseThere } from '#app/db/client.server.ts'
import { galleryCache } from '#app/db/gallery-cache.server.ts'
import { trackWork } from '#app/lib/current-work.server.ts'
import { env } from '#app/lib/env.server.ts'
import { log } from '#app/lib/log.server.ts'
import { networkOf } from '#app/lib/network-of.ts'
import { RATE_LIMITS } from '#app/lib/rate-limits.ts'
import { isHttps } from '#app/lib/site-url.server.ts'
import { SHARED_PAGES } from '#app/routes/own-parts.server.ts'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { applySiteSettings } from '#app/site-config.ts'
import { respondsInTime } from './request-timeout.ts'
import { limitBody } from './body-limits.ts'
import { type CachedPages, sendCachedPages } from './cached-pages.ts'
import { compress } from './compress.ts'
import { watchDatabase } from './database-watch.ts'
import type { Fetch } from './http-server.ts'
import { INBOX_API, receiveByApi } from './inbox-api.ts'
import { mediaServer, preflightResponse } from './media.ts'
import { serveMetrics } from './metrics.ts'
import { checkReadiness } from './readiness.ts'
import { logRequest } from './request-log.ts'
import { useRoutePaths } from '#app/http/reserved-slugs.server.ts'
import { pathsOf, routeMatcher } from './route-names.ts'

/** `Bindings` are missing where a test calls the app without a socket. */
type App = { Variables: { requestId: string }; Bindings: Partial<HttpBindings> }

/** As nginx logs it: the client closed the connection before it got a response. */
const CLIENT_CLOSED = 499

const development = import.meta.env.DEV
const handleRequest = createRequestHandler(build, development ? 'development' : 'production')
const matchRoute = routeMatcher(build.routes)
useRoutePaths(pathsOf(build.routes))
const nameRoute = (path: string) => matchRoute(path).name

/** Counts a page that a visitor was sent, for the owner's figures. */
function countView({ method, url, header }: PageRequest, status: number): void {
  if (method !== 'GET' || (status !== 200 && status !== 304)) return
  const purpose = header('sec-purpose') ?? header('purpose')
  if (purpose?.includes('prefetch') || !isPerson(header('user-agent') ?? '')) return
  viewCounts().viewAt(url, viewOf)
}

function viewOf(address: string) {
  const page = URL.parse(address)
  if (!page) return null
  const { name, params } = matchRoute(page.pathname)
  return { route: name, params, query: page.searchParams.get('q') }
}

/** Builds the app. Middleware runs in the order in which it is registered here. */
export function createApp(): { fetch: Fetch; cachedPages: CachedPages } {
  applySiteSettings(env())
  const app = new Hono<App>()
  const defaultHeaders = securityHeaders(isHttps())

  const pages = createPageCache(galleryCache, defaultHeaders)
  const signedInPages = createSignedInPages({
    cache: galleryCache,
    visitors: pages,
    partOf,
    defaultHeaders,
  })
  const database = watchDatabase(() => isDatabaseThere(respondsInTime))

  function finish({ headers }: Response, requestId: string): void {
    for (const [name, value] of defaultHeaders) {
      // An email in an iframe sets its own, mostly stricter, but may be framed.
      if (!headers.has(name)) headers.set(name, value)
    }
    headers.set('X-Request-Id', requestId)
  }

  // The outermost middleware: database check, response headers, request log and metrics.
  app.use(async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    const route = nameRoute(c.req.path)
    const unavailable = await database.orUnavailable(c.req, () =>
      trackWork(route, async () => {
        await next()
        finish(c.res, requestId)
        return c.res.status
      }),
    )
    if (unavailable) {
      finish(unavailable, requestId)
      // Otherwise the headers of the failed page would be sent too.
      c.res = undefined
      c.res = unavailable
    }
    // When a client disconnects, reading its body fails; nobody is there to get the 500.
    const status = c.res.status >= 500 && c.req.raw.signal.aborted ? CLIENT_CLOSED : c.res.status
    const { method, path } = c.req
    logRequest({ requestId, method, path, route, status, started })
    countView({ method, url: c.req.url, header: (name) => c.req.header(name) }, status)
  })

  app.onError((error, c) => {
    // A disconnected client reads no response, and it is not our error.
    const isDisconnected = (error as NodeJS.ErrnoException).code === 'ECONNRESET'
    if (!isDisconnected) log.error({ err: error, req: c.var.requestId }, 'request failed')
    return isDisconnected ? c.body(null, 400) : c.text('Something went wrong.', 500)
  })

  app.use(async (c, next) => {
    // Its token comes with no cookie, so a page of another site cannot use it.
    if (c.req.path === INBOX_API) return next()
    if (!mayWrite(c.req.raw)) return c.text('This was not sent from a page of this site.', 403)
    return next()
  })
  // Counted before the body is read.
  app.use(async (c, next) => (await limitWrites(c)) ?? next())
  // Before the limit of forms: it reads no more of a message than it may store.
  app.post('/api/v1/inbox', receiveByApi)
  app.use(limitBody)

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const readiness = await checkReadiness()
    return c.json(readiness, Object.values(readiness).every((state) => state === 'ok') ? 200 : 503)
  })

  app.get('/metrics', serveMetrics)

  app.get('/media/*', mediaServer({ isUnavailable: () => database.isUnavailable(), metaOf: requestMetaOf }))
  app.options('/media/*', preflightResponse)

  if (!development) {
    const client = path.join(projectRoot(), 'build/client')
    const files = serveStatic({ root: path.relative(process.cwd(), client), precompressed: true })
    const names = new Set(
      readdirSync(client, { recursive: true }).map((name) => `/${String(name).replaceAll(path.sep, '/')}`),
    )
    app.use(async (c, next) => {
      // Looked up in memory: asking the disk for every page whether it is a file takes longer than sending it.
      if (!names.has(c.req.path)) return next()
      const answer = await files(c, next)
      if (answer?.ok && c.req.path.startsWith('/assets/')) {
        answer.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
      }
      return answer
    })
  }

  app.all('*', async (c) => {
    const { raw } = c.req
    const meta = requestMetaOf(c)
    let lookup: ReturnType<SessionLookup> | undefined
    const lookUp = () => (lookup ??= findSession(meta))
    const render: Render = (request, meta, shared) =>
      renderPage(c.var.requestId, request, meta, { lookUp, shared })
    const response =
      (development ? null : await pages.respond(raw, () => render(raw, meta))) ??
      (development ? null : await signedInPages({ request: raw, meta, lookUp }, render)) ??
      (await render(raw, meta)).response
    // What failed because its account was deleted meanwhile is answered as a request without one.
    const isPage = !c.req.path.endsWith('.data')
    if (response.status === 500 && isPage && (await endedMeanwhile(lookup, meta))) return c.redirect('/login')
    // Specific to one user, or to one moment.
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-cache')
    return compress(c.req.raw, response)
  })

  const isUnavailable = () => database.isUnavailable()
  return { fetch: app.fetch, cachedPages: sendCachedPages({ pages, nameRoute, countView, isUnavailable }) }
}

/** Whether the request had a session, which is over now. */
async function endedMeanwhile(
  lookup: ReturnType<SessionLookup> | undefined,
  meta: RequestMeta,
): Promise<boolean> {
  const before = await settleOrNull(lookup ?? Promise.resolve(null), 'reading a session')
  if (!before?.session) return false
  const now = await settleOrNull(findSession(meta), 'reading a session')
  return now !== null && now.session === null
}

function requestMetaOf(c: Context<App>): RequestMeta {
  const { headers } = c.req.raw
  return {
    headers: new Headers(headers),
    ipAddress: clientAddress(headers, c.env?.incoming?.socket.remoteAddress),
  }
}

/** What the page at a path shows of a person, if it is one that is rendered for all of them. */
function partOf(pathname: string) {
  const { name, params } = matchRoute(pathname)
  const part = SHARED_PAGES[name]
  return part ? (viewer: Viewer) => part.find(viewer, params) : null
}

/** A page rendered by React Router, and the parts of it that belong to this request only. */
async function renderPage(
  requestId: string,
  request: Request,
  meta: RequestMeta,
  given: { lookUp: SessionLookup; shared: SharedRendering | undefined },
): Promise<RenderedPage> {
  const nonce = randomUUID().replaceAll('-', '')
  const context = new RouterContextProvider()
  context.set(nonceContext, nonce)
  context.set(requestIdContext, requestId)
  setRequestContext(context, meta, given)
  // Checked above, by a rule that also works behind a proxy; React Router's own compares with this process's address.
  request.headers.delete('origin')
  const response = await handleRequest(request, context)
  appendCookies(context, response)
  if (!response.headers.has('Content-Security-Policy')) {
    response.headers.set('Content-Security-Policy', pagePolicy(nonce, development, googleOrigins()))
  }
  return { response, ownTexts: [nonce, requestId] }
}

/** One limit for all writes, in addition to the stricter ones for guesses, email and searches. */
async function limitWrites(c: Context<App>): Promise<Response | null> {
  if (isRead(c.req.method)) return null
  const address = clientAddress(c.req.raw.headers, c.env?.incoming?.socket.remoteAddress)
  // Without a database nothing can be written anyway, and there is a better message for it.
  const rate = await settleOrNull(
    limitRate({ key: `write:${networkOf(address)}`, ...RATE_LIMITS.write }),
    'counting a request',
  )
  if (!rate || rate.ok) return null
  return c.text(RATE_LIMITS.write.message, 429, {
    'Retry-After': String(rate.retryAfter),
  })
}
