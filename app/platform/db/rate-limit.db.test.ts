import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useTestDatabase } from '#test/database.ts'
import { db } from './client.server.ts'
import { resetLimit, purgeExpiredLimits, limitRate, backoff } from './rate-limit.server.ts'
import { rateLimits } from './schema.ts'

useTestDatabase()

/** Simulates that this many seconds have passed. */
async function later(seconds: number) {
  await db()
    .update(rateLimits)
    .set({ resetsAt: sql`${rateLimits.resetsAt} - make_interval(secs => ${seconds})` })
}

/** Within five seconds: on a busy machine some of it has passed. */
const about = (seconds: number): unknown => expect.closeTo(seconds, -1)

describe('limitRate', () => {
  const limit = { key: 'subscribe:203.0.113.7', points: 3, seconds: 60 }

  it('allows the number of points, returns the wait, and resets afterwards', async () => {
    for (let hit = 0; hit < 3; hit++) expect(await limitRate(limit)).toEqual({ ok: true })
    expect(await limitRate(limit)).toEqual({ ok: false, retryAfter: about(60) })
    expect(await limitRate({ ...limit, key: 'subscribe:203.0.113.8' })).toEqual({ ok: true })
    await later(61)
    expect(await limitRate(limit)).toEqual({ ok: true })
  })

  it('allows exactly the number of points for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => limitRate(limit)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  })

  it('stores no readable key', async () => {
    await limitRate({ ...limit, key: 'sign-in:ada@example.com' })
    expect(JSON.stringify(await db().select().from(rateLimits))).not.toContain('ada')
  })
})

describe('backoff', () => {
  const pace = { key: 'guess', free: 2, firstPause: 10, longestPause: 60 }

  it('doubles the waits up to the longest; waiting is accepted', async () => {
    expect(await backoff(pace)).toEqual({ ok: true })
    expect(await backoff(pace)).toEqual({ ok: true })
    for (const pause of [10, 20, 40, 60, 60]) {
      expect(await backoff(pace)).toEqual({ ok: true })
      expect(await backoff(pace)).toEqual({ ok: false, retryAfter: about(pause) })
      await later(pause)
    }
  })

  it('resets after a success, and after a day without attempts', async () => {
    for (let guess = 0; guess < 3; guess++) await backoff(pace)
    expect(await backoff(pace)).toMatchObject({ ok: false })
    await resetLimit(pace.key)
    expect(await backoff(pace)).toEqual({ ok: true })
    for (let guess = 0; guess < 3; guess++) await backoff(pace)
    await later(25 * 3600)
    for (let guess = 0; guess < 2; guess++) expect(await backoff(pace)).toEqual({ ok: true })
  })

  it('allows no additional concurrent guesses', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => backoff(pace)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  })

  it('is deleted when expired', async () => {
    await backoff(pace)
    await purgeExpiredLimits()
    expect(await db().select().from(rateLimits)).toHaveLength(1)
    await later(25 * 3600)
    await purgeExpiredLimits()
    expect(await db().select().from(rateLimits)).toEqual([])
  })
})
