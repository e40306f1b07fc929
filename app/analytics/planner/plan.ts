/** The occasions of a year with the days on which to start sending. */
import { type PlainDay, addDays } from '#app/platform/lib/plain-day.ts'
import { type OccasionMonth, occasionMonths } from '#app/gallery/categories/occasion-months.ts'
import type { LeadTime } from './lead-time.ts'

export type PlannedOccasion = {
  name: string
  slug: string
  /** The next date of the occasion. */
  date: PlainDay
  /** Days left; 0 on the day itself. */
  days: number
  lead: LeadTime
}

/** The days by which a quarter and half of the emails had been sent in other years. */
export type Start = { quarter: PlainDay; half: PlainDay }

export function startOf({ date, lead: { learned } }: Pick<PlannedOccasion, 'date' | 'lead'>): Start | null {
  return learned && { quarter: addDays(date, -learned.quarter), half: addDays(date, -learned.half) }
}

const WEEK = 7

/** Occasions that start or take place within a week, the soonest first. */
export function readyThisWeek(occasions: PlannedOccasion[], today: PlainDay): PlannedOccasion[] {
  const weekLater = addDays(today, WEEK)
  return occasions.filter((occasion) => (startOf(occasion)?.quarter ?? occasion.date) < weekLater)
}

/** An entry of a day: `start` is the day to start sending, and `date` the occasion itself. */
export type PlanEntry = { kind: 'start' | 'date'; date: PlainDay; occasion: PlannedOccasion }

/** The next twelve months. Starts that have passed are left out, because they are due this week. */
export function planOfYear(occasions: PlannedOccasion[], today: PlainDay): OccasionMonth<PlanEntry>[] {
  const entries = occasions.flatMap((occasion): PlanEntry[] => {
    const start = startOf(occasion)?.half
    const dated = { kind: 'date' as const, date: occasion.date, occasion }
    return start && start > today && start < occasion.date
      ? [{ kind: 'start', date: start, occasion }, dated]
      : [dated]
  })
  return occasionMonths(
    today,
    entries.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
  )
}
