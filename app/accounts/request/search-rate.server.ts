import { env } from '#app/platform/lib/env.server.ts'
import { clientNetwork } from '#app/platform/lib/client-network.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { limitRate, type RateLimitResult } from '#app/platform/db/rate-limit.server.ts'
import { requestMeta, type PageContext } from './request-context.server.ts'

/** Counts a search of this network, wherever it was made. Fast typing causes five searches a second for a moment. */
export function limitSearch(context: PageContext): Promise<RateLimitResult> {
  const { ipAddress } = requestMeta(context)
  return limitRate({
    key: `search:${clientNetwork(ipAddress)}`,
    points: env().SEARCH_RATE_LIMIT,
    ...RATE_LIMITS.search,
  })
}
