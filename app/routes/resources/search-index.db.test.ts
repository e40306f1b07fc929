import { expect, test } from 'vitest'
import { BRANDS_INDEXED } from '#app/layout/search/search-brands.server.ts'
import type { SearchEntry, SearchIndex } from '#app/layout/search/search-entries.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createBrandsWithEmails, createCategory, createEmail } from '#test/factories.ts'
import { loader } from './search-index.ts'

useTestDatabase()

test('the search index names a new email’s type and brand with the next request', async () => {
  const welcome = await createCategory({ slug: 'welcome', name: 'Welcome' })
  const brand = await createBrand({ slug: 'fernhill', name: 'Fernhill' })
  await createEmail({ brand, categories: [welcome] })
  const before = await fetchIndex()
  expect(before.index).toMatchObject({ emailTypes: [{ count: 1 }], brands: [{ count: 1 }] })

  await createEmail({ brand, categories: [welcome] })
  const after = await fetchIndex(before.tag)
  expect(after.status).toBe(200)
  expect(after.index).toMatchObject({ emailTypes: [{ count: 2 }], brands: [{ count: 2 }] })
  expect((await fetchIndex(after.tag)).status).toBe(304)
})

test('the index holds the brands with the most emails; the others are found by name', async () => {
  await createBrandsWithEmails(BRANDS_INDEXED)
  const brand = await createBrand({ name: 'Zephyr & Daughters', slug: 'zephyr' })
  await createEmail({ brand })

  const index = (await fetchIndex()).index as SearchIndex
  expect(index.brands).toHaveLength(BRANDS_INDEXED)
  expect(index.hasMoreBrands).toBe(true)
  expect(index.brands.map(({ slug }) => slug)).not.toContain('zephyr')

  const found = (await fetchIndex(undefined, '?brand=DAUGHTERS')).index
  expect(found).toMatchObject([{ slug: 'zephyr', count: 1, brand: { name: 'Zephyr & Daughters' } }])
  const many = (await fetchIndex(undefined, '?brand=brand')).index as SearchEntry[]
  expect(many.length).toBeLessThan(BRANDS_INDEXED)
})

/** As a browser does that asks each time whether what it has is still so. */
async function fetchIndex(tag?: string, search = '') {
  const url = new URL(`http://localhost/search-index${search}`)
  const request = new Request(url, {
    headers: tag ? { 'If-None-Match': tag } : {},
  })
  const response = await loader({ request, url } as Parameters<typeof loader>[0])
  expect(response.headers.get('Cache-Control')).toBe('public, no-cache')
  const index: unknown = response.status === 200 ? await response.json() : null
  return { status: response.status, tag: response.headers.get('ETag')!, index }
}
