import { expect, test } from 'vitest'
import { isSilent } from './source-health.server.ts'

const HOUR = 60 * 60 * 1000
const now = new Date('2026-11-20T12:00:00Z')

/** Messages this many hours ago. */
function ago(...hours: number[]): Date[] {
  return hours.map((hour) => new Date(now.getTime() - hour * HOUR))
}

test.each<[boolean, string, Date[]]>([
  [false, 'a message every day, the last one yesterday', ago(24, 48, 72, 96, 120)],
  [true, 'a message every day, none for two days', ago(48, 72, 96, 120, 144)],
  [false, 'a message a week, none for nine days', ago(9 * 24, 16 * 24, 23 * 24, 30 * 24, 37 * 24)],
  [true, 'a message a week, none for eleven days', ago(11 * 24, 18 * 24, 25 * 24, 32 * 24, 39 * 24)],
  [false, 'many at once, then a quiet day', ago(25, 25.1, 25.2, 25.3, 25.4)],
  [true, 'many at once, then two quiet days', ago(50, 50.1, 50.2, 50.3, 50.4)],
  [false, 'too few to know what is usual', ago(400, 500)],
  [false, 'none', []],
])('%s for %s', (expected, _, times) => {
  expect(isSilent(times, now)).toBe(expected)
})
