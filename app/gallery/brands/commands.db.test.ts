import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction, rowsOf } from '#app/platform/db/client.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createCategory } from '#test/factories.ts'
import { ensureBrand } from './commands.server.ts'

useTestDatabase()

function ensure(categoryIds: string[]) {
  return inTransaction((tx) =>
    ensureBrand(tx, { slug: 'fernhill', name: 'Fernhill', sample: true, categoryIds }),
  )
}

/** The brand's categories, and the transaction that wrote each. */
function filed() {
  return rowsOf<{ id: string; written: string }>(
    sql`select category_id as id, xmin::text as written from brand_categories order by position`,
  )
}

test('a further sample of a brand writes its categories only if they differ', async () => {
  const ids = [(await createCategory()).id, (await createCategory()).id]
  await ensure(ids)
  const before = await filed()
  expect(before.map(({ id }) => id)).toEqual(ids)
  await ensure([...ids, ids[0]!])
  expect(await filed()).toEqual(before)
  await ensure(ids.toReversed())
  expect((await filed()).map(({ id }) => id)).toEqual(ids.toReversed())
  await ensure([])
  expect(await filed()).toEqual([])
})
