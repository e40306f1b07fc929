/** The gallery over a connection that stops in the middle of a page. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sitePort } from './ports.ts'

const site = `http://localhost:${sitePort}`

type SlowPage = AsyncDisposable & {
  url: string
  /** Sends the rest. */
  release: () => void
}

/** Serves the site, and of its pages at first only what comes before the last `until`. */
export async function servePageUntil(until: string): Promise<SlowPage> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()

  async function serve(path: string, response: ServerResponse) {
    const answer = await fetch(new URL(path, site))
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    const body = Buffer.from(await answer.arrayBuffer())
    const cut = type.startsWith('text/html') ? body.lastIndexOf(until) : body.length
    if (cut < 0) throw new Error(`The page lacks ${until}`)
    response.write(body.subarray(0, cut))
    if (cut < body.length) await isReleased
    response.end(body.subarray(cut))
  }

  const server = createServer((request, response) => void serve(request.url!, response))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
