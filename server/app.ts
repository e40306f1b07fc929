/** The Hono app: middleware for request ids, logging, security headers, limits and the page cache, then the routes. */
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type Next } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { providerOrigins } from '#app/accounts/sign-in/providers.server.ts'
import type { RequestMeta } from '#app/accounts/request-meta.ts'
import { findSession, SESSION_COOKIE } from '#app/accounts/sessions/sessions.server.ts'
import { clientAddress } from '#app/platform/http/client-address.server.ts'
import { nonceContext, type Refusal, refusalContext, requestIdContext } from '#app/platform/http/context.ts'
import { isRead, mayWrite } from '#app/platform/http/origin.server.ts'
import { limitRate } from '#app/platform/db/rate-limit.server.ts'
import { pagePolicy, securityHeaders } from '#app/platform/http/security-headers.ts'
import { isFileOfLink } from '#app/collections/sharing/viewing.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import {
  appendCookies,
  getSession,
  type PageContext,
  setRequestContext,
} from '#app/accounts/request/request-context.server.ts'
import { checkDatabase, isDatabaseThere } from '#app/platform/db/client.server.ts'
import { loadSettings } from '#app/platform/db/stored-settings.server.ts'
import { galleryCache } from '#app/platform/db/gallery-cache.server.ts'
import { readCookie, setCookie } from '#app/platform/lib/cookies.server.ts'
import { trackWork } from '#app/platform/lib/work-in-progress.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { clientNetwork } from '#app/platform/lib/client-network.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import { isPathOn } from '#app/platform/lib/modules.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { isHttps } from '#app/platform/lib/site-url.server.ts'
import { isSiteImage } from '#app/platform/lib/site-config.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { respondsInTime, withinTime } from '#app/platform/lib/request-timeout.server.ts'
import { limitBody } from './body-limits.ts'
import { compress } from './compress.ts'
import { watchDatabase } from './database-watch.ts'
import { countFilters, hasFilters } from './filter-budget.ts'
import { formerAddresses } from './former-addresses.ts'
import { isPrivate, refusalOf } from './gallery-access.ts'
import type { Fetch } from './http-server.ts'
import { INBOX_API, receiveByApi } from './inbox-api.ts'
import { mediaServer, preflightResponse } from './media.ts'
import { serveMetrics } from './metrics.ts'
import { cachePages } from './page-cache.ts'
import { checkReadiness } from './readiness.ts'
import { logRequest } from './request-log.ts'
import { limitedPage } from './unavailable-page.ts'
import { useRoutePaths } from '#app/platform/http/reserved-slugs.server.ts'
import { pathsOf, routeMatcher } from './route-names.ts'

/** `Bindings` are missing where a test calls the app without a socket. */
type App = {
  Variables: {
    requestId: string
    /** The session, if a private gallery has looked it up. */
    session?: Awaited<ReturnType<typeof findSession>>
    refusal?: Refusal
  }
  Bindings: Partial<HttpBindings>
}

/**
 * How long a request waits for the settings, in milliseconds. Without a database, those that were read last are used.
 */
const SETTINGS_WAIT_MS = 3_000
/** The status that nginx logs when the client closes the connection before it gets a response. */
const CLIENT_CLOSED = 499

const development = import.meta.env.DEV
const handleRequest = createRequestHandler(build, development ? 'development' : 'production')
const matchRoute = routeMatcher(build.routes)
useRoutePaths(pathsOf(build.routes))
const nameRoute = (path: string) => matchRoute(path).name

