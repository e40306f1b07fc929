import { data } from 'react-router'
import {
  limitRate,
  peekRate,
  type RateLimit,
  type RateLimitResult,
} from '#app/platform/db/rate-limit.server.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { clientNetwork } from '#app/platform/lib/client-network.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { type PageContext, requestMeta } from './request-context.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'

/** The limit of a form, and what is said once it is reached, which may name the seconds until a retry. */
export type FormLimit = RateLimit & { message: string | ((retryAfter: number) => string) }

export function networkLimit(
  form: 'contact' | 'draftPreview' | 'report' | 'subscribe',
  context: PageContext,
) {
  return { key: `${form}:${clientNetwork(requestMeta(context).ipAddress)}`, ...RATE_LIMITS[form] }
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
  throw tooManyRequests<FormResult>({ failure }, rate.retryAfter)
}

/** A 429 response with the seconds until a retry makes sense. */
export function tooManyRequests<T>(body: T, retryAfter: number) {
  return data(body, { status: 429, headers: { 'Retry-After': String(retryAfter) } })
}
