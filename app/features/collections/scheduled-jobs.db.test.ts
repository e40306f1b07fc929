import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '#app/db/client.server.ts'
import { collections } from '#app/db/schema.ts'
import { asPerson } from '#app/features/accounts/policy.ts'
import type { Person } from '#app/lib/authorized.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { createUser } from '#test/signed-in.ts'
import { followBrand } from './brand-commands.server.ts'
import { createCollection, deleteCollection } from './collection-commands.server.ts'
import { startHourlyJobs } from './hourly-jobs.server.ts'

useTestDatabase()
afterEach(() => void vi.useRealTimers())

test('every hour what was deleted goes for good and digests are written; a stop waits for both', async () => {
  const reader = await createUser({ digest: true })
  const actor = asPerson(reader)
  const { id: brandId } = await createBrand()
  await createEmail({ brandId })
  await followBrand({ actor, brandId })
  const fresh = await deletedCollection(actor, 0)
  // Last, for every deletion takes away what is over by then.
  const old = await deletedCollection(actor, 61_000)

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const keeper = startHourlyJobs()
  vi.advanceTimersByTime(3_600_000)
  await keeper.stop()

  expect(await isThere(old)).toBe(false)
  expect(await isThere(fresh)).toBe(true)
  expect(await mailSentTo(reader.email)).toHaveLength(1)
})

async function deletedCollection(actor: Person, ago: number): Promise<string> {
  const made = await createCollection({ actor, input: { name: 'Gone', type: 'emails', description: null } })
  if (!made.ok) throw new Error(made.message)
  await deleteCollection({ actor, id: made.id })
  await db()
    .update(collections)
    .set({ deletedAt: new Date(Date.now() - ago) })
    .where(eq(collections.id, made.id))
  return made.id
}

async function isThere(id: string): Promise<boolean> {
  return (await db().$count(collections, eq(collections.id, id))) === 1
}
