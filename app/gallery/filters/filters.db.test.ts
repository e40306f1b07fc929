import { beforeEach, expect, test } from 'vitest'
import { listMenuCategories } from '#app/gallery/categories/queries.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { BRANDS_OFFERED, countChoices, findBrandChoices } from './facets.server.ts'
import { findFilters } from './filters.server.ts'
import { MAIN_FILTERS } from './filters.ts'
import { listPage } from '#app/gallery/lists/list-page.server.ts'
import { newestThumbnails } from '#app/gallery/lists/thumbnails.server.ts'

useTestDatabase()

type Query = Parameters<typeof findFilters>[0]

let fashion: Awaited<ReturnType<typeof createCategory>>
let loud: Awaited<ReturnType<typeof createBrand>>

/** Two public brands, one of fashion; five public emails, and two that are hidden. */
beforeEach(async () => {
  fashion = await createCategory({ name: 'Fashion', slug: 'fashion', type: 'vertical' })
  const brands = await createCategory({ name: 'Books', slug: 'books', type: 'vertical' })
  const welcome = await createCategory({ name: 'Welcome', slug: 'welcome' })
  const discount = await createCategory({ name: 'Discount', slug: 'discount' })
  const christmas = await createCategory({ name: 'Christmas', slug: 'christmas', type: 'occasion' })
  loud = await createBrand({ name: 'Loud', slug: 'loud', categories: [fashion] })
  const slow = await createBrand({ name: 'Slow', slug: 'slow', categories: [brands] })
  const gone = await createBrand({ slug: 'gone', status: 'archived', categories: [fashion] })

  await createEmail({
    slug: 'l1',
    brand: loud,
    categories: [discount, fashion],
    createdAt: day(1),
    sentAt: sent(2025),
  })
  await createEmail({
    slug: 'l2',
    brand: loud,
    categories: [discount, welcome],
    createdAt: day(2),
    sentAt: sent(2026),
  })
  await createEmail({
    slug: 'l3',
    brand: loud,
    categories: [christmas],
    createdAt: day(3),
    sentAt: sent(2026),
  })
  await createEmail({
    slug: 's1',
    brand: slow,
    categories: [welcome, fashion],
    createdAt: day(4),
    sentAt: sent(2026),
  })
  await createEmail({ slug: 's2', brand: slow, createdAt: day(5) })
  await createEmail({
    slug: 'g1',
    brand: gone,
    categories: [discount],
    createdAt: day(6),
    sentAt: sent(2026),
  })
  await createEmail({ slug: 'd1', brand: loud, categories: [discount], status: 'draft', createdAt: day(7) })
})

function day(number: number): Date {
  return new Date(Date.UTC(2026, 10, number))
}

function sent(year: number): Date {
  return new Date(Date.UTC(year, 0, 1))
}

async function list(query: Query, sort: 'newest' | 'oldest' = 'newest'): Promise<string[]> {
  const { conditions } = await findFilters(query)
  const { emails } = await listPage(conditions, { limit: 60, after: null, sort })
  return emails.map(({ slug }) => slug)
}

async function choices(query: Query) {
  const { conditions } = await findFilters(query)
  const { total, choices } = await countChoices(conditions)
  // Their attributes are counted in a file of their own.
  const told = MAIN_FILTERS.map((name) => [
    name,
    choices[name].map(({ value, count }) => `${value} ${count}`),
  ])
  return { total, ...Object.fromEntries(told) }
}

