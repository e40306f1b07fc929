import { daysUntil, type PlainDay } from '#app/platform/lib/plain-day.ts'

/** The longest time between consecutive days, in days; null with fewer than two. The days are in order. */
export function longestGap(days: PlainDay[]): number | null {
  return days.slice(1).reduce<number | null>((longest, until, at) => {
    return Math.max(longest ?? 0, daysUntil(days[at]!, until))
  }, null)
}
