import { expect, it } from 'vitest'
import { moveByKey } from './menu-keys.ts'

// Three columns: two rows, three rows, one row.
const places = [
  { left: 0, top: 0 },
  { left: 0, top: 32 },
  { left: 200, top: 0 },
  { left: 200, top: 32 },
  { left: 200, top: 64 },
  { left: 400, top: 0 },
]

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 5, 5],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 'trigger'],
  ['ArrowRight', 1, 3],
  ['ArrowRight', 4, 5],
  ['ArrowRight', 5, 5],
  ['ArrowLeft', 4, 1],
  ['ArrowLeft', 5, 2],
  ['ArrowLeft', 0, 0],
  ['Home', 4, 0],
  ['End', 0, 5],
])('%s from row %i moves to %s', (key, from, to) => {
  expect(moveByKey(key, places, from)).toBe(to)
})