test.each<[Query, string[]]>([
  [{}, ['s2', 's1', 'l3', 'l2', 'l1']],
  [{ brand: 'loud' }, ['l3', 'l2', 'l1']],
  [{ type: 'discount' }, ['l2', 'l1']],
  [{ occasion: 'christmas' }, ['l3']],
  [{ year: 2026 }, ['s1', 'l3', 'l2']],
  // By the brand's industry or its own; each once.
  [{ industry: 'fashion' }, ['s1', 'l3', 'l2', 'l1']],
  [{ industry: 'fashion', type: 'welcome' }, ['s1', 'l2']],
  [{ brand: 'loud', industry: 'fashion', type: 'discount', year: 2026 }, ['l2']],
  [{ brand: 'slow', occasion: 'christmas' }, []],
  // Unknown values, and values of another type, are ignored.
  [{ industry: 'welcome', type: 'nonsense' }, ['s2', 's1', 'l3', 'l2', 'l1']],
  // A brand is also found by the start of its slug and by a part of its name.
  [{ brand: ' LOU' }, ['l3', 'l2', 'l1']],
  [{ brand: 'low' }, ['s2', 's1']],
  [{ brand: 'unknown' }, []],
  [{ brand: 'gone' }, []],
  // Several options of a filter: emails that match one of them, each once.
  [{ brand: ['loud', 'slow'] }, ['s2', 's1', 'l3', 'l2', 'l1']],
  [{ type: ['welcome', 'discount'] }, ['s1', 'l2', 'l1']],
  [{ type: ['welcome', 'discount'], brand: 'loud' }, ['l2', 'l1']],
  [{ industry: ['books', 'fashion'], type: ['welcome', 'discount'], year: 2026 }, ['s1', 'l2']],
  [{ brand: ['slow', 'unknown'] }, ['s2', 's1']],
  [{ type: ['discount', 'nonsense'] }, ['l2', 'l1']],
])('%j matches %j', async (query, slugs) => {
  expect(await list(query)).toEqual(slugs)
  expect(await list(query, 'oldest')).toEqual(slugs.toReversed())
})

test('finds a brand by its id; an unknown one stays active, so that it can be removed', async () => {
  expect(await list({ brand: loud.id })).toEqual(['l3', 'l2', 'l1'])
  const { chosen, conditions } = await findFilters({ brand: 'unknown' })
  expect(chosen).toEqual({ brand: [{ value: 'unknown', name: 'unknown' }] })
  expect(await countChoices(conditions)).toMatchObject({ total: 0, without: { brand: 5 } })
})

test('counts every option as the list it leads to', async () => {
  expect(await choices({})).toEqual({
    total: 5,
    brand: ['loud 3', 'slow 2'],
    industry: ['books 2', 'fashion 4'],
    type: ['discount 2', 'welcome 2'],
    occasion: ['christmas 1'],
    year: ['2026 3', '2025 1'],
  })
  expect(await choices({ industry: 'fashion', type: 'welcome' })).toEqual({
    total: 2,
    brand: ['loud 1', 'slow 1'],
    industry: ['books 1', 'fashion 2'],
    type: ['discount 2', 'welcome 2'],
    occasion: [],
    year: ['2026 2'],
  })
})

test('counts several options as their list, and every further option on its own', async () => {
  expect(await choices({ type: ['discount', 'welcome'] })).toEqual({
    total: 3,
    brand: ['loud 2', 'slow 1'],
    industry: ['books 1', 'fashion 3'],
    type: ['discount 2', 'welcome 2'],
    occasion: [],
    year: ['2026 2', '2025 1'],
  })
  const { chosen, conditions } = await findFilters({ brand: ['slow', 'loud', 'SLOW'] })
  expect(chosen.brand).toEqual([
    { value: 'loud', name: 'Loud' },
    { value: 'slow', name: 'Slow' },
  ])
  expect((await countChoices(conditions)).total).toBe(5)
  expect((await findBrandChoices(conditions, 'lou')).map(({ count }) => count)).toEqual([3])
})

test('agrees with the lists for every pair of filters', async () => {
  const all: Query[] = []
  for (const brand of [null, 'loud', 'slow'])
    for (const industry of [null, 'fashion'])
      for (const type of [null, 'welcome', 'discount', ['discount', 'welcome']])
        for (const year of [null, 2026]) all.push({ brand, industry, type, year, occasion: null })
  for (const query of all)
    expect((await choices(query)).total, JSON.stringify(query)).toBe((await list(query)).length)
})

