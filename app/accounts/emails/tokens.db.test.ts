import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { verifications } from '#app/platform/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { createToken, listTokenPayloads, readToken } from './tokens.server.ts'

useTestDatabase()

test('accepts a token of an earlier version, with its payload under the old name', async () => {
  const payload = { userId: 'b4c7d4a2-0000-4000-8000-000000000001' }
  const token = await createToken('password-reset', 'ada@example.com', payload)
  await db()
    .update(verifications)
    .set({ value: sql`replace(${verifications.value}, '"payload"', '"carried"')` })
  expect(await readToken('password-reset', token)).toMatchObject({ subject: 'ada@example.com', payload })
  expect(await listTokenPayloads('password-reset', 'ada@example.com')).toEqual([payload])
})
