import { expect, test } from 'vitest'
import { initials } from './profile-tile.tsx'

test.each([
  ['Dana Levi', 'DL'],
  ['dana', 'D'],
  ['  Dana   van der Berg ', 'DB'],
  ['éva Ördög', 'ÉÖ'],
  ['👩‍🚀 Star', '👩‍🚀S'],
  ['山田 太郎', '山太'],
  ['', '?'],
])('%j is %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
