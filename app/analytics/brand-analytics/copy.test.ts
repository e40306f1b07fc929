import { expect, test } from 'vitest'
import { analyticsCopy as words } from './copy.ts'

test('says “most” only from five emails up', () => {
  expect(words.months.summary(6, '2026-05', 4)).toBe('6 emails in two years.')
  expect(words.months.summary(9, '2026-05', 5)).toBe('9 emails in two years, the most in May 2026 (5).')
  expect(words.hours.summary('Monday', 9, 4, 30)).toBe('30 emails.')
  expect(words.hours.summary('Monday', 9, 7, 30)).toBe(
    '30 emails, most often on Monday between 09:00 and 10:00 (7).',
  )
  expect(words.calendar.summary(8, 7, 'Friday', 4)).toBe('8 emails on 7 days.')
})
