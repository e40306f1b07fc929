/**
 * Sends cached pages before the app sees the request: its middleware costs several times as much as sending them, and
 * none of it applies to a page that is the same for everybody.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedResponse, PageCache, PageRequest } from '#app/http/page-cache.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { metrics } from '#app/lib/metrics.server.ts'
import { logRequest } from './request-log.ts'
import { withinTime } from './request-timeout.ts'

/** A database that takes longer, in milliseconds, may be unavailable; the app knows what to send then. */
const DATABASE_WAIT_MS = 1_000

/** Sends the page, or calls `next`. */
export type CachedPages = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

type Settings = {
  pages: PageCache
  nameRoute: (path: string) => string
  /** Counts a page that was sent. */
  countView: (request: PageRequest, status: number) => void
  /** While the database is known to be unavailable, nothing is asked of it. */
  isUnavailable: () => boolean
}

export function sendCachedPages({ pages, nameRoute, countView, isUnavailable }: Settings): CachedPages {
  return (incoming, outgoing, next) => {
    const started = performance.now()
    const request = pageRequest(incoming)

    function send({ status, headers, body }: CachedResponse): void {
      const requestId = randomUUID()
      outgoing.writeHead(status, { ...headers, 'x-request-id': requestId })
      outgoing.end(body)
      metrics()?.cachedPages.inc({ outcome: 'hit' })
      const { method = 'GET', url = '/' } = incoming
      const path = url.split('?', 1)[0]!
      logRequest({ requestId, method, path, route: nameRoute(path), status, started })
      countView(request, status)
    }

    async function sendWhenFound(finding: Promise<CachedResponse | null>): Promise<void> {
      const page = await withinTime(settleOrNull(finding, 'finding a cached page'), DATABASE_WAIT_MS)
      if (page) send(page)
      else next()
    }

    const found = isUnavailable() ? null : pages.find(request)
    if (!found) next()
    else if (!(found instanceof Promise)) send(found)
    else void sendWhenFound(found)
  }
}

/** Pages are cached under the URL that browsers send; the app handles any other form. */
function pageRequest({ method = 'GET', url = '/', headers }: IncomingMessage): PageRequest {
  return {
    method,
    url: `http://${headers.host}${url}`,
    header: (name) => headers[name] as string | undefined,
  }
}
