import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { emailChecks, emailAttributes, emails } from '#app/platform/db/schema.ts'
import { listPage } from '#app/gallery/lists/list-page.server.ts'
import { listMore } from '#app/gallery/lists/more-emails.server.ts'
import { moreEmailsQuery, searchQuery } from '#app/gallery/schema.ts'
import { openSearch } from '#app/gallery/search/search-page.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { BRANDS_OFFERED, countChoices } from './facets.server.ts'
import { findFilters } from './filters.server.ts'
import { ATTRIBUTE_FILTERS } from './filters.ts'

useTestDatabase()

type Facts = Partial<typeof emailAttributes.$inferInsert>
type Query = Parameters<typeof findFilters>[0]

let ids: Record<string, string> = {}

/** Four public emails with attributes, one without, and one that is hidden. */
beforeEach(async () => {
  ids = {}
  const welcome = await createCategory({ name: 'Welcome', slug: 'welcome' })
  const sale = await createCategory({ name: 'Sale', slug: 'sale' })
  const loud = await createBrand({ name: 'Loud', slug: 'loud' })
  const slow = await createBrand({ name: 'Slow', slug: 'slow' })
  await add(
    'deep',
    { brand: loud, categories: [sale] },
    { discountPercent: 50, hasCode: true, language: 'en' },
  )
  await add('light', { brand: loud, categories: [sale, welcome] }, { discountPercent: 15, language: 'de' })
  await add(
    'ship',
    { brand: slow, categories: [welcome] },
    { freeShipping: true, language: 'en', words: 500 },
  )
  await add('plain', { brand: slow }, { platform: 'mailchimp', darkStyles: true, language: 'en', words: 200 })
  const short = { words: 40, countdown: true, animated: true, plainText: true, amp: true, bimi: true }
  await add('short', { brand: await createBrand({ name: 'Brief', slug: 'brief' }) }, short)
  await add('hidden', { brand: slow, status: 'hidden' }, { discountPercent: 50 })
  await createEmail({ slug: 'unread', brand: slow })
})

async function add(slug: string, given: Parameters<typeof createEmail>[0], facts: Facts): Promise<void> {
  const { id } = await createEmail({ slug, subjectLine: `A chair ${slug}`, ...given })
  ids[slug] = id
  await db()
    .insert(emailAttributes)
    .values({ emailId: id, rulesVersion: 1, skeleton: 'x', sentWeekday: 1, sentHour: 9, ...facts })
}

async function list(query: Query): Promise<string[]> {
  const { conditions } = await findFilters(query)
  const { emails: cards } = await listPage(conditions, { limit: 50, after: null, sort: 'newest' })
  return cards.map(({ slug }) => slug).toSorted()
}

async function counts(query: Query) {
  const { choices, total } = await countChoices((await findFilters(query)).conditions)
  return { choices, total }
}

test('emails are found by colors close to one of theirs, by name or picked', async () => {
  for (const [slug, ...palette] of [
    ['deep', '#ffffff', '#f58a1f'],
    ['light', '#ffffff', '#e8731a'],
    ['ship', '#fefefe', '#2c6cd9'],
  ])
    await db().update(emailAttributes).set({ palette }).where(eq(emailAttributes.emailId, ids[slug!]!))
  expect(await list({ color: 'orange' })).toEqual(['deep', 'light'])
  expect(await list({ color: '2b6ad6' })).toEqual(['ship'])
  expect(await list({ color: 'orange', language: 'en' })).toEqual(['deep'])
  expect(await list({ color: '00ff00' })).toEqual([])
  expect(await list({ color: 'nonsense' })).toHaveLength(6)
  const { choices } = await counts({})
  expect(choices.color.map(({ value }) => value)).toEqual(['orange', 'blue'])
})

test('emails are found by their facts, alone and with other filters', async () => {
  expect(await list({ offer: 'any' })).toEqual(['deep', 'light', 'ship'])
  expect(await list({ offer: 'code' })).toEqual(['deep'])
  // All of several offers and features; one of several languages.
  expect(await list({ offer: ['any', 'free-shipping'] })).toEqual(['ship'])
  expect(await list({ offer: ['code', 'free-shipping'] })).toEqual([])
  expect(await list({ feature: ['countdown', 'amp'] })).toEqual(['short'])
  expect(await list({ discount: '10' })).toEqual(['deep', 'light'])
  expect(await list({ discount: '20' })).toEqual(['deep'])
  expect(await list({ platform: 'mailchimp' })).toEqual(['plain'])
  expect(await list({ language: ['de', 'en'], offer: 'any' })).toEqual(['deep', 'light', 'ship'])
  expect(await list({ length: 'long' })).toEqual(['ship'])
  expect(await list({ length: '50', brand: 'brief' })).toEqual(['short'])
  expect(await list({ length: '100', brand: 'brief' })).toEqual(['short'])
  for (const feature of ['countdown', 'animated', 'plain-text', 'amp', 'bimi'])
    expect(await list({ feature })).toEqual(['short'])
  expect(await list({ length: 'medium', dark: 'yes' })).toEqual(['plain'])
  expect(await list({ weekday: '1', hour: '9', brand: 'loud' })).toEqual(['deep', 'light'])
  expect(await list({ type: 'welcome', language: 'en' })).toEqual(['ship'])
  // Nobody has it: that finds nothing, not everything.
  expect(await list({ platform: 'klaviyo' })).toEqual([])
  expect(await list({ platform: ['klaviyo', 'mailchimp'] })).toEqual(['plain'])
  expect(await list({ hour: '3' })).toEqual([])
})

