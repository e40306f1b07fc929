import { expect, test } from 'vitest'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { loader } from './search-index.ts'

useTestDatabase()

test('the search index names a new email’s type and brand with the next request', async () => {
  const welcome = await createCategory({ slug: 'welcome', name: 'Welcome' })
  const brand = await createBrand({ slug: 'fernhill', name: 'Fernhill' })
  await createEmail({ brand, categories: [welcome] })
  const before = await fetchIndex()
  expect(before.index).toMatchObject({ emailTypes: [{ count: 1 }], brands: [{ count: 1 }] })

  await createEmail({ brand, categories: [welcome] })
  // What an index that is slow to make may lag behind.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const after = await fetchIndex(before.tag)
  expect(after.status).toBe(200)
  expect(after.index).toMatchObject({ emailTypes: [{ count: 2 }], brands: [{ count: 2 }] })
  expect((await fetchIndex(after.tag)).status).toBe(304)
})

/** As a browser does that asks each time whether what it has is still so. */
async function fetchIndex(tag?: string) {
  const request = new Request('http://localhost/search-index', {
    headers: tag ? { 'If-None-Match': tag } : {},
  })
  const response = await loader({ request } as Parameters<typeof loader>[0])
  expect(response.headers.get('Cache-Control')).toBe('public, no-cache')
  const index: unknown = response.status === 200 ? await response.json() : null
  return { status: response.status, tag: response.headers.get('ETag')!, index }
}
