import { expect, test } from 'vitest'
import { leadTimeTo, datesAround, latestLeadTime } from './lead-time.ts'

const blackFriday = { kind: 'weekday', month: 11, weekday: 4, nth: 4, plus: 1 } as const

const counts = new Map([
  // 83 days before, and a day too early.
  ['2026-09-05', 1],
  ['2026-09-04', 9],
  ['2026-11-20', 3],
  ['2026-11-27', 4],
  ['2026-12-03', 2],
  ['2026-12-04', 9],
  ['2025-11-14', 6],
])

test('counts the weeks before a date, and what comes after it', () => {
  const leadTime = leadTimeTo('2026-11-27', counts)
  expect(leadTime).toEqual({
    date: '2026-11-27',
    total: 10,
    first: { day: '2026-09-05', before: 83 },
    medianDays: 0,
    weeks: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4],
    after: 2,
  })
})

test('compares the latest date that has emails with the one before it', () => {
  const dates = datesAround(blackFriday, '2026-11-23')
  expect(dates).toEqual(['2024-11-29', '2025-11-28', '2026-11-27'])
  const found = latestLeadTime(dates, counts)
  expect(found!.latest.date).toBe('2026-11-27')
  expect(found!.earlier).toMatchObject({ date: '2025-11-28', total: 6, first: { before: 14 } })
  expect(latestLeadTime(dates, new Map([['2026-11-20', 3]]))).toBeNull()
})
