import { data } from 'react-router'
import { limitRate, peekRate, type RateLimit, type RateLimitResult } from '#app/db/rate-limit.server.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { networkOf } from '#app/lib/network-of.ts'
import { RATE_LIMITS } from '#app/lib/rate-limits.ts'
import { type PageContext, requestMeta } from './request-context.server.ts'
import { settleOrNull } from './streaming.server.ts'

export { limitRate, type RateLimitResult }

/** The limit of a form, and what is said once it is reached, which may name the seconds until a retry. */
export type FormLimit = RateLimit & { message: string | ((retryAfter: number) => string) }

/** The limit of a form for the network of this request. */
export function networkLimit(form: 'contact' | 'rehearse' | 'report' | 'subscribe', context: PageContext) {
  return { key: `${form}:${networkOf(requestMeta(context).ipAddress)}`, ...RATE_LIMITS[form] }
}

/** @throws a 429 response once the limit is reached. Without a database it cannot be told, and nothing is stored. */
export async function requireBelow(limit: FormLimit): Promise<void> {
  const rate = await settleOrNull(peekRate(limit), 'reading a rate limit')
  if (rate) requireOk(rate, limit)
}

/** Counts an attempt. @throws a 429 response above the limit */
export async function countAttempt(limit: FormLimit): Promise<void> {
  requireOk(await limitRate(limit), limit)
}

function requireOk(rate: RateLimitResult, { message }: FormLimit): void {
  if (rate.ok) return
  const failure = typeof message === 'string' ? message : message(rate.retryAfter)
  throw tooManyRequests<FormAnswer>({ failure }, rate.retryAfter)
}

/** A 429 response with the seconds until a retry makes sense. */
export function tooManyRequests<T>(body: T, retryAfter: number) {
  return data(body, { status: 429, headers: { 'Retry-After': String(retryAfter) } })
}
