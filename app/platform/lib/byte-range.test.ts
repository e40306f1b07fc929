import { expect, test } from 'vitest'
import { parseRange } from './byte-range.ts'

test.each([
  [undefined, null],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-9', null],
  ['lines=0-9', null],
  ['bytes=-', null],
])('a file of 1000 bytes, %s', (header, wanted) => {
  expect(parseRange(header, 1000)).toEqual(wanted)
})
