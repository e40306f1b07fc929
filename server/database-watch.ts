/**
 * Answers in the place of pages while the database is unavailable. It is asked only when something went wrong or takes long;
 * from then on it is asked before each page, until it answers again. So nobody has to bring anything back by hand.
 */
import { isRead } from '#app/http/origin.server.ts'
import { asOneRequest } from '#app/http/streaming.server.ts'
import { log } from '#app/lib/log.server.ts'
import { unavailablePage } from './unavailable-page.ts'

/** A page that takes longer, in milliseconds, may be waiting for a database that keeps silent. */
const SLOW_AFTER = 3_000
/** While it is away it is asked so often at most, in milliseconds. */
const RECHECK_AFTER = 500

/** What is answered without a database: its own health, stored pictures, files. */
const WITHOUT_DATABASE =
  /^\/(?:healthz|readyz|metrics|media\/.*|assets\/.*|[^/]*\.(?:svg|ico|png|webmanifest))$/

type WatchedRequest = { method: string; path: string }

export type DatabaseWatch = {
  /**
   * Does `work`, which answers a request with a status. Null when its answer stands; the page to send instead when
   * the database is found away over it.
   */
  orUnavailable(request: WatchedRequest, work: () => Promise<number>): Promise<Response | null>
}

/** @param isThere asks the database; it may take a while to say that it is not. */
export function watchDatabase(isThere: () => Promise<boolean>): DatabaseWatch {
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
    async orUnavailable(request, work) {
      if (WITHOUT_DATABASE.test(request.path)) {
        await work()
        return null
      }
      // What scripts ask for has words of its own for a failure. What they send is not even given up, because those
      // words keep what was typed.
      const isPage = !request.path.endsWith('.data')
      if (isUnavailable && isPage) {
        const isStillUnavailable = performance.now() - askedAt < RECHECK_AFTER || (await checkUnavailable())
        if (isStillUnavailable) return unavailablePage(request)
      }
      const [working, parts] = asOneRequest((counted) => [work(), counted])
      let status = isPage || isRead(request.method) ? await withinTime(working) : await working
      while (status === null) {
        if (await checkUnavailable()) {
          // It fails by itself later on, with nobody there to hear of it.
          working.catch((error: unknown) => log.error({ err: error }, 'a page timed out'))
          return unavailablePage(request)
        }
        status = await withinTime(working)
      }
      const hasHoles = status >= 500 || (status === 200 && parts.failed > 0)
      return hasHoles && isPage && (await checkUnavailable()) ? unavailablePage(request) : null
    },
  }
}

async function withinTime(work: Promise<number>): Promise<number | null> {
  const timeout = Promise.withResolvers<null>()
  const timer = setTimeout(() => timeout.resolve(null), SLOW_AFTER)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
