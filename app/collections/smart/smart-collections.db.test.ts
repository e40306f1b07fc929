import { beforeEach, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { categories, emails, smartCollections } from '#app/platform/db/schema.ts'
import type { Viewer } from '#app/accounts/viewer.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { signedIn } from '#test/signed-in.ts'
import { changeFilter, createSmartCollection } from './commands.server.ts'
import { readStoredFilter } from './filter.server.ts'
import { SMART_MAX } from './limits.ts'
import { listSmartCollections, listSmartEmails, lookAt } from './queries.server.ts'
import { parseFilter } from './schema.ts'

useTestDatabase()

let actor: Viewer
let welcome: Awaited<ReturnType<typeof createCategory>>
let oak: Awaited<ReturnType<typeof createBrand>>

beforeEach(async () => {
  actor = (await signedIn()).viewer
  welcome = await createCategory({ name: 'Welcome', slug: 'welcome' })
  oak = await createBrand({ name: 'Oak', slug: 'oak' })
})

async function save(filter: string, name = 'Mine'): Promise<string> {
  const input = { name, inDigest: true }
  const created = await createSmartCollection({ actor, input, filter: parseFilter(filter) })
  expect(created).toMatchObject({ ok: true })
  return (created as { id: string }).id
}

/** What its page shows, newest first; new emails have a star. */
async function look(id: string, after: string | null = null) {
  const page = await listSmartEmails((await lookAt(actor, id))!, after)
  const subjects = page.emails.map((email) => (page.newIds.includes(email.id) ? '*' : '') + email.subject)
  return { subjects, isBroken: page.isBroken, newCount: page.newCount }
}

async function counts() {
  return (await listSmartCollections(actor)).map(({ newCount }) => newCount)
}

/** As if all that happened so far had happened that long ago. */
async function letPass(hours: number) {
  const earlier = (column: unknown) => sql`${column} - make_interval(hours => ${hours}::int)`
  await db()
    .update(smartCollections)
    .set({
      lookedAt: earlier(smartCollections.lookedAt),
      lookedBefore: earlier(smartCollections.lookedBefore),
    })
  await db()
    .update(emails)
    .set({ createdAt: earlier(emails.createdAt) })
}

test.each([
  ['?type=welcome&brand=oak', 'brand=oak&type=welcome'],
  // One address for each filter, without order, page, open email and what the gallery does not have.
  ['type=nowhere&q=+two++words&sort=newest&after=x&email=y&discount=99', 'q=two+words'],
  ['type=welcome&type=welcome&weekday=3&weekday=1&hour=99', 'type=welcome&weekday=1&weekday=3'],
])('stores %s as %s', async (asked, stored) => {
  expect((await readStoredFilter(asked)).text).toBe(stored)
})

test('fills itself, and says what came since it was looked at', async () => {
  await createEmail({ brand: oak, categories: [welcome], subjectLine: 'Was there' })
  await createEmail({ brand: oak, subjectLine: 'Of another type' })
  const id = await save('type=welcome&brand=oak')
  expect(await counts()).toEqual([0])
  expect(await look(id)).toEqual({ subjects: ['Was there'], isBroken: false, newCount: 0 })

  await letPass(2)
  await createEmail({ brand: oak, categories: [welcome], subjectLine: 'Arrived' })
  await createEmail({ categories: [welcome], subjectLine: 'Of another brand' })
  const hidden = { status: 'draft' as const, subjectLine: 'Not public' }
  await createEmail({ brand: oak, categories: [welcome], ...hidden })
  expect(await counts()).toEqual([1])
  // The marks stay for the visit; the count is over as soon as somebody looked.
  for (const _ of [1, 2]) {
    expect(await look(id)).toEqual({ subjects: ['*Arrived', 'Was there'], isBroken: false, newCount: 1 })
    expect(await counts()).toEqual([0])
  }
  await letPass(2)
  expect((await look(id)).subjects).toEqual(['Arrived', 'Was there'])
})

test('follows a search word for word', async () => {
  await createEmail({ brand: oak, categories: [welcome], subjectLine: 'A lantern for the garden' })
  const id = await save('q=lantern&brand=oak')
  const never = await save('q=lantern+zeppelin')
  const misspelt = await save('q=lanterm')
  expect((await look(id)).subjects).toEqual(['A lantern for the garden'])
  // The search page would show what has some of the words, or correct them.
  expect((await look(never)).subjects).toEqual([])
  expect((await look(misspelt)).subjects).toEqual([])
  await letPass(2)
  await createEmail({ subjectLine: 'A lantern of another brand' })
  await createEmail({ brand: oak, subjectLine: 'Another lantern' })
  expect((await look(id)).subjects).toEqual(['*Another lantern', 'A lantern for the garden'])
})

test('shows nothing rather than everything when a category is gone', async () => {
  await createEmail({ brand: oak, categories: [welcome] })
  const id = await save('type=welcome&brand=oak')
  expect((await look(id)).subjects).toHaveLength(1)
  await db().delete(categories).where(eq(categories.id, welcome.id))
  expect(await look(id)).toEqual({ subjects: [], isBroken: true, newCount: 0 })
})

test('pages by cursor', async () => {
  for (let number = 1; number <= 3; number++) {
    await createEmail({ brand: oak, subjectLine: `No. ${number}` })
  }
  const id = await save('brand=oak')
  const [newest] = await db().select().from(emails).where(eq(emails.subjectLine, 'No. 3'))
  expect((await look(id, newest!.id)).subjects).toEqual(['No. 2', 'No. 1'])
})

test('refuses a filter that asks for nothing, and more than anybody needs', async () => {
  const input = { name: 'Mine', inDigest: true }
  const filter = parseFilter('brand=oak')
  expect(await createSmartCollection({ actor, input, filter: parseFilter('sort=oldest') })).toEqual({
    ok: false,
    message: 'Choose a filter or search for something first',
  })
  const values = { ...input, userId: actor.id, filter: 'brand=oak' }
  await db()
    .insert(smartCollections)
    .values(Array.from({ length: SMART_MAX - 1 }, () => values))
  const both = await Promise.all([1, 2].map(() => createSmartCollection({ actor, input, filter })))
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  const refused = both.find(({ ok }) => !ok)
  expect(refused).toMatchObject({
    message: expect.stringMatching(/^You’ve reached the limit of 50 smart collections/),
  })
})

test('with other filters, what matches them already is not new', async () => {
  await createEmail({ brand: oak, subjectLine: 'Of Oak' })
  const id = await save('type=welcome')
  await letPass(2)
  expect(await changeFilter({ actor, id, filter: parseFilter('brand=oak') })).toEqual({ ok: true })
  expect(await look(id)).toEqual({ subjects: ['Of Oak'], isBroken: false, newCount: 0 })
})
