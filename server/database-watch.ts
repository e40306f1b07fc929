/**
 * Responds in place of pages while the database is unavailable. It is only checked after an error or a slow page; from
 * then on before each page, until it responds again. So no restart is needed.
 */
import { isRead } from '#app/platform/http/origin.server.ts'
import { countFailedParts } from '#app/platform/http/streaming.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { withinTime } from '#app/platform/lib/request-timeout.server.ts'
import { unavailablePage } from './unavailable-page.ts'

/** A page that takes longer, in milliseconds, may be waiting for an unresponsive database. */
const SLOW_AFTER = 3_000
/** While it is unavailable it is checked at most this often, in milliseconds. */
const RECHECK_AFTER = 500

/** Requests that need no database: health checks, stored images, files. */
const WITHOUT_DATABASE =
  /^\/(?:healthz|readyz|metrics|media\/.*|assets\/.*|[^/]*\.(?:svg|ico|png|webmanifest))$/

type WatchedRequest = { method: string; path: string }

export type DatabaseWatch = {
  /**
   * Runs `work`, which responds to a request with a status. Null when its response stands; the page to send instead
   * when the database is unavailable.
   */
  orUnavailable(request: WatchedRequest, work: () => Promise<number>): Promise<Response | null>
  /** Whether it was unavailable when it was last checked. */
  isUnavailable: () => boolean
}

/**
 * @param isThere checks the database; it may take a while to fail.
 * @param takesWrites is asked after a failed submission: a database that only serves reads still has pages.
 */
export function watchDatabase(isThere: () => Promise<boolean>, takesWrites = isThere): DatabaseWatch {
  let isUnavailable = false
  let askedAt = 0
  let asking: Promise<boolean> | null = null

  async function ask(): Promise<boolean> {
    const wasUnavailable = isUnavailable
    isUnavailable = !(await isThere())
    askedAt = performance.now()
    asking = null
    if (isUnavailable !== wasUnavailable)
      log.warn(isUnavailable ? 'the database is unavailable' : 'the database is available again')
    return isUnavailable
  }

  function checkUnavailable(): Promise<boolean> {
    asking ??= ask()
    return asking
  }

  return {
    isUnavailable: () => isUnavailable,
    async orUnavailable(request, work) {
      if (WITHOUT_DATABASE.test(request.path)) {
        await work()
        return null
      }
      // Client-side requests have their own error messages. Submissions are not even abandoned, because those messages
      // keep what was typed.
      const isPage = !request.path.endsWith('.data')
      if (isUnavailable && isPage) {
        const isStillUnavailable = performance.now() - askedAt < RECHECK_AFTER || (await checkUnavailable())
        if (isStillUnavailable) return unavailablePage(request)
      }
      const [working, parts] = countFailedParts((counted) => [work(), counted])
      let status = isPage || isRead(request.method) ? await withinTime(working, SLOW_AFTER) : await working
      while (status === null) {
        if (await checkUnavailable()) {
          // The work will reject later, when no caller waits for it.
          working.catch((error: unknown) => log.error({ err: error }, 'a page timed out'))
          return unavailablePage(request)
        }
        status = await withinTime(working, SLOW_AFTER)
      }
      const hasHoles = status >= 500 || (status === 200 && parts.failed > 0)
      if (!hasHoles || !isPage) return null
      const isDown = (await checkUnavailable()) || (!isRead(request.method) && !(await takesWrites()))
      return isDown ? unavailablePage(request) : null
    },
  }
}
