import { expect, test } from 'vitest'
import { packRows, unpackRows } from './packed-text.ts'

test.each([
  [[]],
  [[['a', 'b'], ['c']]],
  [
    [
      ['50% | off; ^ ~\n “ö”', '%7c'],
      ['', ''],
    ],
  ],
])('%j is read as it was packed', (rows) => {
  expect(unpackRows(packRows(rows))).toEqual(rows)
})
