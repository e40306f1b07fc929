import { expect, test } from 'vitest'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory } from '#test/factories.ts'
import { getBrand } from './queries.server.ts'

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
