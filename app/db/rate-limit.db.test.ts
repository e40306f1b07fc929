import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useTestDatabase } from '#test/database.ts'
import { db } from './client.server.ts'
import { resetLimit, purgeExpiredLimits, limitRate, backoff } from './rate-limit.server.ts'
import { rateLimits } from './schema.ts'

useTestDatabase()

/** As if so many seconds had gone by. */
async function later(seconds: number) {
  await db()
    .update(rateLimits)
    .set({ resetsAt: sql`${rateLimits.resetsAt} - make_interval(secs => ${seconds})` })
}

describe('limitRate', () => {
  const limit = { key: 'subscribe:203.0.113.7', points: 3, seconds: 60 }

  it('counts to its points, says how long to wait, and begins anew afterwards', async () => {
    for (let hit = 0; hit < 3; hit++) expect(await limitRate(limit)).toEqual({ ok: true })
    expect(await limitRate(limit)).toEqual({ ok: false, retryAfter: 60 })
    expect(await limitRate({ ...limit, key: 'subscribe:203.0.113.8' })).toEqual({ ok: true })
    await later(61)
    expect(await limitRate(limit)).toEqual({ ok: true })
  })

  it('lets exactly its points through when all come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => limitRate(limit)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  })

  it('keeps no key that can be read', async () => {
    await limitRate({ ...limit, key: 'sign-in:ada@example.com' })
    expect(JSON.stringify(await db().select().from(rateLimits))).not.toContain('ada')
  })
})

describe('spaceOut', () => {
  const pace = { key: 'guess', free: 2, firstPause: 10, longestPause: 60 }

  it('doubles the pauses up to the longest; who waits is let through', async () => {
    expect(await backoff(pace)).toEqual({ ok: true })
    expect(await backoff(pace)).toEqual({ ok: true })
    for (const pause of [10, 20, 40, 60, 60]) {
      expect(await backoff(pace)).toEqual({ ok: true })
      expect(await backoff(pace)).toEqual({ ok: false, retryAfter: pause })
      await later(pause)
    }
  })

  it('forgets after a success, and after a quiet day', async () => {
    for (let guess = 0; guess < 3; guess++) await backoff(pace)
    expect(await backoff(pace)).toMatchObject({ ok: false })
    await resetLimit(pace.key)
    expect(await backoff(pace)).toEqual({ ok: true })
    for (let guess = 0; guess < 3; guess++) await backoff(pace)
    await later(25 * 3600)
    for (let guess = 0; guess < 2; guess++) expect(await backoff(pace)).toEqual({ ok: true })
  })

  it('lets no more through when many guess at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => backoff(pace)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  })

  it('is tidied away when it no longer counts', async () => {
    await backoff(pace)
    await purgeExpiredLimits()
    expect(await db().select().from(rateLimits)).toHaveLength(1)
    await later(25 * 3600)
    await purgeExpiredLimits()
    expect(await db().select().from(rateLimits)).toEqual([])
  })
})
