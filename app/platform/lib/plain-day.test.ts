import { afterEach, expect, test } from 'vitest'
import { longDate, longMoment, shortDate } from './format.ts'
import {
  addDays,
  boundsOfYear,
  daysUntil,
  instantOf,
  nextMidnight,
  plainDayAt,
  wallClock,
} from './plain-day.ts'
import { site } from './site-config.ts'

afterEach(() => void (site.timeZone = 'UTC'))

test('computes the day and the time in a time zone', () => {
  const instant = new Date('2026-12-31T20:00:00Z')
  expect(plainDayAt(instant)).toBe('2026-12-31')
  expect(plainDayAt(instant, 'Asia/Kathmandu')).toBe('2027-01-01')
  expect(plainDayAt(instant, 'America/Los_Angeles')).toBe('2026-12-31')
  expect(wallClock(instant, 'Asia/Kathmandu')).toBe('2027-01-01T01:45')
  expect(wallClock(instant, 'America/Los_Angeles')).toBe('2026-12-31T12:00')
})

test.each([
  ['UTC', '2026-03-29', '2026-03-29T00:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z'],
  ['Etc/GMT+12', '2026-01-01', '2026-01-01T12:00:00.000Z'],
  // The days on which clocks change, and those after them.
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  // This day begins at one o’clock.
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
  // This day was skipped.
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
])('in %s, %s begins at %s', (timeZone, day, instant) => {
  expect(instantOf(day, timeZone).toISOString()).toBe(instant)
})

test.each(['UTC', 'America/St_Johns', 'Asia/Kathmandu'])(
  'reads the clock of %s as it shows it',
  (timeZone) => {
    const instant = new Date('2026-07-15T22:31:00Z')
    expect(instantOf(wallClock(instant, timeZone), timeZone)).toEqual(instant)
    expect(instantOf(`${wallClock(instant, timeZone)}:07.250`, timeZone)).toEqual(
      new Date('2026-07-15T22:31:07.250Z'),
    )
  },
)

test('reads a time that clocks skip as the next one, and one that they show twice as one of them', () => {
  expect(instantOf('2026-03-29T02:30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:00:00.000Z')
  expect(wallClock(instantOf('2026-10-25T02:30', 'Europe/Berlin'), 'Europe/Berlin')).toBe('2026-10-25T02:30')
})

test('moments are shown on the clock of the gallery, days as they are', () => {
  const moment = new Date('2026-11-19T23:12:00Z')
  expect([longMoment(moment), shortDate('2026-11-19')]).toEqual(['19 November 2026, 23:12 UTC', '19 Nov'])
  site.timeZone = 'Europe/Berlin'
  expect([longMoment(moment), shortDate('2026-11-19')]).toEqual([
    '20 November 2026, 00:12 Europe/Berlin',
    '19 Nov',
  ])
  site.timeZone = 'America/New_York'
  expect(longDate(moment)).toBe('19 November 2026')
})

test('a year begins and ends at midnight of the gallery', () => {
  site.timeZone = 'Europe/Berlin'
  expect(boundsOfYear(2026)).toEqual([new Date('2025-12-31T23:00Z'), new Date('2026-12-31T23:00Z')])
})

test('the day ends at midnight of the gallery, also after a change of the time zone', () => {
  const now = Date.parse('2026-10-25T12:00Z')
  expect(new Date(nextMidnight(now))).toEqual(new Date('2026-10-26T00:00Z'))
  site.timeZone = 'America/New_York'
  expect(new Date(nextMidnight(now))).toEqual(new Date('2026-10-26T04:00Z'))
  site.timeZone = 'Europe/Berlin'
  expect(new Date(nextMidnight(now))).toEqual(new Date('2026-10-25T23:00Z'))
  expect(new Date(nextMidnight(nextMidnight(now)))).toEqual(new Date('2026-10-26T23:00Z'))
  expect(new Date(nextMidnight(now))).toEqual(new Date('2026-10-25T23:00Z'))
})

test.each([
  ['2026-11-21', '2026-11-26', 5],
  ['2026-02-28', '2026-03-01', 1],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-12-25', '2026-12-25', 0],
  ['2026-12-26', '2026-12-25', -1],
  // Some places change their clocks in between.
  ['2026-03-01', '2026-11-01', 245],
])('counts the days from %s to %s: %i', (from, to, days) => {
  expect(daysUntil(from, to)).toBe(days)
  expect(addDays(from, days)).toBe(to)
})
