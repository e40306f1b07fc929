import { data } from 'react-router'

export { limitRate, type RateLimitResult } from '#app/db/rate-limit.server.ts'

/** A 429 response with the seconds until a retry makes sense. */
export function tooManyRequests<T>(body: T, retryAfter: number) {
  return data(body, { status: 429, headers: { 'Retry-After': String(retryAfter) } })
}