test('counts an industry in the menu as on its page', async () => {
  const menu = await listMenuCategories('2026-11-22')
  expect(await list({ industry: 'fashion' })).toEqual(['s1', 'l3', 'l2', 'l1'])
  expect(menu.find(({ slug }) => slug === 'fashion')?.count).toBe(4)
})

test('shows the result of removing each filter when nothing matches', async () => {
  const { conditions } = await findFilters({ brand: 'slow', occasion: 'christmas', year: 2026 })
  expect((await countChoices(conditions)).without).toEqual({ brand: 1, occasion: 1, year: 0 })
})

test.each(['newest', 'oldest'] as const)('pages through a filtered list, %s first', async (sort) => {
  const { conditions } = await findFilters({ industry: 'fashion' })
  const walked: string[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof listPage>> = await listPage(conditions, {
      limit: 2,
      after,
      sort,
    })
    walked.push(...page.emails.map(({ slug }) => slug))
    after = page.next
  } while (after)
  const newest = ['s1', 'l3', 'l2', 'l1']
  expect(walked).toEqual(sort === 'newest' ? newest : newest.toReversed())
})

test('shows the first page for an unknown cursor', async () => {
  const after = '7d8f6a0e-0000-4000-8000-000000000000'
  const { emails } = await listPage({}, { limit: 2, after, sort: 'newest' })
  expect(emails.map(({ slug }) => slug)).toEqual(['s2', 's1'])
})

test('shows the newest emails with an image in the guide', async () => {
  const type = await createCategory({ slug: 'ebook' })
  const preview = {
    width: 640,
    height: 900,
    dominantColor: '#ffffff',
    files: [{ width: 226, height: 318, webp: 'media/a.webp', avif: null }],
  }
  for (let i = 1; i <= 6; i++)
    await createEmail({ slug: `e${i}`, brand: loud, categories: [type], preview, createdAt: day(i) })
  await createEmail({ slug: 'bare', brand: loud, categories: [type], createdAt: day(9) })
  const thumbnails = await newestThumbnails(['ebook', 'welcome'], 5)
  expect(Object.keys(thumbnails)).toEqual(['ebook'])
  expect(thumbnails['ebook']!.map(({ slug }) => slug)).toEqual(['e6', 'e5', 'e4', 'e3', 'e2'])
  expect(thumbnails['ebook']![0]).toMatchObject({
    brandSlug: 'loud',
    brandName: 'Loud',
    picture: { width: 640 },
  })
})

test('finds further brands by name, with the same counts as their lists', async () => {
  expect((await countChoices({})).hasMoreBrands).toBe(false)
  for (let number = 0; number < BRANDS_OFFERED; number++) {
    const brand = await createBrand({ name: `Many ${number}`, slug: `many-${number}` })
    await createEmail({ brand, categories: [fashion], createdAt: day(1), sentAt: sent(2024) })
  }
  const { choices: offered, hasMoreBrands } = await countChoices({})
  expect([offered.brand.length, hasMoreBrands]).toEqual([BRANDS_OFFERED, true])
  // The most frequent ones are included.
  expect(offered.brand.map(({ value }) => value)).toEqual(expect.arrayContaining(['loud', 'slow']))
  const found = async (query: Query, typed: string) => {
    const { conditions } = await findFilters(query)
    return (await findBrandChoices(conditions, typed)).map(({ value, count }) => `${value} ${count}`)
  }
  expect(await found({}, 'LOU')).toEqual(['loud 3'])
  expect(await found({ brand: 'slow' }, 'lou')).toEqual(['loud 3'])
  expect(await found({ industry: 'fashion' }, 'o')).toEqual(['loud 3', 'slow 1'])
  expect(await found({ industry: 'fashion', type: 'welcome' }, '')).toEqual(['loud 1', 'slow 1'])
  expect(await found({ industry: 'fashion', year: 2024 }, 'many 7')).toHaveLength(11)
  expect(await found({}, 'gone')).toEqual([])
})
