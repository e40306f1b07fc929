import { expect, test } from 'vitest'
import { formatNumber, fullDate, longDate, longMonth, shortDate } from './format.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
  [-12345, '-12,345'],
])('%d is written %s', (number, written) => {
  expect(formatNumber(number)).toBe(written)
  expect(number.toLocaleString('en-GB')).toBe(written)
})

test('days are written as Intl writes them', () => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  const short = format({ day: 'numeric', month: 'short' })
  const shortWithYear = format({ day: 'numeric', month: 'short', year: 'numeric' })
  const long = format({ dateStyle: 'long' })
  const month = format({ month: 'long', year: 'numeric' })
  const weekday = format({ weekday: 'long' })
  for (let at = Date.UTC(2026, 0, 1, 23); at < Date.UTC(2027, 0, 1); at += 86_400_000) {
    const day = new Date(at)
    expect(shortDate(day)).toBe(short.format(day))
    expect(shortDate(day, { withYear: true })).toBe(shortWithYear.format(day))
    expect(longDate(day.toISOString().slice(0, 10))).toBe(long.format(day))
    expect(longMonth(day.toISOString().slice(0, 7))).toBe(month.format(day))
    expect(fullDate(day)).toBe(`${weekday.format(day)} ${long.format(day)}`)
  }
})
