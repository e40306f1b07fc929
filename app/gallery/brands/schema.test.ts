import { expect, test } from 'vitest'
import { newBrandInput } from './schema.ts'

test.each([
  ['  Fernhill \r\n\t & Co. ', 'Fernhill & Co.'],
  ['Fern\u0000hill', 'Fern hill'],
])('a name is one line: %j', (typed, name) => {
  expect(newBrandInput.parse({ name: typed })).toEqual({ name })
})

test('a name of spaces and line breaks is none', () => {
  expect(newBrandInput.safeParse({ name: ' \r\n\u0007 ' }).success).toBe(false)
})
