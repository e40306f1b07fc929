import { eq, sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { db, inTransaction, type OpenDatabase, openDatabase, rowsOf, useDatabase } from './client.server.ts'
import { galleryCache } from './gallery-cache.server.ts'
import { galleryVersion, markAsArriving, settleArrivals } from './gallery-version.server.ts'
import { emails } from './schema.ts'

const database = useTestDatabase()

test('shows the changes of each of two instances on the next request', async ({ skip }) => {
  if (inject('engine') === 'embedded') skip('a folder has one process')
  const { id } = await createEmail({ subjectLine: 'First' })
  const [{ name }] = (await rowsOf<{ name: string }>(sql`select current_database() as name`)) as [
    { name: string },
  ]
  const url = new URL(process.env['TEST_DATABASE_URL']!)
  url.pathname = `/${name}`
  const other = await openDatabase({ DATABASE_URL: url.href, DATA_DIR: '' })
  try {
    const rendered = { one: 0, other: 0 }
    const pageOf = (name: 'one' | 'other', instance: OpenDatabase) => {
      useDatabase(instance)
      return galleryCache().exact('/', 60_000, async () => {
        rendered[name] += 1
        const [row] = await db().select({ subject: emails.subjectLine }).from(emails).where(eq(emails.id, id))
        return { value: row!.subject, bytes: 10 }
      })
    }
    const both = async () => [await pageOf('one', database()), await pageOf('other', other)]
    expect(await both()).toEqual(['First', 'First'])
    expect(await both()).toEqual(['First', 'First'])
    expect(rendered).toEqual({ one: 1, other: 1 })
    await other.db.update(emails).set({ subjectLine: 'Second' })
    expect(await both()).toEqual(['Second', 'Second'])
    await database().db.update(emails).set({ subjectLine: 'Third' })
    expect(await both()).toEqual(['Third', 'Third'])
    expect(rendered).toEqual({ one: 3, other: 3 })
  } finally {
    useDatabase(database())
    await other.close()
  }
})

test('hides the additions of a running import until it ends, and shows other changes at once', async () => {
  const { id } = await createEmail()
  const before = await galleryVersion()
  await inTransaction(async (tx) => {
    await markAsArriving(tx)
    await tx.update(emails).set({ subjectLine: 'Arrived' }).where(eq(emails.id, id))
  })
  const during = await galleryVersion()
  expect(during.settled).toBe(before.settled)
  expect(during.version).not.toBe(before.version)
  await db().update(emails).set({ subjectLine: 'Changed by hand' }).where(eq(emails.id, id))
  const changed = await galleryVersion()
  expect(changed.settled).not.toBe(before.settled)
  await settleArrivals()
  expect((await galleryVersion()).settled).not.toBe(changed.settled)
})
