import { data } from 'react-router'

export { limitRate, type RateLimitResult } from '#app/db/rate-limit.server.ts'

/** The answer 429, with the seconds after which it makes sense to come back. */
export function tooManyRequests<T>(body: T, retryAfter: number) {
  return data(body, { status: 429, headers: { 'Retry-After': String(retryAfter) } })
}
