import { expect, test } from 'vitest'
import { bestExamplesTitle, unknownCategory } from './copy.ts'

test('a slug without a category still has a page', () => {
  const { name, description } = unknownCategory('pottery-classes')
  expect(bestExamplesTitle(name)).toBe('The Best Pottery Classes Email Examples')
  expect(description).toMatch(/^Emails about Pottery Classes, newest first\./)
})
