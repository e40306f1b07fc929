import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { nonceContext, requestIdContext } from '#app/http/context.ts'
import { log } from '#app/lib/log.server.ts'

/** How long a page may wait for data it streams, in milliseconds. */
export const streamTimeout = 5_000

/** How React begins the link to a script that is fetched ahead; in data, `<` is always written otherwise. */
const PRELOAD = Buffer.from('<link rel="modulepreload"')
const LOW_PRIORITY = Buffer.from(' fetchpriority="low"')

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // What routes say with their data reaches scripts by itself, but no document.
  const { loaderHeaders, actionHeaders } = routerContext.staticHandlerContext
  for (const said of [loaderHeaders, actionHeaders].flatMap((byRoute) => Object.values(byRoute))) {
    const wait = said.get('Retry-After')
    if (wait) headers.set('Retry-After', wait)
  }
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = context.get(nonceContext)

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // All of it stands where it belongs, and no script has to move it there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Documents are complete (`isNavigation`), so there is nothing to wait for; in one piece they cost half.
        onAllReady() {
          clearTimeout(timeout)
          pipe(
            gathering((rendered) => {
              const html = scriptsLast(rendered)
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

/** Takes what is written to it and hands it over in one piece. */
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

/**
 * Marks the scripts of a page as less urgent than its pictures: on a slow line the first picture would wait for all of
 * them, and pages are read before anything on them is pressed. React Router writes these links without a priority.
 */
function scriptsLast(html: Buffer): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = []
  let done = 0
  // Found as bytes: to make a string of the page and bytes of that again would cost as much as to pack it.
  for (let at = html.indexOf(PRELOAD); at >= 0; at = html.indexOf(PRELOAD, done)) {
    pieces.push(html.subarray(done, at + PRELOAD.length), LOW_PRIORITY)
    done = at + PRELOAD.length
  }
  return Buffer.concat([...pieces, html.subarray(done)])
}

/** Called for what loaders and actions throw; an aborted request is no error, nor is one that asks for the wrong. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  log.error({ err: error, req: context.get(requestIdContext) }, 'request failed')
}
