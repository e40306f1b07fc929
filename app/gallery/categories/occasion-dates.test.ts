import { expect, test } from 'vitest'
import type { DateRule } from '#app/platform/db/json-columns.ts'
import { nextDate } from './occasion-dates.ts'
import { holidays } from './taxonomy.ts'

function ruleOf(slug: string): DateRule {
  const rule = holidays.find((holiday) => holiday.slug === slug)?.dateRule
  if (!rule) throw new Error(`No rule for ${slug}`)
  return rule
}

/** All dates of a rule from 2024 to 2030. */
function datesThrough2030(rule: DateRule): string[] {
  const dates: string[] = []
  for (let day = nextDate(rule, '2024-01-01'); day && day < '2031'; day = nextDate(rule, after(day))) {
    dates.push(day)
  }
  return dates
}

function after(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

/** 2024 to 2030, month and day; years with two or none are arrays. */
test.each([
  ['new-year', '01-01 01-01 01-01 01-01 01-01 01-01 01-01'],
  ['martin-luther-king-day', '01-15 01-20 01-19 01-18 01-17 01-15 01-21'],
  ['lunar-new-year', '02-10 01-29 02-17 02-06 01-26 02-13 02-03'],
  ['super-bowl', '02-11 02-09 02-08 02-14 02-13 02-11 02-10'],
  ['presidents-day', '02-19 02-17 02-16 02-15 02-21 02-19 02-18'],
  ['carnival', '02-13 03-04 02-17 02-09 02-29 02-13 03-05'],
  ['holi', '03-25 03-14 03-04 03-22 03-11 03-01 03-20'],
  ['nowruz', '03-20 03-21 03-21 03-21 03-20 03-20 03-21'],
  ['eid-al-fitr', '04-10 03-30 03-20 03-09 02-26 02-14 02-04'],
  ['passover', '04-23 04-13 04-02 04-22 04-11 03-31 04-18'],
  ['easter', '03-31 04-20 04-05 03-28 04-16 04-01 04-21'],
  ['mothers-day', '05-12 05-11 05-10 05-09 05-14 05-13 05-12'],
  ['eid-al-adha', '06-16 06-06 05-27 05-16 05-05 04-24 04-13'],
  ['memorial-day', '05-27 05-26 05-25 05-31 05-29 05-28 05-27'],
  ['fathers-day', '06-16 06-15 06-21 06-20 06-18 06-17 06-16'],
  ['labor-day', '09-02 09-01 09-07 09-06 09-04 09-03 09-02'],
  ['rosh-hashanah', '10-03 09-23 09-12 10-02 09-21 09-10 09-28'],
  ['mid-autumn-festival', '09-17 10-06 09-25 09-15 10-03 09-22 09-12'],
  ['diwali', '10-31 10-20 11-08 10-29 10-17 11-05 10-26'],
  ['thanksgiving', '11-28 11-27 11-26 11-25 11-23 11-22 11-28'],
  ['black-friday', '11-29 11-28 11-27 11-26 11-24 11-23 11-29'],
  ['small-business-saturday', '11-30 11-29 11-28 11-27 11-25 11-24 11-30'],
  ['cyber-monday', '12-02 12-01 11-30 11-29 11-27 11-26 12-02'],
  ['giving-tuesday', '12-03 12-02 12-01 11-30 11-28 11-27 12-03'],
  ['advent', '12-01 11-30 11-29 11-28 12-03 12-02 12-01'],
  ['hanukkah', '12-26 12-15 12-05 12-25 12-13 12-02 12-21'],
  ['christmas', '12-25 12-25 12-25 12-25 12-25 12-25 12-25'],
])('%s has the right dates', (slug, days) => {
  const expected = days.split(' ').map((day, index) => `${2024 + index}-${day}`)
  expect(datesThrough2030(ruleOf(slug))).toEqual(expected)
})

test.each([
  ['valentines-day', '2026-01-31', '2026-02-14'],
  ['saint-patricks-day', '2026-03-18', '2027-03-17'],
  ['pride', '2026-05-31', '2026-06-01'],
  ['dry-january', '2026-01-02', '2027-01-01'],
  ['independence-day', '2026-07-04', '2026-07-04'],
  ['independence-day', '2026-07-05', '2027-07-04'],
  ['halloween', '2026-11-01', '2027-10-31'],
  ['singles-day', '2026-11-11', '2026-11-11'],
  ['new-year', '2026-12-31', '2027-01-01'],
])('the next %s on or after %s is %s', (slug, from, date) => {
  expect(nextDate(ruleOf(slug), from)).toBe(date)
})

test('finds the next leap day, also across a century without one', () => {
  expect(datesThrough2030(ruleOf('leap-day'))).toEqual(['2024-02-29', '2028-02-29'])
  expect(nextDate(ruleOf('leap-day'), '2028-02-29')).toBe('2028-02-29')
  expect(nextDate(ruleOf('leap-day'), '2096-03-01')).toBe('2104-02-29')
})

test('finds Ramadan twice in 2030', () => {
  const begins = '2024-03-11 2025-03-01 2026-02-18 2027-02-08 2028-01-28 2029-01-16 2030-01-05 2030-12-26'
  expect(datesThrough2030(ruleOf('ramadan'))).toEqual(begins.split(' '))
})

test('covers the earliest and the latest Easter', () => {
  expect(nextDate({ kind: 'easter', offset: 0 }, '2285-01-01')).toBe('2285-03-22')
  expect(nextDate({ kind: 'easter', offset: 0 }, '2038-01-01')).toBe('2038-04-25')
  expect(nextDate({ kind: 'easter', offset: 0 }, '1981-01-01')).toBe('1981-04-19')
  expect(nextDate({ kind: 'easter', offset: 0 }, '1954-01-01')).toBe('1954-04-18')
})

test('moves days across New Year, both ways', () => {
  const lastSundayAndAWeek: DateRule = { kind: 'weekday', month: 12, weekday: 0, nth: -1, plus: 7 }
  expect(nextDate(lastSundayAndAWeek, '2027-01-01')).toBe('2027-01-03')
  const firstMondayLessAWeek: DateRule = { kind: 'weekday', month: 1, weekday: 1, nth: 1, plus: -7 }
  expect(nextDate(firstMondayLessAWeek, '2026-12-01')).toBe('2026-12-28')
})

test('finds a fifth weekday only in months that have one', () => {
  expect(nextDate({ kind: 'weekday', month: 2, weekday: 4, nth: 5 }, '2025-01-01')).toBeNull()
  expect(nextDate({ kind: 'weekday', month: 2, weekday: 2, nth: 5 }, '2025-01-01')).toBe('2028-02-29')
})

test('returns no date where none is known', () => {
  expect(nextDate({ kind: 'table', dates: { 2026: '2026-11-08' } }, '2026-11-09')).toBeNull()
  expect(nextDate({ kind: 'fixed', month: 2, day: 30 }, '2026-01-01')).toBeNull()
  const unknown: DateRule = { kind: 'calendar', calendar: 'martian', month: '1', day: 1 }
  expect(nextDate(unknown, '2026-01-01')).toBeNull()
})

test('files the dates of a table under their own year', () => {
  const tables = holidays.flatMap(({ dateRule }) => (dateRule?.kind === 'table' ? [dateRule.dates] : []))
  expect(tables).toHaveLength(4)
  const misplaced = tables.flatMap(Object.entries).filter(([year, day]) => !day.startsWith(`${year}-`))
  expect(misplaced).toEqual([])
})
