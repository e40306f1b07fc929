import { expect, test } from 'vitest'
import { planOfYear, type PlannedOccasion, readyThisWeek } from './plan.ts'

const TODAY = '2026-11-23'

function occasion(
  name: string,
  date: string,
  days: number,
  learned: [number, number] | null,
): PlannedOccasion {
  const [quarter, half] = learned ?? [0, 0]
  return {
    name,
    slug: name,
    date,
    days,
    lead: { emails: learned ? 9 : 2, learned: learned && { quarter, half }, isSoFar: false },
  }
}

const occasions = [
  occasion('soon', '2026-11-29', 6, null),
  occasion('unknown', '2026-11-30', 7, null),
  occasion('begun', '2026-12-25', 32, [40, 20]),
  occasion('begins', '2026-12-26', 33, [27, 10]),
  occasion('begins-later', '2026-12-27', 34, [27, 10]),
  occasion('passed', '2027-11-11', 353, [14, 0]),
]

test('what brands begin with by the end of a week is due, and what comes by then', () => {
  expect(readyThisWeek(occasions, TODAY).map(({ name }) => name)).toEqual(['soon', 'begun', 'begins'])
})

test('the year has the days to start and the days themselves, month by month', () => {
  const year = planOfYear(occasions, TODAY)
  const shown = year.map(({ name, year: of, occasions: entries }) => [
    `${name} ${of}`,
    ...entries.map((entry) => `${entry.date} ${entry.kind} ${entry.occasion.name}`),
  ])
  expect(shown[0]).toEqual(['November 2026', '2026-11-29 date soon', '2026-11-30 date unknown'])
  // Half of its emails come on the day itself.
  expect(shown.at(-1)).toEqual(['November 2027', '2027-11-11 date passed'])
  expect(shown[1]).toEqual([
    'December 2026',
    '2026-12-05 start begun',
    '2026-12-16 start begins',
    '2026-12-17 start begins-later',
    '2026-12-25 date begun',
    '2026-12-26 date begins',
    '2026-12-27 date begins-later',
  ])
})
