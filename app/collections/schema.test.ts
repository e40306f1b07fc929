import { describe, expect, it } from 'vitest'
import { newCollection } from './schema.ts'
import { slugify } from '#app/platform/lib/slugify.ts'

it.each([
  ['Welcome emails', 'welcome-emails'],
  ['  Sale: 50% off!  ', 'sale-50-off'],
  ['a -- b', 'a-b'],
  ['更多', ''],
])('the slug of %j is %j', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

describe('a new collection', () => {
  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'Name cannot exceed 100 characters'],
    [{ name: 'x', description: 'y'.repeat(501) }, 'Description cannot exceed 500 characters'],
    [{ name: 'Brands' }, 'This name is reserved'],
    [{ name: ' brands! ' }, 'This name is reserved'],
  ])('refuses %j: %s', (input, message) => {
    expect(newCollection.safeParse(input).error?.issues[0]?.message).toBe(message)
  })

  it('is normalized', () => {
    expect(newCollection.parse({ name: ' Mine\0 ', description: '  ', type: 'other' })).toEqual({
      name: 'Mine',
      description: null,
      type: 'emails',
    })
  })
})
