/** Numbers and days as Intl writes them for en-GB, without its first use, which takes a phone 50 ms. */
import { plainDayAt, wallClock } from './plain-day.ts'
import { site } from './site-config.ts'

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** A moment, or `YYYY-MM-DD` or `YYYY-MM`. */
type Day = Date | string

/** The day as its midnight in UTC. */
function dayOf(day: Day): Date {
  return new Date(typeof day === 'string' ? day : plainDayAt(day))
}

/** '12,345', of a whole number. */
export function formatNumber(number: number): string {
  // bounded: a number has at most 22 digits.
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}

let rules: Intl.PluralRules | undefined

/** The form of a text that goes with a number, which stands for `#`: '1 email', '12,345 emails'. */
export function plural(number: number, one: string, other: string): string {
  rules ??= new Intl.PluralRules('en')
  return (rules.select(number) === 'one' ? one : other).replace('#', formatNumber(number))
}

/** 'Nov' */
export function shortMonth(day: Day): string {
  const month = MONTHS[dayOf(day).getUTCMonth()]!
  return month === 'September' ? 'Sept' : month.slice(0, 3)
}

/** 'November 2026' */
export function longMonth(day: Day): string {
  const at = dayOf(day)
  return `${MONTHS[at.getUTCMonth()]!} ${at.getUTCFullYear()}`
}

/** '19 Nov'; '19 Nov 2026' with the year. */
export function shortDate(day: Day, { withYear = false } = {}): string {
  const at = dayOf(day)
  return `${at.getUTCDate()} ${shortMonth(day)}${withYear ? ` ${at.getUTCFullYear()}` : ''}`
}

/** '19 November 2026' */
export function longDate(day: Day): string {
  return `${dayOf(day).getUTCDate()} ${longMonth(day)}`
}

/** 'Thursday 19 November 2026' */
export function fullDate(day: Day): string {
  return `${WEEKDAYS[dayOf(day).getUTCDay()]!} ${longDate(day)}`
}

/** '25 November 2026, 22:31 UTC' */
export function longMoment(at: Date): string {
  return `${longDate(at)}, ${wallClock(at).slice(11)} ${site.timeZone}`
}
