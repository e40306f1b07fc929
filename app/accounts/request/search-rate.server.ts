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

/** Counts a search that a script fetched: the 429 response above the limit of its network, null below it. */
export async function searchLimitResponse(context: PageContext): Promise<Response | null> {
  const rate = await limitSearch(context)
  if (rate.ok) return null
  const headers = { 'Retry-After': String(rate.retryAfter), 'Cache-Control': 'no-store' }
  return Response.json({ error: RATE_LIMITS.search.message }, { status: 429, headers })
}
