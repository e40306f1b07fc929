import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { limitRate } from '#app/platform/db/rate-limit.server.ts'
import { db } from '#app/platform/db/client.server.ts'
import { accountEvents, rateLimits, sessions, verifications } from '#app/platform/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { requestMetaWith, signedIn } from '#test/signed-in.ts'
import { recordEvent } from './account-events.server.ts'
import { purgeExpiredAccountData } from './cleanup.server.ts'
import { createToken } from './emails/tokens.server.ts'

useTestDatabase()

async function everything() {
  const { viewer } = await signedIn()
  await recordEvent('name-changed', viewer.id, requestMetaWith())
  await createToken('password-reset', viewer.id, { userId: viewer.id })
  await limitRate({ key: 'test', points: 1, seconds: 60 })
}

async function counts() {
  const tables = [sessions, accountEvents, verifications, rateLimits]
  return Promise.all(tables.map((table) => db().$count(table)))
}

it('deletes what has expired and nothing else', async () => {
  await everything()
  await purgeExpiredAccountData()
  expect(await counts()).toEqual([1, 1, 1, 1])
  await db()
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
  await db()
    .update(verifications)
    .set({ expiresAt: sql`now() - interval '1 second'` })
  await db()
    .update(rateLimits)
    .set({ resetsAt: sql`now() - interval '25 hours'` })
  await db()
    .update(accountEvents)
    .set({ createdAt: sql`now() - interval '366 days'` })
  await purgeExpiredAccountData()
  expect(await counts()).toEqual([0, 0, 0, 0])
})
