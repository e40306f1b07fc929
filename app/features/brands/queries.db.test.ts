import { expect, test } from 'vitest'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory } from '#test/factories.ts'
import { getBrand, listBrands, listIndustriesOfBrands } from './queries.server.ts'

useTestDatabase()

test.each([['loud-supply'], ['  Loud-Supply '], ['LOUD-SUPPLY']])('finds a brand by %j', async (slug) => {
  await createBrand({ name: 'Loud Supply', slug: ' Loud-Supply ' })
  expect(await getBrand(slug)).toMatchObject({ name: 'Loud Supply', slug: 'Loud-Supply' })
})

test('finds a brand by its id, and nothing by another', async () => {
  const brand = await createBrand()
  expect((await getBrand(brand.id))?.slug).toBe(brand.slug)
  expect(await getBrand('7d8f6a0e-0000-4000-8000-000000000000')).toBeNull()
  expect(await getBrand('loud')).toBeNull()
})

test('tells the status of a brand that is not public, and its categories in their order', async () => {
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
  const books = await createCategory({ name: 'Books', slug: 'books', type: 'vertical' })
  await createBrand({ name: 'tide', slug: ' tide ', categories: [retail, fashion] })
  await createBrand({ name: 'Loud', slug: 'loud', categories: [fashion], description: 'Caps.' })
  await createBrand({ name: 'Bare', slug: 'bare' })
  await createBrand({ name: 'Gone', status: 'archived', categories: [books] })

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
