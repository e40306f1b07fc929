import { expect, it } from 'vitest'
import { useTestDatabase } from '#test/database.ts'

const database = useTestDatabase()

it('stores every timestamp with a time zone', async () => {
  const { rows } = await database().executeSql(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp without time zone'`)
  expect(rows).toEqual([])
})

it('allows a provider identity for one user only', async () => {
  const twice = `
    with people as (
      insert into users (name, email) values ('Ada', 'ada@example.com'), ('Grace', 'grace@example.com') returning id
    )
    insert into accounts (user_id, provider_id, account_id) select id, 'google', 'the same' from people`
  await expect(database().executeSql(twice)).rejects.toMatchObject({ constraint: 'accounts_identity' })
})
