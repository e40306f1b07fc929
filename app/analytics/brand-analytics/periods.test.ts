import { expect, test } from 'vitest'
import { addMonths, longestGap, monthsUntil, monthTick, weekdayOf, weeksUntil } from './periods.ts'

test('months go over the turn of the year', () => {
  expect(monthsUntil('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(addMonths('2026-11', 2)).toBe('2027-01')
  expect(addMonths('2026-01', -25)).toBe('2023-12')
  expect(monthsUntil('2026-04', 4).map(monthTick)).toEqual(['2026', undefined, undefined, 'Apr'])
})

test('weeks begin on Mondays and hold their last day', () => {
  // A Monday.
  expect(weekdayOf('2026-11-23')).toBe(0)
  const weeks = weeksUntil('2026-11-25', 53)
  expect(weeks).toHaveLength(53)
  expect(weeks.at(-1)).toEqual([23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`))
  expect(weeks[0]![0]).toBe('2025-11-24')
})

test('the longest gap lies between two days that follow each other', () => {
  const days = ['2026-01-01', '2026-01-08', '2026-02-01', '2026-02-02', '2026-02-25']
  expect(longestGap(days)).toBe(24)
  expect(longestGap(days.slice(0, 2))).toBe(7)
  expect(longestGap(['2026-01-01'])).toBeNull()
  expect(longestGap([])).toBeNull()
})
