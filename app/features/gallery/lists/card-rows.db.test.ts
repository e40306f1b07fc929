import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/db/client.server.ts'
import { emails } from '#app/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { cardRows } from './card-rows.server.ts'
import { listByIds } from '#app/features/gallery/queries.server.ts'

useTestDatabase()

test('what is known is not read again, until it is another', async () => {
  const { id } = await createEmail({ subjectLine: 'Before' })
  const subjects = async () => (await listByIds([id])).map(({ subject }) => subject)
  expect(await subjects()).toEqual(['Before'])
  const read: string[] = []
  const rows = await cardRows([id, id], async (ids) => {
    read.push(...ids)
    return []
  })
  expect([rows.length, read]).toEqual([2, []])
  await db().update(emails).set({ subjectLine: 'After' }).where(eq(emails.id, id))
  expect(await subjects()).toEqual(['After'])
  await db().update(emails).set({ status: 'hidden' }).where(eq(emails.id, id))
  expect(await subjects()).toEqual([])
})
