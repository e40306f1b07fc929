import { expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { emailAttributes } from '#app/platform/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { listRelated } from './related.server.ts'

useTestDatabase()

function day(number: number): Date {
  return new Date(Date.UTC(2026, 0, number))
}

function label(slug: string) {
  return { slug, name: slug, type: 'email_type' as const }
}

async function relatedSlugs(slug: string, email: { id: string; brandId: string }): Promise<string[]> {
  return (await listRelated(label(slug), email)).map(({ slug }) => slug)
}

test('share the type, at most five, never the email itself', async () => {
  const type = await createCategory({ slug: 'discount' })
  const self = await createEmail({ slug: 'self', categories: [type], createdAt: day(9) })
  for (let i = 1; i <= 6; i++) await createEmail({ slug: `like-${i}`, categories: [type], createdAt: day(i) })
  await createEmail({ slug: 'other' })
  expect(await relatedSlugs('discount', self)).toEqual(['like-6', 'like-5', 'like-4', 'like-3', 'like-2'])
})

test('are sorted by industry, then occasion, then date sent', async () => {
  const type = await createCategory({ slug: 'newsletter' })
  const food = await createCategory({ slug: 'food', type: 'vertical' })
  const christmas = await createCategory({ slug: 'christmas', type: 'occasion' })
  const grocer = await createBrand({ categories: [food] })
  const self = await createEmail({ brand: grocer, categories: [type, christmas], sentAt: day(20) })
  await createEmail({ slug: 'far', categories: [type], sentAt: day(1) })
  await createEmail({ slug: 'near', categories: [type], sentAt: day(22) })
  await createEmail({ slug: 'same-occasion', categories: [type, christmas], sentAt: day(2) })
  await createEmail({ slug: 'same-industry', categories: [type, food], sentAt: day(3) })
  await createEmail({ slug: 'both', brand: grocer, categories: [type, christmas], sentAt: day(4) })
  expect(await relatedSlugs('newsletter', self)).toEqual([
    'both',
    'same-industry',
    'same-occasion',
    'near',
    'far',
  ])
})

test('have the type as their first before those that carry it too, and all name it', async () => {
  const welcome = await createCategory({ slug: 'welcome', name: 'Welcome' })
  const discount = await createCategory({ slug: 'discount' })
  const self = await createEmail({ categories: [welcome], sentAt: day(20) })
  await createEmail({ slug: 'also', categories: [discount, welcome], sentAt: day(20) })
  await createEmail({ slug: 'first', categories: [welcome, discount], sentAt: day(1) })
  const related = await listRelated(label('welcome'), self)
  expect(related.map(({ slug, type }) => [slug, type?.slug])).toEqual([
    ['first', 'welcome'],
    ['also', 'welcome'],
  ])
})

test('are filled up with the nearest in length and industry', async () => {
  const type = await createCategory({ slug: 'discount' })
  const shop = await createCategory({ slug: 'shop', type: 'vertical' })
  const brand = await createBrand({ categories: [shop] })
  const self = await createEmail({ brand, categories: [type] })
  const made = {
    'same-type': await createEmail({ slug: 'same-type', categories: [type] }),
    industry: await createEmail({ slug: 'industry', categories: [shop] }),
    length: await createEmail({ slug: 'length' }),
    far: await createEmail({ slug: 'far' }),
    farther: await createEmail({ slug: 'farther' }),
  }
  await db()
    .insert(emailAttributes)
    .values([
      { emailId: self.id, words: 100 },
      { emailId: made.industry.id, words: 110 },
      { emailId: made.length.id, words: 90 },
      { emailId: made.far.id, words: 900 },
      { emailId: made.farther.id, words: 9000 },
    ])
  const expected = ['same-type', 'industry', 'length', 'far', 'farther']
  expect(await relatedSlugs('discount', self)).toEqual(expected)
  const untyped = await listRelated(null, self)
  expect(untyped.map(({ slug }) => slug)).toEqual(['industry', 'length', 'far', 'farther', 'same-type'])
})

test('are public', async () => {
  const type = await createCategory({ slug: 'discount' })
  const self = await createEmail({ categories: [type] })
  const archived = await createBrand({ status: 'archived' })
  await createEmail({ brand: archived, categories: [type] })
  await createEmail({ categories: [type], status: 'draft' })
  expect(await relatedSlugs('discount', self)).toEqual([])
})
