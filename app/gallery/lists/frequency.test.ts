import { expect, test } from 'vitest'
import { howOften, seenBetween } from './frequency.ts'

test.each([
  [2, '2026-01-01', '2026-11-01', null],
  [9, '2026-11-01', '2026-11-08', null],
  [61, '2026-10-01', '2026-10-31', 'About 2 a day'],
  [31, '2026-10-01', '2026-10-31', 'About one a day'],
  [13, '2026-10-01', '2026-10-31', 'About 3 times a week'],
  [9, '2026-10-01', '2026-10-31', 'About twice a week'],
  [7, '2026-10-01', '2026-10-31', 'About every five days'],
  [5, '2026-10-01', '2026-10-29', 'About once a week'],
  [3, '2026-10-01', '2026-10-29', 'About twice a month'],
  [12, '2025-11-01', '2026-10-15', 'About once a month'],
  [5, '2025-11-01', '2026-10-31', 'About 4 times a year'],
  [3, '2024-11-01', '2026-10-31', 'About once a year'],
])('%i emails from %s to %s: %s', (dated, first, last, text) => {
  expect(howOften({ dated, first, last })).toBe(text)
})

test('states the first and last date', () => {
  expect(seenBetween({ dated: 4, first: '2025-03-03', last: '2026-11-19' })).toBe(
    'First seen 3 March 2025, last 19 November 2026',
  )
  expect(seenBetween({ dated: 1, first: '2026-11-19', last: '2026-11-19' })).toBe(
    'Seen once, on 19 November 2026',
  )
})
