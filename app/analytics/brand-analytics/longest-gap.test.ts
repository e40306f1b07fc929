import { expect, test } from 'vitest'
import { longestGap } from './longest-gap.ts'

test('the longest gap lies between two days that follow each other', () => {
  const days = ['2026-01-01', '2026-01-08', '2026-02-01', '2026-02-02', '2026-02-25']
  expect(longestGap(days)).toBe(24)
  expect(longestGap(days.slice(0, 2))).toBe(7)
  expect(longestGap(['2026-01-01'])).toBeNull()
  expect(longestGap([])).toBeNull()
})
