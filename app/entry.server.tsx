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
import { nonceContext, requestIdContext } from '#app/platform/http/context.ts'
import { log } from '#app/platform/lib/log.server.ts'

/** How long a page may wait for the data it streams, in milliseconds. */
export const streamTimeout = 5_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // React Router passes the headers of loaders to data requests, but not to documents.
  const { loaderHeaders, actionHeaders, matches } = routerContext.staticHandlerContext
  for (const said of [loaderHeaders, actionHeaders].flatMap((byRoute) => Object.values(byRoute))) {
    const wait = said.get('Retry-After')
    if (wait) headers.set('Retry-After', wait)
  }
  // Browsers request the stylesheets before they parse the page, ahead of the fonts and images in its head.
  const styles = matches.flatMap(({ route }) => routerContext.manifest.routes[route.id]?.css ?? [])
  for (const style of new Set(styles)) headers.append('Link', `<${style}>; rel=preload; as=style`)
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = context.get(nonceContext)

  await ownTurn()
  const rendered = await new Promise<Buffer>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // The HTML is complete and in order, so no script has to move parts into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Documents are complete (`isClientNavigation`), so nothing is left to stream; a single chunk costs half as much.
        onAllReady() {
          clearTimeout(timeout)
          pipe(collect(resolve))
        },
        onShellError: reject,
        onError(error) {
          log.error({ err: error, req: context.get(requestIdContext) }, 'rendering failed')
        },
      },
    )
    const timeout = setTimeout(() => abort(new Error('The page took too long')), streamTimeout + 1_000)
  })
  const html = withoutPreloads(rendered)
  headers.set('Content-Length', String(html.length))
  return new Response(html, { status, headers })
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

/** @param done gets all that was written */
function collect(done: (all: Buffer) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, written) {
      chunks.push(chunk)
      written()
    },
    final(written) {
      done(Buffer.concat(chunks))
      written()
    },
  })
}

/**
 * The only change to what React renders: no preloads of scripts. React moves those of `<Scripts>` into the head, where on
 * a slow connection they delay the page's styles, fonts and images, also at a low priority; React Router has no option
 * for it. The module script at the end of the page imports the same files. In data, `<` is always escaped.
 */
function withoutPreloads(html: Buffer): Buffer<ArrayBuffer> {
  const end = html.indexOf('</head>')
  const head = html.toString('utf8', 0, end).replaceAll(/<link rel="modulepreload"[^<>]*>/g, '')
  return Buffer.concat([Buffer.from(head), html.subarray(end)])
}

/** Called for errors thrown by loaders and actions; aborted requests and client errors are not logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  log.error({ err: error, req: context.get(requestIdContext) }, 'request failed')
}
