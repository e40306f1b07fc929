import { expect, test } from 'vitest'
import { longestSilence } from './silence.ts'

test('the longest silence lies between two days that follow each other', () => {
  const days = ['2026-01-01', '2026-01-08', '2026-02-01', '2026-02-02', '2026-02-25']
  expect(longestSilence(days)).toBe(24)
  expect(longestSilence(days.slice(0, 2))).toBe(7)
  expect(longestSilence(['2026-01-01'])).toBeNull()
  expect(longestSilence([])).toBeNull()
})
