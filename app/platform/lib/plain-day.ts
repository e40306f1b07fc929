/** Calendar days. Days begin at midnight in the time zone of the gallery, the setting TIME_ZONE. */
import { site } from './site-config.ts'

/** A calendar day, `YYYY-MM-DD`. Plain days compare as strings. */
export type PlainDay = string

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Clocks are at most 14 hours ahead of UTC and 12 behind. */
const OFFSET_MAX_MS = 15 * 60 * MINUTE_MS

/** The date in `timeZone` at that instant. */
export function plainDayAt(instant: Date, timeZone = site.timeZone): PlainDay {
  return wallClock(instant, timeZone).slice(0, 10)
}

/** The clock there: `2026-11-26T22:31`. */
export function wallClock(instant: Date, timeZone = site.timeZone): string {
  // Without Intl, whose first use takes a phone 50 ms.
  if (timeZone === 'UTC') return instant.toISOString().slice(0, 16)
  // Sweden writes dates as ISO 8601 does.
  return clockOf(timeZone).format(instant).replace(' ', 'T')
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (!clock) {
    const [day, time] = [
      { year: 'numeric', month: '2-digit', day: '2-digit' },
      { hour: '2-digit', minute: '2-digit' },
    ] as const
    clocks.set(timeZone, (clock = new Intl.DateTimeFormat('sv-SE', { timeZone, ...day, ...time })))
  }
  return clock
}

/** When a clock there first shows this day or time; the next minute that exists if clocks are set past it. */
export function instantOf(clock: string, timeZone = site.timeZone): Date {
  const asUtc = Date.parse(clock.length === 10 ? `${clock}T00:00Z` : `${clock}Z`)
  if (timeZone === 'UTC') return new Date(asUtc)
  const minute = clock.slice(0, 16)
  let [before, after] = [asUtc - OFFSET_MAX_MS, asUtc + OFFSET_MAX_MS]
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS
    if (wallClock(new Date(middle), timeZone) >= minute) after = middle
    else before = middle
  }
  return new Date(after)
}

export function addDays(day: PlainDay, days: number): PlainDay {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whole days from one plain day to another; negative when `to` is past. */
export function daysUntil(from: PlainDay, to: PlainDay): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

export function boundsOfYear(year: number): [start: Date, end: Date] {
  return [instantOf(`${year}-01-01`), instantOf(`${year + 1}-01-01`)]
}

let midnight = { timeZone: '', from: 0, at: 0 }

/** When the day at that time ends, in milliseconds. */
export function nextMidnight(now: number): number {
  const { timeZone } = site
  if (midnight.timeZone !== timeZone || now < midnight.from || now >= midnight.at) {
    midnight = { timeZone, from: now, at: instantOf(addDays(plainDayAt(new Date(now)), 1)).getTime() }
  }
  return midnight.at
}
