import { expect, it } from 'vitest'
import { positionBetween } from './item-order.server.ts'

it.each([
  [null, null, 0],
  [null, 10, 10 - 1024],
  [10, null, 10 + 1024],
  [0, 10, 5],
  [-3, 1, -1],
  [4, 5, null],
  [4, 4, null],
])('between %s and %s lies %s', (before, after, position) => {
  expect(positionBetween(before, after)).toBe(position)
})
