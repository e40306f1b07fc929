import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { collections } from '#app/platform/db/schema.ts'
import { asPerson } from '#app/accounts/policy.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { startJobs, stopJobs } from '#app/platform/lib/jobs.server.ts'
import { sharedDatabase } from '#app/platform/lib/shared-database.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { createUser } from '#test/signed-in.ts'
import { followBrand } from './brand-commands.server.ts'
import { createCollection, deleteCollection } from './collection-commands.server.ts'
import './digest/digest.server.ts'

useTestDatabase()
afterEach(() => stopJobs())

test('runs what was due while no instance was running once after the next start', async () => {
  const reader = await createUser({ digest: true })
  const actor = asPerson(reader)
  const { id: brandId } = await createBrand()
  await createEmail({ brandId })
  await followBrand({ actor, brandId })
  const fresh = await deletedCollection(actor, 0)
  // Last, because every deletion purges what has expired.
  const old = await deletedCollection(actor, 61_000)

  await startJobs()
  await stopJobs()
  await pretendStoppedFor('3 hours')
  const hour = hourNow()
  await startJobs()

  await expect.poll(() => isThere(old), { timeout: 30_000 }).toBe(false)
  expect(await isThere(fresh)).toBe(true)
  await expect.poll(() => mailSentTo(reader.email), { timeout: 30_000 }).toHaveLength(1)
  // One for the hours that were missed, and one more if an hour begins during the test.
  expect(await jobsOf('digest')).toBeLessThanOrEqual(1 + hourNow() - hour)
})

function hourNow(): number {
  return Math.floor(Date.now() / 3_600_000)
}

/** The tables as left by an instance that stopped this long ago. */
async function pretendStoppedFor(time: string): Promise<void> {
  await db().execute(sql`update pgboss.schedule set created_on = created_on - ${time}::interval`)
  await db().execute(sql`update pgboss.version set cron_on = now() - ${time}::interval`)
}

async function jobsOf(name: string): Promise<number> {
  const { rows } = await sharedDatabase()
    .get()!
    .executeSql('select count(*)::int as count from pgboss.job where name = $1', [name])
  return rows[0]!['count'] as number
}

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
