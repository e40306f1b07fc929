import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#test/database.ts'
import { db, inTransaction, openedDatabase } from './client.server.ts'
import { siteState } from './schema.ts'

const opened = useTestDatabase()

test('rolls back a whole transaction', async () => {
  const attempt = inTransaction(async (tx) => {
    await tx.insert(siteState).values({ key: 'half', value: 1 })
    throw new Error('stop here')
  })
  await expect(attempt).rejects.toThrow('stop here')
  expect(await db().$count(siteState)).toBe(0)
})

test('refuses the outer database inside a transaction, where it would deadlock', async () => {
  await expect(inTransaction(() => db().execute(sql`select 1`))).rejects.toThrow('use the tx')
})

test('refuses plain SQL inside a transaction: a job queue on it would hang forever', async () => {
  const attempt = inTransaction(() => openedDatabase().executeSql('select 1'))
  await expect(attempt).rejects.toThrow('use the tx')
})

test('allows unawaited work of a transaction to continue after its end', async () => {
  const ended = Promise.withResolvers<void>()
  const leftBehind = await inTransaction(async () => ({
    rows: ended.promise.then(() => db().$count(siteState)),
  }))
  ended.resolve()
  expect(await leftBehind.rows).toBe(0)
})

test('keeps concurrent transactions apart', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      inTransaction(async (tx) => {
        await tx.insert(siteState).values({ key: `k${i}`, value: i })
        if (i % 2) throw new Error('odd')
      }).catch(() => {}),
    ),
  )
  const rows = await db().select().from(siteState)
  expect(rows.map((row) => row.value as number).toSorted((a, b) => a - b)).toEqual([
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18,
  ])
})

test('runs plain SQL with parameters, and several statements at once', async () => {
  const { executeSql } = opened()
  expect((await executeSql('select $1::int + 1 as n', [41])).rows).toEqual([{ n: 42 }])
  const inserts = ['a', 'b'].map((key) => `insert into site_state values ('${key}', '1') returning key`)
  expect(await executeSql(inserts.join('; '))).toEqual({ rows: [{ key: 'a' }, { key: 'b' }] })
  expect(await db().$count(siteState)).toBe(2)
})

test('supports trigram search and unaccent', async () => {
  const { rows } = await opened().executeSql(
    "select unaccent('crème brûlée') as plain, similarity('welcome', 'wellcome') > 0.5 as alike",
  )
  expect(rows).toEqual([{ plain: 'creme brulee', alike: true }])
})
