import { nextDates } from '#app/gallery/categories/occasion-dates.ts'
import type { DateRule } from '#app/platform/db/json-columns.ts'
import { DAYS_BEFORE } from '#app/analytics/brand-analytics/lead-time.ts'
import { ENOUGH } from '#app/analytics/brand-analytics/metrics.ts'
import { type Histogram, quantile, sizeOf } from '#app/analytics/brand-analytics/histogram.ts'
import { type PlainDay, addDays } from '#app/platform/lib/plain-day.ts'

/** So many of the latest dates count, because habits change. */
const DATES = 3

export type LeadTime = {
  /** The number of emails behind it. */
  emails: number
  /** Days before the date on which a quarter and half of the emails had been sent. Null with too few emails. */
  learned: { quarter: number; half: number } | null
  /** Whether some of these emails were for the coming date, so that others may follow. */
  isSoFar: boolean
}

/** The dates of an occasion that count, the oldest first and the coming one last. */
export function datesToLearnFrom(rule: DateRule, today: PlainDay): PlainDay[] {
  const found = nextDates(rule, addDays(today, -366 * DATES), DATES * 2 + 2)
  const next = found.findIndex((date) => date >= today)
  return next < 0 ? found.slice(-DATES) : found.slice(Math.max(0, next - DATES), next + 1)
}

/** The first day whose emails count towards a date. */
export function firstDayBefore(date: PlainDay): PlainDay {
  return addDays(date, -(DAYS_BEFORE - 1))
}

/** The number of emails by days before each date. */
export type DaysBefore = ReadonlyMap<PlainDay, Histogram>

/** The coming date only counts where the past ones have too few emails. */
export function leadTime(days: DaysBefore, today: PlainDay): LeadTime {
  const all = [...days]
  const passed = all.filter(([date]) => date < today).flatMap(([, histogram]) => histogram)
  const isSoFar = sizeOf(passed) < ENOUGH && all.some(([date, { length }]) => date >= today && length > 0)
  const used = isSoFar ? all.flatMap(([, histogram]) => histogram) : passed
  const emails = sizeOf(used)
  if (emails < ENOUGH) return { emails, learned: null, isSoFar }
  // In the order of time: the earliest is the most days before.
  const inOrder = used.map(({ value, count }) => ({ value: -value, count }))
  return {
    emails,
    learned: { quarter: daysOf(quantile(inOrder, 0.25)!), half: daysOf(quantile(inOrder, 0.5)!) },
    isSoFar,
  }
}

/** Never -0. */
function daysOf(value: number): number {
  return Math.abs(value)
}
