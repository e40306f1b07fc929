/** The names and aliases of an email's types, industries and occasions are words of the email. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import {
  brandCategories,
  brands,
  categories,
  categoryAliases,
  emailCategories,
  emails,
} from '#app/platform/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { findEmails, parseQuery } from './search.server.ts'

useTestDatabase()

async function subjects(text: string): Promise<string[]> {
  const parsed = await parseQuery(text)
  if (!parsed || parsed.correctedQuery || parsed.isPartial) return []
  const { emails: found } = await findEmails(parsed, { limit: 30, after: null })
  return found.map(({ subject }) => subject)
}

function welcomeType() {
  return createCategory({ type: 'email_type', name: 'Welcome', slug: 'welcome' })
}

test('an email filed as Welcome is found by the word, after emails with the word in their subject', async () => {
  const welcome = await welcomeType()
  const email = { language: 'en', categories: [welcome] }
  await createEmail({ language: 'en', subjectLine: 'Welcome aboard' })
  await createEmail({ ...email, subjectLine: 'Good evening', bodyText: 'The door is open.' })
  await createEmail({ language: 'en', subjectLine: 'Unrelated', bodyText: 'Nothing to see.' })
  expect(await subjects('welcome')).toEqual(['Welcome aboard', 'Good evening'])
  expect(await subjects('welcom')).toEqual(['Welcome aboard', 'Good evening'])
  expect(await subjects('evening -welcome')).toEqual([])
})

test('“black friday fashion” means the occasion and the industry', async () => {
  const friday = await createCategory({ type: 'occasion', name: 'Black Friday', slug: 'black-friday' })
  const fashion = await createCategory({ type: 'vertical', name: 'Fashion & Apparel', slug: 'fashion' })
  const ofFashion = await createBrand({ categories: [fashion] })
  const english = { language: 'en', bodyText: 'Socks.' }
  await createEmail({ ...english, brand: ofFashion, categories: [friday], subjectLine: 'Both' })
  await createEmail({ ...english, categories: [friday, fashion], subjectLine: 'Both by itself' })
  await createEmail({ ...english, brand: ofFashion, subjectLine: 'Industry alone' })
  await createEmail({ ...english, categories: [friday], subjectLine: 'Occasion alone' })
  expect((await subjects('black friday fashion')).toSorted()).toEqual(['Both', 'Both by itself'])
  expect(await subjects('"black friday"')).toHaveLength(3)
  expect(await subjects('"friday black"')).toEqual([])
})

test('follows the categories of an email and of its brand', async () => {
  const welcome = await welcomeType()
  const travel = await createCategory({ type: 'vertical', name: 'Travel', slug: 'travel' })
  const brand = await createBrand()
  const email = await createEmail({ brand, categories: [welcome], subjectLine: 'Hi' })
  expect(await subjects('welcome')).toEqual(['Hi'])

  await db().update(emails).set({ subjectLine: 'Hello' }).where(eq(emails.id, email.id))
  expect(await subjects('welcome')).toEqual(['Hello'])
  await db().insert(brandCategories).values({ brandId: brand.id, categoryId: travel.id })
  expect(await subjects('welcome travel')).toEqual(['Hello'])
  await db().delete(brandCategories)
  expect(await subjects('travel')).toEqual([])

  await db().update(brands).set({ status: 'archived' }).where(eq(brands.id, brand.id))
  expect(await subjects('welcome')).toEqual([])
  await db().update(brands).set({ status: 'active' }).where(eq(brands.id, brand.id))
  expect(await subjects('welcome')).toEqual(['Hello'])

  await db().update(emailCategories).set({ categoryId: travel.id })
  expect(await subjects('welcome')).toEqual([])
  expect(await subjects('travel')).toEqual(['Hello'])
  await db().delete(categories).where(eq(categories.id, travel.id))
  expect(await subjects('travel')).toEqual([])
  expect(await subjects('hello')).toEqual(['Hello'])
})

test('follows names, aliases and types of categories', async () => {
  const welcome = await welcomeType()
  await createEmail({ language: 'en', categories: [welcome], subjectLine: 'Hi' })
  await db().update(categories).set({ name: 'Greeting' }).where(eq(categories.id, welcome.id))
  expect(await subjects('welcome')).toEqual([])
  expect(await subjects('greetings')).toEqual(['Hi'])

  await db().insert(categoryAliases).values({ alias: 'first-contact', categoryId: welcome.id })
  expect(await subjects('contact first')).toEqual(['Hi'])
  await db().update(categoryAliases).set({ alias: 'opening' })
  expect(await subjects('contact')).toEqual([])
  expect(await subjects('opening')).toEqual(['Hi'])
  await db().delete(categoryAliases)
  expect(await subjects('opening')).toEqual([])

  await db()
    .update(categories)
    .set({ type: 'vertical', half: 'industry' })
    .where(eq(categories.id, welcome.id))
  expect(await subjects('greeting')).toEqual(['Hi'])
})

test('a typo in the name of a category is corrected', async () => {
  await createEmail({ categories: [await createCategory({ name: 'Anniversary' })], subjectLine: 'Ten years' })
  expect(await parseQuery('aniversary')).toMatchObject({
    correctedQuery: 'anniversary',
    matches: { ids: [expect.any(String)] },
  })
})
