import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, useDatabase } from '#app/platform/db/client.server.ts'
import { siteState } from '#app/platform/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { claimMailbox, releaseMailbox } from './mailbox-lease.server.ts'

const database = useTestDatabase()

test('of two instances one has a mailbox, until it lets go or dies', async () => {
  // The statements are the same on both engines; only a server has several instances.
  useDatabase({ ...database(), engine: 'server' })
  const [one, other] = [randomUUID(), randomUUID()]
  const claims = await Promise.all([claimMailbox('a', one), claimMailbox('a', other)])
  expect(claims.filter(Boolean)).toHaveLength(1)
  const [winner, loser] = claims[0] ? [one, other] : [other, one]
  expect(await claimMailbox('a', winner)).toBe(true)
  expect(await claimMailbox('a', loser)).toBe(false)
  expect(await claimMailbox('b', loser)).toBe(true)

  await releaseMailbox('a', loser)
  expect(await claimMailbox('a', loser)).toBe(false)
  await releaseMailbox('a', winner)
  expect(await claimMailbox('a', loser)).toBe(true)

  await db()
    .update(siteState)
    .set({ value: sql`jsonb_set(${siteState.value}, '{until}', to_jsonb(now() - interval '1 second'))` })
  expect(await claimMailbox('a', winner)).toBe(true)
  useDatabase(database())
})

test('on an embedded database nobody else can have it', async () => {
  useDatabase({ ...database(), engine: 'embedded' })
  expect(await claimMailbox('a', randomUUID())).toBe(true)
  expect(await claimMailbox('a', randomUUID())).toBe(true)
  useDatabase(database())
})
