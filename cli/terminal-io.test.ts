import { expect, test } from 'vitest'
import { describeFrequency } from './terminal-io.ts'

test.each([
  [0, 500, 10, ''],
  [3, 497, 0.1, ''],
  [100, 400, 4, ' · 25 a second, 16 s left'],
  [12, 488, 10, ' · 1.2 a second, 7 min left'],
  [5, 995, 60, ' · 5.0 a minute, 3 h 19 min left'],
  [500, 0, 20, ' · 25 a second'],
])('%d done and %d left after %d seconds shows "%s"', (done, left, seconds, words) => {
  expect(describeFrequency(done, left, seconds)).toBe(words)
})
