/** How long before an occasion its emails come. */
import { nextDates, type PlainDay } from '#app/features/categories/occasion-dates.ts'
import type { DateRule } from '#app/db/shapes.ts'
import { DAYS_BEFORE } from '#app/features/figures/approach.ts'
import { ENOUGH } from '#app/features/figures/figures.ts'
import { type Histogram, quantile, sizeOf } from '#app/features/figures/histogram.ts'
import { addDays } from '#app/features/figures/periods.ts'

/** How many of the latest dates teach something: customs change. */
const DATES = 3

export type LeadTime = {
  /** How many emails it is learned from. */
  emails: number
  /** In days before the date: when the first quarter of them had come, and half. Null with too few. */
  learned: { quarter: number; half: number } | null
  /** Some of these emails were for the date that is still to come: others may follow. */
  isSoFar: boolean
}

/** The dates of an occasion to learn from, the oldest first, with the one to come as the last. */
export function datesToLearnFrom(rule: DateRule, today: PlainDay): PlainDay[] {
  const found = nextDates(rule, addDays(today, -366 * DATES), DATES * 2 + 2)
  const next = found.findIndex((date) => date >= today)
  return next < 0 ? found.slice(-DATES) : found.slice(Math.max(0, next - DATES), next + 1)
}

/** The first day whose emails count towards a date. */
export function firstDayBefore(date: PlainDay): PlainDay {
  return addDays(date, -(DAYS_BEFORE - 1))
}

/** How many emails came so many days before each date. */
export type DaysBefore = ReadonlyMap<PlainDay, Histogram>

/** Dates that have passed are known to their end: one to come only counts where they teach too little. */
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