/** Builds the app. Middleware runs in the order in which it is registered here. */
export function createApp(): { fetch: Fetch } {
  const app = new Hono<App>()
  const defaultHeaders = securityHeaders(isHttps())

  const database = watchDatabase(
    () => isDatabaseThere(respondsInTime),
    () => respondsInTime(checkDatabase),
  )

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
      replaceResponse(c, unavailable)
    }
    // When a client disconnects, reading its body fails, and no client receives the 500.
    const status = c.res.status >= 500 && c.req.raw.signal.aborted ? CLIENT_CLOSED : c.res.status
    const { method, path } = c.req
    logRequest({ requestId, method, path, route, status, started })
  })

  app.onError((error, c) => {
    // A disconnected client reads no response, and it is not our error.
    const isDisconnected = (error as NodeJS.ErrnoException).code === 'ECONNRESET'
    if (!isDisconnected) log.error({ err: error, req: c.var.requestId }, 'request failed')
    return isDisconnected ? c.body(null, 400) : c.text('Something went wrong.', 500)
  })

  app.use(async (c, next) => {
    // The API takes a token and no cookie, so a page of another site cannot use it.
    if (c.req.path === INBOX_API) return next()
    if (!mayWrite(c.req.raw)) return c.text('This was not sent from a page of this site.', 403)
    return next()
  })
  // Writes are counted before the body is read.
  app.use(async (c, next) => (await limitWrites(c)) ?? next())
  // The API comes before the limit of forms: it reads no more of a message than it may store.
  app.post('/api/v1/inbox', receiveByApi)
  app.use(limitBody)

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const readiness = await checkReadiness()
    return c.json(readiness, Object.values(readiness).every((state) => state === 'ok') ? 200 : 503)
  })

  app.get('/metrics', serveMetrics)

  if (env().MAILSHELF_ROLE === 'worker') {
    app.all('*', (c) => c.text('This process does jobs; other processes serve the pages.', 404))
    return app
  }

  if (!development) {
    const client = path.join(projectRoot(), 'build/client')
    const files = serveStatic({ root: path.relative(process.cwd(), client), precompressed: true })
    const names = new Set(
      readdirSync(client, { recursive: true }).map((name) => `/${String(name).replaceAll(path.sep, '/')}`),
    )
    app.use(async (c, next) => {
      // Names of files are looked up in memory: asking the disk for every page takes longer than sending it.
      if (!names.has(c.req.path)) return next()
      const answer = await files(c, next)
      if (answer?.ok && c.req.path.startsWith('/assets/')) {
        answer.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
      }
      return answer
    })
  }

  // Settings that the owner changed in any process apply to the next request.
  app.use(async (_c, next) => {
    if (!database.isUnavailable())
      await settleOrNull(withinTime(loadSettings(), SETTINGS_WAIT_MS), 'reading the settings')
    return next()
  })
  app.use(async (c, next) => guardGallery(c, next))

  app.route('/', formerAddresses)
  app.get('/media/*', mediaServer({ isUnavailable: () => database.isUnavailable(), metaOf: requestMetaOf }))
  app.options('/media/*', preflightResponse)

  app.use(async (c, next) => {
    await next()
    // The response is specific to one user or to one moment.
    if (!c.res.headers.has('Cache-Control')) {
      const isSignedIn = readCookie(c.req.raw.headers, SESSION_COOKIE) !== null
      c.res.headers.set('Cache-Control', isSignedIn ? 'private, no-store' : 'private, no-cache')
    }
    const compressed = await compress(c.req.raw, c.res)
    if (compressed !== c.res) replaceResponse(c, compressed)
  })
  if (!development) app.use(cachePages(galleryCache))
  app.all('*', async (c) => (await limitFilters(c)) ?? renderPage(c))

  return { fetch: app.fetch }
}

/**
 * Refuses modules that are off, and pages of a private gallery that strangers may not see. Keeps shared caches from
 * storing its other pages.
 */
async function guardGallery(c: Context<App>, next: Next): Promise<Response | void> {
  const { path } = c.req
  const { pattern, isPage, params } = matchRoute(path)
  if (!isPathOn(pattern)) return refuse(c, 'missing', isPage)
  if (!isPrivate() || isSiteImage(path)) return next()
  const found = await findSession(requestMetaOf(c))
  c.set('session', found)
  const refusal = refusalOf(pattern, found.session?.viewer ?? null)
  if (!refusal || (await isOfSharedLink(c.req.raw.headers, path))) await next()
  else replaceResponse(c, await refuse(c, refusal, isPage))
  const { secret } = params
  if (pattern === '/shared/:secret' && secret && c.res.status === 200)
    c.res.headers.append('Set-Cookie', setCookie(SHARED_LINK_COOKIE, secret))
  // Browsers ask again before they show a file, so one that signs out shows no more of them.
  c.res.headers.set('Cache-Control', path.startsWith('/media/') ? 'private, no-cache' : 'private, no-store')
  c.res.headers.set('X-Robots-Tag', 'noindex')
}

