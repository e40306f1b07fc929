import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { useTestDatabase } from '#test/database.ts'
import { db } from './client.server.ts'

useTestDatabase()

async function names(query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = (await db().execute(query)) as unknown as { rows: { name: string }[] }
  return rows.map(({ name }) => name)
}

it('no moment is stored without its zone', async () => {
  expect(
    await names(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp without time zone'`),
  ).toEqual([])
})

it('an identity at a provider belongs to one person only', async () => {
  const insert = sql`
    with people as (insert into users (name, email) values ('Ada', 'ada@example.com'), ('Grace', 'grace@example.com') returning id)
    insert into accounts (user_id, provider_id, account_id) select id, 'google', 'the same' from people`
  await expect(db().execute(insert)).rejects.toMatchObject({ cause: { constraint: 'accounts_identity' } })
})
