/** Estimates how often a brand sends from its emails in the gallery. */
import { daysUntil, type PlainDay } from '#app/platform/lib/plain-day.ts'
import { longDate } from '#app/platform/lib/format.ts'

export type Sending = {
  /** Emails with a date. */
  dated: number
  /** The dates of the first and the last one. */
  first: PlainDay
  last: PlainDay
}

/** Fewer emails, or a shorter period, are not enough for an estimate. */
const ENOUGH_EMAILS = 3
const ENOUGH_DAYS = 14

/** 'About twice a week'; null when there is too little data. */
export function howOften({ dated, first, last }: Sending): string | null {
  const days = daysUntil(first, last)
  if (dated < ENOUGH_EMAILS || days < ENOUGH_DAYS) return null
  const everyDays = days / (dated - 1)
  if (everyDays < 0.75) return `About ${Math.round(1 / everyDays)} a day`
  if (everyDays < 1.5) return 'About one a day'
  if (everyDays < 4.4) return `About ${times(7 / everyDays)} a week`
  // Neither once a week nor twice.
  if (everyDays < 5.5) return 'About every five days'
  if (everyDays < 10) return 'About once a week'
  if (everyDays < 22) return `About ${times(30 / everyDays)} a month`
  if (everyDays < 45) return 'About once a month'
  if (everyDays < 270) return `About ${times(365 / everyDays)} a year`
  return 'About once a year'
}

/** 'First seen 3 March 2025, last 19 November 2026'. */
export function seenBetween({ first, last }: Sending): string {
  return first === last
    ? `Seen once, on ${longDate(first)}`
    : `First seen ${longDate(first)}, last ${longDate(last)}`
}

function times(rate: number): string {
  const rounded = Math.max(2, Math.round(rate))
  return rounded === 2 ? 'twice' : `${rounded} times`
}
