import { env } from '#app/lib/env.server.ts'
import { networkOf } from '#app/lib/network-of.ts'
import { RATE_LIMITS } from '#app/lib/rate-limits.ts'
import { limitRate, type RateLimitResult } from './rate-limit.server.ts'
import { requestMeta, type PageContext } from './request-context.server.ts'

/** Counts a search of this network, wherever it was made. Fast typing causes five searches a second for a moment. */
export function limitSearch(context: PageContext): Promise<RateLimitResult> {
  const { ipAddress } = requestMeta(context)
  return limitRate({
    key: `search:${networkOf(ipAddress)}`,
    points: env().SEARCHES_A_MINUTE,
    ...RATE_LIMITS.search,
  })
}
