/** Counts attempts in the database, so that limits (`platform/lib/rate-limits.ts`) hold for all instances. */
import { and, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { fingerprint } from '#app/platform/lib/secret.server.ts'
import { db } from './client.server.ts'
import { rateLimits } from './schema.ts'

const secondsLeft = sql<number>`greatest(1, ceil(extract(epoch from ${rateLimits.resetsAt} - now())))::int`

export type RateLimit = {
  /** The action and who is limited, such as `subscribe:203.0.113.7`. */
  key: string
  points: number
  /** The period, in seconds from the first attempt. */
  seconds: number
}

export type RateLimitResult = { ok: true } | { ok: false; retryAfter: number }

/** Counts one attempt. `retryAfter` is the number of seconds until the next is allowed. */
export async function limitRate({ key, points, seconds }: RateLimit): Promise<RateLimitResult> {
  const { hits, wait } = await countHit(key, seconds)
  return hits <= points ? { ok: true } : { ok: false, retryAfter: wait }
}

/** The result that `limitRate` would return, without counting an attempt. */
export async function peekRate({ key, points }: RateLimit): Promise<RateLimitResult> {
  const isReached = and(
    eq(rateLimits.key, fingerprint('rate limit', key)),
    gte(rateLimits.hits, points),
    gt(rateLimits.resetsAt, sql`now()`),
  )
  const [reached] = await db().select({ wait: secondsLeft }).from(rateLimits).where(isReached)
  return reached ? { ok: false, retryAfter: reached.wait } : { ok: true }
}

/** Counts in one statement, so that concurrent requests both count, and by the clock of the database. */
async function countHit(key: string, seconds: number): Promise<{ hits: number; wait: number }> {
  const ends = sql`now() + make_interval(secs => ${seconds})`
  const over = sql`${rateLimits.resetsAt} <= now()`
  const [row] = await db()
    .insert(rateLimits)
    .values({ key: fingerprint('rate limit', key), hits: 1, resetsAt: ends })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${over} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${over} then ${ends} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      hits: rateLimits.hits,
      wait: secondsLeft,
    })
  return row!
}

/** Counts a guess: after `free` ones each waits twice as long, in seconds. One that comes early is not counted. */
export async function backoff(pace: {
  key: string
  free: number
  /** The first and the longest wait, in seconds. */
  firstPause: number
  longestPause: number
}): Promise<RateLimitResult> {
  const key = fingerprint('rate limit', pace.key)
  // A day without attempts resets the count.
  const forgiven = sql`${rateLimits.resetsAt} < now() - interval '1 day'`
  const hits = sql`case when ${forgiven} then 1 else ${rateLimits.hits} + 1 end`
  const pause = sql`case when (${hits}) <= ${pace.free} then 0
    else least(${pace.longestPause}, ${pace.firstPause} * power(2, least(20, (${hits}) - ${pace.free} - 1))) end`
  const [counted] = await db()
    .insert(rateLimits)
    .values({ key, hits: 1, resetsAt: sql`now()` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { hits, resetsAt: sql`now() + make_interval(secs => ${pause})` },
      setWhere: sql`${rateLimits.resetsAt} <= now()`,
    })
    .returning({ hits: rateLimits.hits })
  if (counted) return { ok: true }
  const [row] = await db().select({ wait: secondsLeft }).from(rateLimits).where(eq(rateLimits.key, key))
  return { ok: false, retryAfter: row?.wait ?? 1 }
}

export async function resetLimit(key: string): Promise<void> {
  await db()
    .delete(rateLimits)
    .where(eq(rateLimits.key, fingerprint('rate limit', key)))
}

export async function purgeExpiredLimits(): Promise<void> {
  await db()
    .delete(rateLimits)
    .where(lt(rateLimits.resetsAt, sql`now() - interval '1 day'`))
}
