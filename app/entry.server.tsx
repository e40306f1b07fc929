import path from 'node:path'
import { Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { nonceContext, requestIdContext } from '#app/http/context.ts'
import type { loader as rootLoader } from './root.tsx'
import { HELD_PRELOAD, HELD_SCRIPT } from '#app/layout/late-start.ts'
import { log } from '#app/lib/log.server.ts'

/** How long a page may wait for the data it streams, in milliseconds. */
export const streamTimeout = 5_000

type RootLoaderData = Awaited<ReturnType<typeof rootLoader>>

/** React's markup for a preloaded script; in data, `<` is always escaped. */
const PRELOAD = Buffer.from('<link rel="modulepreload"')
const LOW_PRELOAD = Buffer.concat([PRELOAD, Buffer.from(' fetchpriority="low"')])

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // React Router passes the headers of loaders to data requests, but not to documents.
  const { loaderHeaders, actionHeaders } = routerContext.staticHandlerContext
  for (const said of [loaderHeaders, actionHeaders].flatMap((byRoute) => Object.values(byRoute))) {
    const wait = said.get('Retry-After')
    if (wait) headers.set('Retry-After', wait)
  }
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = context.get(nonceContext)

  await ownTurn()
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // The HTML is complete and in order, so no script has to move parts into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Documents are complete (`isNavigation`), so nothing is left to stream; a single chunk costs half as much.
        onAllReady() {
          clearTimeout(timeout)
          pipe(
            gathering((bytes) => {
              const rendered = forVisitors(replaced(bytes, DISCOVER, NOTHING), routerContext)
              const html = startsLate(request, status, routerContext) ? held(rendered) : scriptsLast(rendered)
              headers.set('Content-Length', String(html.length))
              resolve(new Response(html, { status, headers }))
            }),
          )
        },
        onShellError: reject,
        onError(error) {
          log.error({ err: error, req: context.get(requestIdContext) }, 'rendering failed')
        },
      },
    )
    const timeout = setTimeout(() => abort(new Error('The page took too long')), streamTimeout + 1_000)
  })
}

let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * One page for each turn of the event loop: sixty that are ready at the same moment would hold up every other request
 * until the last of them is rendered.
 */
function ownTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => nextTurn())
  return lastTurn
}

/** Collects everything written to it and passes it on in one piece. */
function gathering(whole: (bytes: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Buffer[] = []
  return new Writable({
    write(piece: Buffer, _, done) {
      pieces.push(piece)
      done()
    },
    final(done) {
      whole(Buffer.concat(pieces))
      done()
    },
  })
}

/** What links say about finding routes, which the browser knows all of (react-router.config.ts). */
const DISCOVER = Buffer.from(' data-discover="true"')
const NOTHING = Buffer.alloc(0)

/** Searches bytes: converting the page to a string and back would cost as much as compressing it. */
function replaced(html: Buffer, from: Buffer, to: Buffer): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = []
  let done = 0
  for (let at = html.indexOf(from); at >= 0; at = html.indexOf(from, done)) {
    pieces.push(html.subarray(done, at), to)
    done = at + from.length
  }
  return Buffer.concat([...pieces, html.subarray(done)])
}

/**
 * Gives script preloads a low priority, so that on a slow connection they do not delay the first image. React Router
 * has no option for it.
 */
function scriptsLast(html: Buffer): Buffer<ArrayBuffer> {
  return replaced(html, PRELOAD, LOW_PRELOAD)
}

/**
 * Names the list of routes without those of administrators (scripts/visitors-manifest.mjs), unless this is one of their
 * pages or theirs to open. Who signs in to a role gets the other by a new document (sessions.server.ts).
 */
function forVisitors(
  html: Buffer<ArrayBuffer>,
  { manifest, staticHandlerContext }: EntryContext,
): Buffer<ArrayBuffer> {
  const { matches, loaderData } = staticHandlerContext
  const role = (loaderData['root'] as RootLoaderData | undefined)?.user?.role ?? 'member'
  const isAdmin = role !== 'member' || matches.some(({ route }) => route.id.startsWith('routes/admin/'))
  if (isAdmin || !import.meta.env.PROD) return html
  const { dir, base } = path.parse(manifest.url)
  return replaced(html, Buffer.from(manifest.url), Buffer.from(`${dir}/visitors-${base}`))
}

/** The script that starts React, as React writes it. */
const START = Buffer.from('type="module" async=""')
const HELD_START = Buffer.from(`type="text/plain" id="${HELD_SCRIPT}"`)
const HELD_LINK = Buffer.from(`<link rel="${HELD_PRELOAD}"`)

/** They say everything in their HTML, whatever their URL asks for. */
const FINISHED = ['routes/gallery/compare', 'routes/gallery/planner', 'routes/gallery/report-emails']

/**
 * Whether this page is for reading until somebody reaches for something: a page of the gallery for a visitor, without a
 * choice in its URL and without a message to show.
 */
function startsLate(request: Request, status: number, { staticHandlerContext }: EntryContext): boolean {
  const { matches, loaderData } = staticHandlerContext
  const layout = loaderData['root'] as RootLoaderData | undefined
  return (
    import.meta.env.PROD &&
    status === 200 &&
    matches.some(({ route }) => route.id.startsWith('routes/gallery/')) &&
    (!request.url.includes('?') || matches.some(({ route }) => FINISHED.includes(route.id))) &&
    layout?.user === null &&
    layout.flash === null
  )
}

/** Holds back the scripts of a page, which late-start.ts starts. */
function held(html: Buffer): Buffer<ArrayBuffer> {
  const waiting = replaced(html, PRELOAD, HELD_LINK)
  // It is the last one of the page.
  const start = waiting.lastIndexOf(START)
  return Buffer.concat([waiting.subarray(0, start), HELD_START, waiting.subarray(start + START.length)])
}

/** Called for errors thrown by loaders and actions; aborted requests and client errors are not logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  log.error({ err: error, req: context.get(requestIdContext) }, 'request failed')
}
