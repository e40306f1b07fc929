/** The occasions of a year with the days on which to begin. */
import type { PlainDay } from '#app/features/categories/occasion-dates.ts'
import { type YearRow, yearRows } from '#app/features/categories/year-rows.ts'
import { addDays } from '#app/features/figures/periods.ts'
import type { LeadTime } from './lead-time.ts'

export type PlannedOccasion = {
  name: string
  slug: string
  /** Its next date. */
  date: PlainDay
  /** Days left; 0 on the day itself. */
  days: number
  lead: LeadTime
}

/** The days on which a quarter and half of an occasion's emails have come in other years. */
export type Start = { quarter: PlainDay; half: PlainDay }

export function startOf({ date, lead: { learned } }: Pick<PlannedOccasion, 'date' | 'lead'>): Start | null {
  return learned && { quarter: addDays(date, -learned.quarter), half: addDays(date, -learned.half) }
}

const WEEK = 7

/** What has to be ready within a week: where brands begin by then, and what comes by then. The soonest first. */
export function readyThisWeek(occasions: PlannedOccasion[], today: PlainDay): PlannedOccasion[] {
  const weekLater = addDays(today, WEEK)
  return occasions.filter((occasion) => (startOf(occasion)?.quarter ?? occasion.date) < weekLater)
}

/** Something to do on a day: `start` is the day to begin with an occasion, and `date` the occasion itself. */
export type PlanEntry = { kind: 'start' | 'date'; date: PlainDay; occasion: PlannedOccasion }

/** The next twelve months with what happens in each. Starts that have passed are left out: they are due this week. */
export function planOfYear(occasions: PlannedOccasion[], today: PlainDay): YearRow<PlanEntry>[] {
  const entries = occasions.flatMap((occasion): PlanEntry[] => {
    const start = startOf(occasion)?.half
    const dated = { kind: 'date' as const, date: occasion.date, occasion }
    return start && start > today && start < occasion.date
      ? [{ kind: 'start', date: start, occasion }, dated]
      : [dated]
  })
  return yearRows(
    today,
    entries.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
  )
}
