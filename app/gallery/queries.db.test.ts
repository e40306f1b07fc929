import { expect, test } from 'vitest'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { findFilters } from './filters/filters.server.ts'
import { countByBrand, listFiltersOfBrand } from './lists/brand-stats.server.ts'
import { listPage } from './lists/list-page.server.ts'
import { getEmailAddress, getEmailPage, listNewest } from './queries.server.ts'

useTestDatabase()

function day(number: number): Date {
  return new Date(Date.UTC(2026, 10, number))
}

function slugs(cards: { slug: string }[]): string[] {
  return cards.map((card) => card.slug)
}

test('lists the newest first, with brand and type', async () => {
  const brand = await createBrand({
    name: 'Fernhill',
    slug: 'fernhill',
    color: '#0f3d2e',
    colorInk: '#ffffff',
  })
  const gifts = await createCategory({ type: 'vertical' })
  const discount = await createCategory({ name: 'Discount', slug: 'discount' })
  const reminder = await createCategory({ name: 'Reminder', slug: 'reminder' })
  await createEmail({ slug: 'older', createdAt: day(1) })
  await createEmail({ slug: 'newer', brand, createdAt: day(2), categories: [gifts, discount, reminder] })

  const cards = await listNewest({ limit: 70 })
  expect(slugs(cards)).toEqual(['newer', 'older'])
  expect(cards[0]).toMatchObject({
    brand: { name: 'Fernhill', slug: 'fernhill', color: '#0f3d2e' },
    type: { name: 'Discount', slug: 'discount', type: 'email_type' },
  })
  expect(cards[1]!.type).toBeNull()
})

test('shows nothing that is not public', async () => {
  const archived = await createBrand({ slug: 'gone', status: 'archived' })
  const type = await createCategory({ slug: 'discount' })
  await createEmail({ slug: 'of-archived-brand', brand: archived, categories: [type] })
  const brand = await createBrand({ slug: 'here' })
  await createEmail({ slug: 'draft', brand, status: 'draft', categories: [type] })
  await createEmail({ slug: 'hidden', brand, status: 'hidden', categories: [type] })
  await createEmail({ slug: 'open', brand })

  expect(slugs(await listNewest({ limit: 70 }))).toEqual(['open'])
  const everything = await listPage({}, { limit: 70, after: null, sort: 'newest' })
  expect(slugs(everything.emails)).toEqual(['open'])
  expect(await listFiltersOfBrand(brand.id)).toEqual([])
  expect(await countByBrand(brand.id)).toBe(1)
  expect(await getEmailPage('gone', 'of-archived-brand')).toBeNull()
  expect(await getEmailPage('here', 'draft')).toBeNull()
  expect(await getEmailAddress('of-archived-brand')).toBeNull()
  expect(await getEmailAddress('hidden')).toBeNull()
})

test('filters a brand’s emails by type', async () => {
  const brand = await createBrand()
  const welcome = await createCategory({ name: 'Welcome', slug: 'welcome' })
  const discount = await createCategory({ name: 'Discount', slug: 'discount' })
  const gifts = await createCategory({ name: 'Gifts', slug: 'gifts', type: 'vertical' })
  await createEmail({ slug: 'hello', brand, categories: [welcome], createdAt: day(1) })
  await createEmail({ slug: 'sale', brand, categories: [discount, gifts], createdAt: day(2) })
  await createEmail({ slug: 'elsewhere', categories: [welcome] })

  const { conditions } = await findFilters({ brand: brand.slug })
  const ofBrand = (tag: string) => listPage(conditions, { limit: 9, after: null, sort: 'newest', tag })
  expect(slugs((await ofBrand('welcome')).emails)).toEqual(['hello'])
  expect((await ofBrand('unknown')).emails).toEqual([])
  expect(await listFiltersOfBrand(brand.id)).toEqual([
    { name: 'Discount', slug: 'discount' },
    { name: 'Welcome', slug: 'welcome' },
  ])
})

test('filters a brand’s emails by category if they have no types', async () => {
  const brand = await createBrand()
  const gifts = await createCategory({ name: 'Gifts', slug: 'gifts', type: 'vertical' })
  await createEmail({ brand, categories: [gifts] })
  expect(await listFiltersOfBrand(brand.id)).toEqual([{ name: 'Gifts', slug: 'gifts' }])
})

test('finds an email by slug or id under its own brand only', async () => {
  const brand = await createBrand({ slug: 'fernhill' })
  await createBrand({ slug: 'other' })
  const email = await createEmail({ slug: 'the-wrapping', brand })
  expect((await getEmailPage('Fernhill', 'the-wrapping'))?.id).toBe(email.id)
  expect((await getEmailPage('fernhill', email.id))?.slug).toBe('the-wrapping')
  expect(await getEmailPage('other', 'the-wrapping')).toBeNull()
  expect(await getEmailPage('fernhill', 'nothing')).toBeNull()
  expect(await getEmailAddress(' The-Wrapping ')).toEqual({
    brandSlug: 'fernhill',
    emailSlug: 'the-wrapping',
  })
  expect(await getEmailAddress('nothing')).toBeNull()
})

test('loads the brand’s first category, three tags and the days to the occasion for an email’s page', async () => {
  const gifts = await createCategory({ name: 'Gifts', slug: 'gifts', type: 'vertical' })
  const home = await createCategory({ type: 'vertical' })
  const christmas = await createCategory({
    name: 'Christmas',
    slug: 'christmas',
    type: 'seasonal',
    dateRule: { kind: 'fixed', month: 12, day: 25 },
  })
  const tags = []
  for (const name of ['Seasonal', 'Promotional', 'Reminder', 'Discount'])
    tags.push(await createCategory({ name }))
  const brand = await createBrand({ slug: 'fernhill', name: 'Fernhill', categories: [gifts, home] })
  await createEmail({
    slug: 'wrapping',
    brand,
    categories: [christmas, ...tags],
    sentAt: new Date('2026-11-19T08:12:00Z'),
  })

  expect(await getEmailPage('fernhill', 'wrapping')).toMatchObject({
    sender: 'Fernhill',
    sentAt: '2026-11-19T08:12:00.000Z',
    brand: { category: { name: 'Gifts', slug: 'gifts' } },
    type: { name: 'Seasonal' },
    tags: [{ name: 'Seasonal' }, { name: 'Promotional' }, { name: 'Reminder' }],
    occasion: { name: 'Christmas', slug: 'christmas', daysBefore: 36 },
  })
})
