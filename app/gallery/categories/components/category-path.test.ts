import { expect, test } from 'vitest'
import { categoryPath } from './category-path.ts'

test.each([
  ['email_type', '/email-type/discount'],
  ['occasion', '/seasonal/discount'],
  ['seasonal', '/seasonal/discount'],
  ['vertical', '/category/discount'],
  ['something-new', '/category/discount'],
])('a chip of type %s leads to %s', (type, path) => {
  expect(categoryPath({ type, slug: 'discount' })).toBe(path)
})
