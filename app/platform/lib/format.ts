/**
 * Numbers and days as Intl writes them for en-GB, without it: its first use takes a phone 50 ms, in which a page that
 * hydrates stands still. Days are in UTC on every machine.
 */
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

/** '12,345', of a whole number. */
export function formatNumber(number: number): string {
  // bounded: a number has at most 22 digits.
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}

/** 'Nov' */
export function shortMonth(day: Day): string {
  const month = MONTHS[new Date(day).getUTCMonth()]!
  return month === 'September' ? 'Sept' : month.slice(0, 3)
}

/** 'November 2026' */
export function longMonth(day: Day): string {
  const at = new Date(day)
  return `${MONTHS[at.getUTCMonth()]!} ${at.getUTCFullYear()}`
}

/** '19 Nov'; '19 Nov 2026' with the year. */
export function shortDate(day: Day, { withYear = false } = {}): string {
  const at = new Date(day)
  return `${at.getUTCDate()} ${shortMonth(at)}${withYear ? ` ${at.getUTCFullYear()}` : ''}`
}

/** '19 November 2026' */
export function longDate(day: Day): string {
  return `${new Date(day).getUTCDate()} ${longMonth(day)}`
}

/** 'Thursday 19 November 2026' */
export function fullDate(day: Day): string {
  return `${WEEKDAYS[new Date(day).getUTCDay()]!} ${longDate(day)}`
}