test('only what a browser found nothing serious in is clean', async () => {
  await db()
    .insert(emailChecks)
    .values([
      { emailId: ids['deep']!, rulesVersion: 1, inBrowser: true, minor: 2 },
      { emailId: ids['light']!, rulesVersion: 1, inBrowser: true, serious: 1 },
      { emailId: ids['ship']!, rulesVersion: 1 },
      { emailId: ids['hidden']!, rulesVersion: 1, inBrowser: true },
    ])
  expect(await list({ checks: 'clean' })).toEqual(['deep'])
  expect(await list({ checks: 'serious' })).toEqual(['light'])
  expect(await list({ checks: 'clean', language: 'en', type: 'sale' })).toEqual(['deep'])
  expect((await counts({ brand: 'loud' })).choices.checks).toMatchObject([
    { value: 'clean', count: 1 },
    { value: 'serious', count: 1 },
  ])
  await db().update(emailChecks).set({ inBrowser: true })
  expect(await list({ checks: 'clean' })).toEqual(['deep', 'ship'])
})

test('the counts agree with the lists, whatever is chosen', async () => {
  const all: Query[] = [{}]
  for (const type of [null, ['sale', 'welcome']])
    for (const brand of [null, 'loud'])
      for (const facts of [
        {},
        { platform: ['klaviyo', 'mailchimp'] },
        { language: ['de', 'en'], dark: 'no' },
      ])
        all.push({ type, brand, ...facts })
  for (const query of all) {
    const { choices, total } = await counts(query)
    expect(total, JSON.stringify(query)).toBe((await list(query)).length)
    for (const filter of ATTRIBUTE_FILTERS) {
      for (const { value, count } of choices[filter]) {
        expect(count, `${JSON.stringify(query)} ${filter} ${value}`).toBe(
          (await list({ ...query, [filter]: value })).length,
        )
      }
    }
    for (const { value, count } of choices.type) {
      expect(count, `${JSON.stringify(query)} type ${value}`).toBe(
        (await list({ ...query, type: value })).length,
      )
    }
  }
  expect(BRANDS_OFFERED).toBeGreaterThan(2)
  // A further offer leaves fewer.
  const offers = (await counts({ offer: 'discount' })).choices.offer
  expect(offers.map(({ value, count }) => [value, count])).toEqual([
    ['any', 2],
    ['discount', 2],
    ['code', 1],
  ])
  expect((await counts({ offer: 'any' })).choices.brand).toEqual([
    { value: 'loud', name: 'Loud', count: 2 },
    { value: 'slow', name: 'Slow', count: 1 },
  ])
})

test('choices are in the order of what they say', async () => {
  await add(
    'week',
    {},
    { sentWeekday: 0, sentHour: 17, discountPercent: 35, moneyOffCents: 1, language: 'fr' },
  )
  const { choices } = await counts({})
  expect(choices.weekday.map(({ name }) => name)).toEqual(['Monday', 'Sunday'])
  expect(choices.hour.map(({ value }) => value)).toEqual(['9', '17'])
  expect(choices.discount.map(({ value, count }) => [value, count])).toEqual([
    ['10', 3],
    ['20', 2],
    ['30', 2],
    ['50', 1],
  ])
  expect(choices.language.map(({ name }) => name)).toEqual(['English', 'French', 'German'])
  expect(choices.offer.map(({ name }) => name)).toEqual(['Any offer', 'Discount', 'Code', 'Free shipping'])
  expect(choices.platform).toEqual([{ value: 'mailchimp', name: 'Mailchimp', count: 1 }])
})

test('lists and counts follow facts that change, and emails that go', async () => {
  await db()
    .update(emailAttributes)
    .set({ discountPercent: null, hasCode: false })
    .where(eq(emailAttributes.emailId, ids.deep!))
  expect(await list({ offer: 'any' })).toEqual(['light', 'ship'])
  await db().update(emails).set({ status: 'draft' }).where(eq(emails.id, ids.ship!))
  expect((await counts({ language: 'en' })).total).toBe(2)
  await db().delete(emails).where(eq(emails.id, ids.light!))
  const { choices } = await counts({})
  expect([choices.offer, choices.discount]).toEqual([[], []])
})

test('cards say the offer in lists of offers, on further pages too', async () => {
  const { conditions } = await findFilters({ offer: 'any' })
  const page = await listPage(conditions, { limit: 50, after: null, sort: 'newest' })
  expect(Object.fromEntries(page.emails.map(({ slug, reason }) => [slug, reason]))).toEqual({
    deep: '50% off',
    light: '15% off',
    ship: 'Free shipping',
  })
  const more = await listMore(moreEmailsQuery.parse({ discount: '50', after: null }))
  expect(more.emails.map(({ reason }) => reason)).toEqual(['50% off'])
  const all = await listPage({}, { limit: 50, after: null, sort: 'newest' })
  expect(all.emails.every(({ reason }) => reason === undefined)).toBe(true)
})

test('a search is filtered by facts and counts them', async () => {
  const result = (await openSearch(searchQuery.parse({ q: 'chair', discount: '10' })))!
  expect(result.counts.total).toBe(2)
  expect(Object.fromEntries(result.list.emails.map(({ slug, reason }) => [slug, reason]))).toEqual({
    deep: '50% off',
    light: '15% off',
  })
  expect(result.counts.choices.language.map(({ value, count }) => [value, count])).toEqual([
    ['en', 1],
    ['de', 1],
  ])
})

test('what is no platform and no language is left out of the filters', async () => {
  const { chosen, conditions } = await findFilters({ platform: ['klavio', 'mailchimp'], language: 'qq' })
  expect(chosen).toEqual({ platform: [{ value: 'mailchimp', name: 'Mailchimp' }] })
  expect(Object.keys(conditions)).toEqual(['platform'])
  // A list that has begun does not go on with everything.
  expect(await listMore(moreEmailsQuery.parse({ language: 'qq' }))).toEqual({ emails: [], next: null })
})
