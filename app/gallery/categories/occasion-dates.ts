/**
 * Computes when an occasion comes next. Works on plain days, never on instants, so no clock or time zone can shift a
 * date; `Date` is used only as a day counter in UTC.
 */
import type { DateRule } from '#app/platform/db/json-columns.ts'
import { addDays, daysUntil, type PlainDay } from '#app/platform/lib/plain-day.ts'

const MS_PER_DAY = 86_400_000

/** Leap days are eight years apart around a century that skips one (2096 to 2104). */
const YEARS_TO_LOOK_AHEAD = 8

/** The first day on or after `from` that matches the rule, or null. */
export function nextDate(rule: DateRule, from: PlainDay): PlainDay | null {
  const firstYear = Number(from.slice(0, 4))
  // Starts a year earlier, because `plus` may move a date past New Year.
  for (let year = firstYear - 1; year <= firstYear + YEARS_TO_LOOK_AHEAD; year++) {
    const next = datesOfYear(rule, year).find((day) => day >= from)
    if (next) return next
  }
  return null
}

/** Whether the days follow from a weekday, Easter or another calendar, rather than being listed. */
export function isComputed({ kind }: DateRule): boolean {
  return kind !== 'fixed' && kind !== 'table'
}

/** The next days that match the rule, at most `count`. */
export function nextDates(rule: DateRule, from: PlainDay, count: number): PlainDay[] {
  const found: PlainDay[] = []
  for (
    let next = nextDate(rule, from);
    next && found.length < count;
    next = nextDate(rule, addDays(next, 1))
  ) {
    found.push(next)
  }
  return found
}

/** An occasion's next day and the days left: 0 on the day itself, then next year's. */
export function nextComing(rule: DateRule, today: PlainDay): { date: PlainDay; days: number } | null {
  const date = nextDate(rule, today)
  return date ? { date, days: daysUntil(today, date) } : null
}

/** In ascending order. Mostly one; none for a leap day in a common year; two Ramadans begin in 2030. */
function datesOfYear(rule: DateRule, year: number): PlainDay[] {
  switch (rule.kind) {
    case 'fixed': {
      const day = plainDay(year, rule.month, rule.day)
      // 29 February of a common year would roll over into March.
      return Number(day.slice(5, 7)) === rule.month ? [day] : []
    }
    case 'weekday': {
      const day = nthWeekday(year, rule.month, rule.weekday, rule.nth)
      return day ? [addDays(day, rule.plus ?? 0)] : []
    }
    case 'easter':
      return [addDays(easterSunday(year), rule.offset)]
    case 'calendar':
      return calendarDays(rule.calendar, rule.month, rule.day, year).map((day) =>
        addDays(day, rule.plus ?? 0),
      )
  }
  const known = rule.dates[year]
  return known ? [known] : []
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): PlainDay | null {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const firstOne = 1 + mod(weekday - weekdayOf(year, month, 1), 7)
  const lastOne = lastDay - mod(weekdayOf(year, month, lastDay) - weekday, 7)
  const day = nth > 0 ? firstOne + (nth - 1) * 7 : lastOne + (nth + 1) * 7
  return day >= 1 && day <= lastDay ? plainDay(year, month, day) : null
}

/** Western Easter by the anonymous Gregorian computus (Meeus). */
function easterSunday(year: number): PlainDay {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const fromMarch = epact + toSunday - 7 * late + 114
  return plainDay(year, Math.floor(fromMarch / 31), (fromMarch % 31) + 1)
}

const calendarYears = new Map<string, PlainDay[]>()

/** Iterates over the year, because Intl only converts in one direction. Cached, because it takes milliseconds. */
function calendarDays(calendar: string, month: string, day: number, year: number): PlainDay[] {
  const key = `${calendar} ${month} ${day} ${year}`
  const known = calendarYears.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  // An unknown calendar silently becomes the Gregorian one; no date is better than a wrong one.
  if (format.resolvedOptions().calendar !== calendar) return []
  const found: PlainDay[] = []
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += MS_PER_DAY) {
    const parts = partsOf(format, new Date(at))
    if (parts.month === month && parts.day === String(day)) found.push(fromDayNumber(at / MS_PER_DAY))
  }
  calendarYears.set(key, found)
  return found
}

function partsOf(format: Intl.DateTimeFormat, instant: Date): Record<string, string> {
  return Object.fromEntries(format.formatToParts(instant).map((part) => [part.type, part.value]))
}

function plainDay(year: number, month: number, day: number): PlainDay {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

function weekdayOf(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}

function fromDayNumber(days: number): PlainDay {
  return new Date(days * MS_PER_DAY).toISOString().slice(0, 10)
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by
}
