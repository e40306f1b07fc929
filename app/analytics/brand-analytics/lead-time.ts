/** How the emails of an occasion come in before its date. */
import { nextDates } from '#app/gallery/categories/occasion-dates.ts'
import type { DateRule } from '#app/platform/db/json-columns.ts'
import { ENOUGH } from './metrics.ts'
import { quantile } from './histogram.ts'
import { addDays, daysUntil, type PlainDay } from '#app/platform/lib/plain-day.ts'

/** Emails earlier than this before an occasion, or later than this after it, do not count for it. */
export const WEEKS_BEFORE = 12
export const DAYS_BEFORE = WEEKS_BEFORE * 7
export const DAYS_AFTER = 6

export type OccasionLeadTime = {
  date: PlainDay
  total: number
  first: { day: PlainDay; before: number } | null
  /** Half of the emails before the date were sent in this many last days. */
  medianDays: number
  /** From the earliest week to the one that ends with the date. */
  weeks: number[]
  after: number
}

/** The dates of an occasion around today, the oldest first: two years back and one ahead. */
export function datesAround(rule: DateRule, today: PlainDay): PlainDay[] {
  return nextDates(rule, addDays(today, -2 * 366 - DAYS_AFTER), 6).filter(
    (date) => date <= addDays(today, 366),
  )
}

export function leadTimeTo(date: PlainDay, counts: ReadonlyMap<PlainDay, number>): OccasionLeadTime {
  const days = [...counts]
    .map(([day, count]) => ({ day, count, before: daysUntil(day, date) }))
    .filter(({ before }) => before >= -DAYS_AFTER && before < DAYS_BEFORE)
    .toSorted((a, b) => b.before - a.before)
  const weeks = Array.from({ length: WEEKS_BEFORE }, () => 0)
  for (const { count, before } of days)
    if (before >= 0) weeks[WEEKS_BEFORE - 1 - Math.floor(before / 7)]! += count
  const earlier = days.filter(({ before }) => before >= 0)
  const first = earlier[0]
  return {
    date,
    total: days.reduce((sum, { count }) => sum + count, 0),
    first: first ? { day: first.day, before: first.before } : null,
    medianDays:
      quantile(
        earlier.map(({ before, count }) => ({ value: before, count })),
        0.5,
      ) ?? 0,
    weeks,
    after: days.reduce((sum, { before, count }) => (before < 0 ? sum + count : sum), 0),
  }
}

/** The latest date that emails were sent for, with the date before it; null if both have too few. */
export function latestLeadTime(
  dates: PlainDay[],
  counts: ReadonlyMap<PlainDay, number>,
): { latest: OccasionLeadTime; earlier: OccasionLeadTime | null } | null {
  const all = dates.map((date) => leadTimeTo(date, counts))
  const at = all.findLastIndex(({ total }) => total > 0)
  const latest = all[at]
  const earlier = all[at - 1]
  if (!latest || latest.total + (earlier?.total ?? 0) < ENOUGH) return null
  return { latest, earlier: earlier && earlier.total > 0 ? earlier : null }
}