async function refuse(c: Context<App>, refusal: Refusal, isPage: boolean): Promise<Response> {
  if (!isPage) return c.text(...REFUSED[refusal])
  c.set('refusal', refusal)
  return renderPage(c)
}

/**
 * Whether a file belongs to the secret link that this browser opened: the URLs of its images do not contain the secret.
 */
async function isOfSharedLink(headers: Headers, path: string): Promise<boolean> {
  if (!path.startsWith('/media/') || setting('SECRET_LINKS') !== 'anyone') return false
  const secret = readCookie(headers, SHARED_LINK_COOKIE)
  return secret !== null && isFileOfLink(secret, path.slice(1))
}

const SHARED_LINK_COOKIE = 'shared-link'
const REFUSED: Record<Refusal, [message: string, status: 401 | 403 | 404 | 429]> = {
  'sign-in': ['Sign in to see this gallery.', 401],
  'not-invited': ['Only invited users can see this gallery.', 403],
  missing: ['Page Not Found', 404],
  limited: [RATE_LIMITS.filters.message, 429],
}

/** The response to a network that has had too many pages with filters rendered; null to all others. */
async function limitFilters(c: Context<App>): Promise<Response | null> {
  const { method, path, url } = c.req
  if (!isRead(method) || !hasFilters(matchRoute(path), new URL(url))) return null
  const retryAfter = countFilters(addressOf(c))
  if (retryAfter === null) return null
  if (!path.endsWith('.data')) return limitedPage(c.req, RATE_LIMITS.filters.message, retryAfter)
  c.set('refusal', 'limited')
  const response = await renderPage(c)
  response.headers.set('Retry-After', String(retryAfter))
  return response
}

/** Replaces the response; Hono would otherwise send the headers of the previous one as well. */
function replaceResponse(c: Context<App>, response: Response): void {
  c.res = undefined
  c.res = response
}

function addressOf(c: Context<App>): string {
  return clientAddress(c.req.raw.headers, c.env?.incoming?.socket.remoteAddress)
}

function requestMetaOf(c: Context<App>): RequestMeta {
  return { headers: new Headers(c.req.raw.headers), ipAddress: addressOf(c) }
}

/** A page rendered by React Router. */
async function renderPage(c: Context<App>): Promise<Response> {
  const request = c.req.raw
  const meta = requestMetaOf(c)
  const nonce = randomUUID().replaceAll('-', '')
  const context = new RouterContextProvider()
  context.set(nonceContext, nonce)
  context.set(requestIdContext, c.var.requestId)
  context.set(refusalContext, c.var.refusal ?? null)
  setRequestContext(context, meta, c.var.session)
  // Checked above, by a rule that also works behind a proxy; React Router's own compares with this process's address.
  request.headers.delete('origin')
  const response = await handleRequest(request, context)
  const isPage = !c.req.path.endsWith('.data')
  // The page failed because the account of its user was deleted meanwhile.
  if (response.status === 500 && isPage && (await sessionEnded(context, meta))) return c.redirect('/login')
  appendCookies(context, response)
  if (!response.headers.has('Content-Security-Policy')) {
    response.headers.set('Content-Security-Policy', pagePolicy(nonce, development, providerOrigins()))
  }
  return response
}

/** Whether the request had a session, which is over now. */
async function sessionEnded(context: PageContext, meta: RequestMeta): Promise<boolean> {
  const before = await settleOrNull(getSession(context), 'reading a session')
  if (!before) return false
  const now = await settleOrNull(findSession(meta), 'reading a session')
  return now !== null && now.session === null
}

/** One limit for all writes, in addition to the stricter ones for guesses, email and searches. */
async function limitWrites(c: Context<App>): Promise<Response | null> {
  if (isRead(c.req.method)) return null
  // Without a database nothing can be written anyway, and there is a better message for it.
  const rate = await settleOrNull(
    limitRate({ key: `write:${clientNetwork(addressOf(c))}`, ...RATE_LIMITS.write }),
    'counting a request',
  )
  if (!rate || rate.ok) return null
  return c.text(RATE_LIMITS.write.message, 429, {
    'Retry-After': String(rate.retryAfter),
  })
}
