import { expect, test } from 'vitest'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { BRANDS_ON_ONE_PAGE, LETTER_PAGE_LIMIT } from './limits.ts'
import {
  findLetterPage,
  getBrand,
  listBrands,
  listBrandsOfPage,
  listIndustriesOfBrands,
} from './queries.server.ts'
import { db } from '#app/platform/db/client.server.ts'
import { brands } from '#app/platform/db/schema.ts'

useTestDatabase()

test.each([['loud-supply'], ['  Loud-Supply '], ['LOUD-SUPPLY']])('finds a brand by %j', async (slug) => {
  await createBrand({ name: 'Loud Supply', slug: ' Loud-Supply ' })
  expect(await getBrand(slug)).toMatchObject({ name: 'Loud Supply', slug: 'Loud-Supply' })
})

test('finds a brand by its id only', async () => {
  const brand = await createBrand()
  expect((await getBrand(brand.id))?.slug).toBe(brand.slug)
  expect(await getBrand('7d8f6a0e-0000-4000-8000-000000000000')).toBeNull()
  expect(await getBrand('loud')).toBeNull()
})

test('returns the status of a brand that is not public, and its categories in order', async () => {
  const fashion = await createCategory({ name: 'Fashion', slug: 'fashion', type: 'vertical' })
  const retail = await createCategory({ name: 'Retail', slug: 'retail', type: 'vertical' })
  await createBrand({ slug: 'quiet', status: 'archived', categories: [retail, fashion] })
  expect(await getBrand('quiet')).toMatchObject({
    status: 'archived',
    categories: [
      { name: 'Retail', slug: 'retail' },
      { name: 'Fashion', slug: 'fashion' },
    ],
  })
})

test('lists public brands by name with their badge, all or of one industry', async () => {
  const fashion = await createCategory({ name: 'Fashion', slug: 'fashion', type: 'vertical' })
  const retail = await createCategory({ name: 'Retail', slug: 'retail', type: 'vertical' })
  const bookBrands = await createCategory({ name: 'Books', slug: 'books', type: 'vertical' })
  await createBrand({ name: 'tide', slug: ' tide ', categories: [retail, fashion] })
  await createBrand({ name: 'Loud', slug: 'loud', categories: [fashion], description: 'Caps.' })
  await createBrand({ name: 'Bare', slug: 'bare' })
  await createBrand({ name: 'Gone', status: 'archived', categories: [bookBrands] })

  const brands = await listBrands()
  expect(brands.map(({ slug, category }) => [slug, category])).toEqual([
    ['bare', null],
    ['loud', 'Fashion'],
    ['tide', 'Retail'],
  ])
  expect(brands[1]).toMatchObject({ name: 'Loud', description: 'Caps.' })
  expect((await listBrands('fashion')).map(({ slug }) => slug)).toEqual(['loud', 'tide'])
  expect(await listBrands('books')).toEqual([])
  expect((await listIndustriesOfBrands()).toSorted()).toEqual(['fashion', 'retail'])
})

test('counts the public emails of a brand', async () => {
  const loud = await createBrand({ name: 'Loud', slug: 'loud' })
  await createBrand({ name: 'Airy', slug: 'airy' })
  await createEmail({ brand: loud })
  await createEmail({ brand: loud })
  await createEmail({ brand: loud, status: 'draft' })
  expect((await listBrands()).map(({ slug, count }) => [slug, count])).toEqual([
    ['airy', 0],
    ['loud', 2],
  ])
})

test('splits too many brands into pages by letter', async () => {
  const vertical = await createCategory({ slug: 'gifts', type: 'vertical' })
  await createBrand({ name: 'Éclair', slug: 'eclair', categories: [vertical] })
  expect(await findLetterPage(null, { letter: '', page: 1 })).toBeNull()

  const names = Array.from({ length: BRANDS_ON_ONE_PAGE }, (_, number) =>
    number < LETTER_PAGE_LIMIT + 3 ? `Elm ${1000 + number}` : `${1000 + number} lamps`,
  )
  await db()
    .insert(brands)
    .values(names.map((name, number) => ({ name, slug: `brand-${number}`, status: 'active' as const })))
  const seen: string[] = []
  for (const [letter, pages] of [
    ['E', 2],
    ['#', 8],
  ] as const) {
    for (let page = 1; page <= pages; page++) {
      const found = (await findLetterPage(null, { letter, page }))!
      expect(found).toMatchObject({ letters: ['E', '#'], letter, page, pages })
      const list = await listBrandsOfPage(found)
      expect(list.length).toBeLessThanOrEqual(LETTER_PAGE_LIMIT)
      seen.push(...list.map(({ name }) => name))
    }
  }
  expect(seen.toSorted()).toEqual([...names, 'Éclair'].toSorted())
  // Unknown letters and pages fall back to existing ones.
  expect(await findLetterPage(null, { letter: 'Q', page: 99 })).toMatchObject({ letter: 'E', page: 2 })
  // A few of an industry fit on one page.
  expect(await findLetterPage('gifts', { letter: '', page: 1 })).toBeNull()
})
