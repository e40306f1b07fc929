import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#test/database.ts'
import { db, inTransaction, openedDatabase } from './client.server.ts'
import { siteState } from './schema.ts'

const opened = useTestDatabase()

test('a transaction is all or nothing', async () => {
  const attempt = inTransaction(async (tx) => {
    await tx.insert(siteState).values({ key: 'half', value: 1 })
    throw new Error('stop here')
  })
  await expect(attempt).rejects.toThrow('stop here')
  expect(await db().$count(siteState)).toBe(0)
})

test('the outer database is refused inside a transaction, where it would wait for itself', async () => {
  await expect(inTransaction(() => db().execute(sql`select 1`))).rejects.toThrow('use the tx')
})

test('plain SQL is refused inside a transaction too: a job queue on it would hang for ever', async () => {
  const attempt = inTransaction(() => openedDatabase().executeSql('select 1'))
  await expect(attempt).rejects.toThrow('use the tx')
})

test('work that a transaction leaves behind may use the database after its end', async () => {
  const ended = Promise.withResolvers<void>()
  const leftBehind = await inTransaction(async () => ({
    rows: ended.promise.then(() => db().$count(siteState)),
  }))
  ended.resolve()
  expect(await leftBehind.rows).toBe(0)
})

test('transactions started together do not mix', async () => {
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

test('plain SQL takes parameters, and several statements at once', async () => {
  const { executeSql } = opened()
  expect((await executeSql('select $1::int + 1 as n', [41])).rows).toEqual([{ n: 42 }])
  const inserts = ['a', 'b'].map((key) => `insert into site_state values ('${key}', '1') returning key`)
  expect(await executeSql(inserts.join('; '))).toEqual({ rows: [{ key: 'a' }, { key: 'b' }] })
  expect(await db().$count(siteState)).toBe(2)
})

test('search by likeness and without accents is there', async () => {
  const { rows } = await opened().executeSql(
    "select unaccent('crème brûlée') as plain, similarity('welcome', 'wellcome') > 0.5 as alike",
  )
  expect(rows).toEqual([{ plain: 'creme brulee', alike: true }])
})
