/** Months, weeks and days as in the names of buckets: `2026-11`, `2026-11-23`. */
import { addDays, daysUntil, type PlainDay } from '#app/platform/lib/plain-day.ts'
import { longDate, longMonth, shortDate, shortMonth } from '#app/platform/lib/format.ts'

/** `YYYY-MM`. Months compare as strings. */
export type PlainMonth = string

export function monthOf(day: PlainDay): PlainMonth {
  return day.slice(0, 7)
}

export function addMonths(month: PlainMonth, months: number): PlainMonth {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** So many months, the oldest first, ending with `last`. */
export function monthsUntil(last: PlainMonth, count: number): PlainMonth[] {
  return Array.from({ length: count }, (_, at) => addMonths(last, at - count + 1))
}

/** 0 is Monday. */
export function weekdayOf(day: PlainDay): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

/** The whole weeks, Monday to Sunday, that end with the week of `last`. */
export function weeksUntil(last: PlainDay, count: number): PlainDay[][] {
  const monday = addDays(last, -weekdayOf(last) - (count - 1) * 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => addDays(monday, week * 7 + at)),
  )
}

/** The longest time between consecutive days, in days; null with fewer than two. The days are in order. */
export function longestGap(days: PlainDay[]): number | null {
  return days.slice(1).reduce<number | null>((longest, until, at) => {
    return Math.max(longest ?? 0, daysUntil(days[at]!, until))
  }, null)
}

export { longDate, longMonth, shortMonth }

/** '25 Nov 2026' */
export function shortDay(day: PlainDay): string {
  return shortDate(day, { withYear: true })
}

export function monthYear(month: PlainMonth): string {
  return `${shortMonth(month)} ${month.slice(0, 4)}`
}

/** Below the axis: every third month, with the year in January. */
export function monthTick(month: PlainMonth): string | undefined {
  const number = Number(month.slice(5))
  if (number === 1) return month.slice(0, 4)
  return number % 3 === 1 ? shortMonth(month) : undefined
}
