import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { nonceContext, requestIdContext } from '#app/http/context.ts'
import { log } from '#app/lib/log.server.ts'

/** How long a page may wait for data it streams, in milliseconds. */
export const streamTimeout = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = context.get(nonceContext)
  // Crawlers read what is there when the answer ends; people get the first screen at once.
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        [ready]() {
          const body = new PassThrough({
            final(done) {
              clearTimeout(timeout)
              done()
            },
          })
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
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

/** Called for what loaders and actions throw; an aborted request is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  log.error({ err: error, req: context.get(requestIdContext) }, 'request failed')
}
