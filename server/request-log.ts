/** One log line and one measurement for each request. */
import { pathForLog } from '#app/platform/http/logged-path.ts'
import { plainLog } from '#app/platform/lib/log.server.ts'
import { metrics } from '#app/platform/lib/metrics.server.ts'

type Answered = {
  requestId: string
  method: string
  path: string
  route: string
  status: number
  /** When the request arrived, in `performance.now()` time. */
  started: number
}

export function logRequest({ requestId, method, path, route, status, started }: Answered): void {
  const ms = Math.round(performance.now() - started)
  metrics()?.requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, ms / 1000)
  if (path.startsWith('/assets/')) return
  plainLog.info({ req: requestId, method, path: pathForLog(path), status, ms }, 'request')
}
