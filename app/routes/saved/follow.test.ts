import { expect, test } from 'vitest'
import { callRoute } from '#test/call-route.ts'
import { action } from './follow.ts'

test.each([
  ['fernhill', '/login?next=%2Fbrand%2Ffernhill'],
  ['', '/login?next=%2Fbrands'],
  // Not a page, and too long for a response header.
  ['á'.repeat(2_000), '/login?next=%2F'],
])('a signed-out follower returns to the brand’s page, if it exists: %.20s', async (brand, location) => {
  const brandId = crypto.randomUUID()
  const response = await callRoute(action, `/follow/${brandId}`, {
    params: { brandId },
    form: { brand },
  })
  expect(response).toMatchObject({
    status: 302,
    location,
    toast: { title: 'Please log in to follow brands' },
  })
})
