import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/db/client.server.ts'
import {
  brandCategories,
  brands,
  categories,
  emailCategories,
  emails,
  galleryChanges,
} from '#app/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { openCatalogue } from './catalogue.server.ts'
import { countShelves } from './catalogue.ts'

const database = useTestDatabase()

/** What it knows of an email, in words. */
async function known(id: string) {
  const { byId, brands, shelves } = await openCatalogue()
  const email = byId.get(id)
  if (!email) return null
  return {
    year: email.year,
    brand: brands[email.brand]?.slug,
    isActive: brands[email.brand]?.isActive,
    shelves: email.shelves.map((number) => shelves[number]?.slug),
    verticals: brands[email.brand]?.verticals.map((number) => shelves[number]?.slug),
  }
}

test('each change is known at the next look', async () => {
  const fashion = await createCategory({ slug: 'fashion', type: 'vertical' })
  const welcome = await createCategory({ slug: 'welcome' })
  const brand = await createBrand({ slug: 'fernhill', categories: [fashion] })
  const { id } = await createEmail({ brand, categories: [welcome], sentAt: new Date('2025-06-01') })
  const first = {
    year: 2025,
    brand: 'fernhill',
    isActive: true,
    shelves: ['welcome'],
    verticals: ['fashion'],
  }
  expect(await known(id)).toEqual(first)

  const ofEmail = eq(emails.id, id)
  await db().update(emails).set({ sentAt: null }).where(ofEmail)
  expect(await known(id)).toEqual({ ...first, year: 0 })
  await db().delete(emailCategories).where(eq(emailCategories.emailId, id))
  expect(await known(id)).toMatchObject({ shelves: [] })
  await db().insert(emailCategories).values({ emailId: id, categoryId: fashion.id })
  expect(await known(id)).toMatchObject({ shelves: ['fashion'] })
  await db().update(emailCategories).set({ categoryId: welcome.id }).where(eq(emailCategories.emailId, id))
  expect(await known(id)).toMatchObject({ shelves: ['welcome'] })
  await db().update(categories).set({ slug: 'hello' }).where(eq(categories.id, welcome.id))
  expect(await known(id)).toMatchObject({ shelves: ['hello'] })
  await db().update(brands).set({ status: 'archived' }).where(eq(brands.id, brand.id))
  expect(await known(id)).toMatchObject({ isActive: false })
  await db().delete(brandCategories)
  expect(await known(id)).toMatchObject({ verticals: [] })
  await db().update(emails).set({ status: 'hidden' }).where(ofEmail)
  expect(await known(id)).toBeNull()
  await db().update(emails).set({ status: 'published' }).where(ofEmail)
  expect(await known(id)).toMatchObject({ shelves: ['hello'] })
  await db().delete(emails).where(ofEmail)
  expect(await known(id)).toBeNull()
})

test('is the same object as long as nothing changes', async () => {
  await createEmail()
  const catalogue = await openCatalogue()
  expect(await openCatalogue()).toBe(catalogue)
  // No list changes by this, but pages do.
  await db().update(emails).set({ subjectLine: 'Other words' })
  expect(await openCatalogue()).not.toBe(catalogue)
  expect(await openCatalogue()).toEqual(catalogue)
})

test('looks that are made at once each know what was there when they were asked for', async () => {
  const looks = []
  for (let number = 1; number <= 5; number++) {
    const { id } = await createEmail()
    looks.push(openCatalogue().then(({ byId }) => byId.has(id)))
  }
  expect(await Promise.all(looks)).toEqual([true, true, true, true, true])
})

test('what is committed after later changes were seen is not missed', async ({ skip }) => {
  if (database().engine === 'embedded') skip('it has one connection')
  const { id } = await createEmail()
  const written = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const slow = database().db.transaction(async (tx) => {
    await tx.update(emails).set({ status: 'hidden' }).where(eq(emails.id, id))
    written.resolve()
    await mayEnd.promise
  })
  await written.promise
  const later = await createEmail()
  expect([...(await openCatalogue()).byId.keys()].toSorted()).toEqual([id, later.id].toSorted())
  mayEnd.resolve()
  await slow
  expect([...(await openCatalogue()).byId.keys()]).toEqual([later.id])
})

test('an emptied database is noticed, and what a restored backup brought along thrown away', async () => {
  const { id } = await createEmail()
  expect((await openCatalogue()).byId.has(id)).toBe(true)
  await db().execute(sql`truncate ${emails} cascade`)
  await db().insert(galleryChanges).values({ kind: 'everything', transaction: '999999999' })
  expect((await openCatalogue()).emails).toEqual([])
  const after = await db().select().from(galleryChanges)
  expect(after.map(({ transaction }) => transaction)).not.toContain('999999999')
})

test('counts an email once on each of its shelves', async () => {
  const fashion = await createCategory({ slug: 'fashion', type: 'vertical' })
  const brand = await createBrand({ categories: [fashion] })
  await createEmail({ brand, categories: [fashion] })
  await createEmail({ brand })
  const catalogue = await openCatalogue()
  const number = catalogue.shelves.findIndex((shelf) => shelf?.id === fashion.id)
  expect(countShelves(catalogue)[number]).toBe(2)
})
