/** A user may own a limited number of collections, whichever way they are created; lists of them come in parts. */
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { collections } from '#app/platform/db/schema.ts'
import { asPerson } from '#app/accounts/policy.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand } from '#test/factories.ts'
import { createUser } from '#test/signed-in.ts'
import { followBrand } from './brand-commands.server.ts'
import { createCollection, deleteCollection, restoreCollection } from './collection-commands.server.ts'
import { listCollections, listForPicker } from './queries.server.ts'
import { COLLECTIONS_MAX, COLLECTIONS_PAGE, PICKER_SHOWN } from './limits.ts'

useTestDatabase()

const FULL = { ok: false, message: "You've reached the limit of 500 collections" }

async function personWith(count: number): Promise<Person> {
  const actor = asPerson(await createUser())
  const rows = Array.from({ length: count }, (_, at) => ({
    userId: actor.id,
    name: `Shelf ${at}`,
    slug: `shelf-${at}`,
    type: 'emails' as const,
    createdAt: new Date(1_700_000_000_000 + at),
  }))
  if (count > 0) await db().insert(collections).values(rows)
  return actor
}

function create(actor: Person) {
  return createCollection({ actor, input: { name: 'One more', description: null, type: 'emails' } })
}

test('no way of creating a collection passes the limit, not even several at once', async () => {
  const actor = await personWith(COLLECTIONS_MAX - 1)
  const { id: brandId } = await createBrand()
  const [{ id }] = (await db()
    .select({ id: collections.id })
    .from(collections)
    .orderBy(asc(collections.createdAt))
    .limit(1)) as [{ id: string }]
  const both = await Promise.all([create(actor), create(actor)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both).toContainEqual(FULL)
  expect(await followBrand({ actor, brandId })).toEqual(FULL)
  expect(await deleteCollection({ actor, id })).toEqual({ ok: true })
  expect(await create(actor)).toMatchObject({ ok: true })
  expect(await restoreCollection({ actor, id })).toEqual(FULL)
  // Another user has room.
  expect(await create(await personWith(0))).toMatchObject({ ok: true })
})

test('following goes on when the collection of followed brands is one of the 500', async () => {
  const actor = await personWith(COLLECTIONS_MAX - 1)
  const brands = [await createBrand(), await createBrand()]
  for (const { id: brandId } of brands) expect(await followBrand({ actor, brandId })).toEqual({ ok: true })
  expect(await db().$count(collections, eq(collections.userId, actor.id))).toBe(COLLECTIONS_MAX)
})

test('the overview has pages, and the picker a part that is searched', async () => {
  const count = COLLECTIONS_PAGE * 2 + 3
  const actor = await personWith(count)
  const pages = [0, COLLECTIONS_PAGE, COLLECTIONS_PAGE * 2].map((from) => listCollections(actor, from))
  const read = await Promise.all(pages)
  expect(read.map((page) => [page.collections.length, page.count, page.hasMore])).toEqual([
    [COLLECTIONS_PAGE, count, true],
    [COLLECTIONS_PAGE, count, true],
    [3, count, false],
  ])
  const names = read.flatMap((page) => page.collections.map(({ name }) => name))
  expect(new Set(names).size).toBe(count)
  const shown = await listForPicker(actor, '')
  expect(shown.collections).toHaveLength(PICKER_SHOWN)
  expect(shown.isPart).toBe(true)
  const found = await listForPicker(actor, '', 'SHELF 0')
  expect(found.collections.map(({ name }) => name)).toEqual(['Shelf 0'])
  expect((await listForPicker(actor, '', '%')).collections).toEqual([])
  expect(await listForPicker(await personWith(3), '')).toMatchObject({ isPart: false })
})
