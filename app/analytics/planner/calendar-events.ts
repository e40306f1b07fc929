import { plannerCopy as words } from './copy.ts'
import type { CalendarEvent } from './calendar.ts'
import { type PlannedOccasion, startOf } from './plan.ts'

/** An event for each occasion, and one for the day to start sending. `urlOf` gives the URL of an occasion. */
export function eventsOf(
  occasions: PlannedOccasion[],
  urlOf: (slug: string) => string,
  host: string,
): CalendarEvent[] {
  return occasions
    .flatMap((occasion): CalendarEvent[] => {
      const { name, slug, date, lead } = occasion
      const { learned, emails } = lead
      const start = startOf(occasion)
      const url = urlOf(slug)
      const uid = (kind: string) => `${kind}-${slug}-${date}@${host}`
      const day = {
        uid: uid('occasion'),
        day: date,
        title: name,
        description: learned ? words.dateText(learned.quarter, learned.half, emails) : words.tooFew(emails),
        url,
      }
      if (!learned || !start) return [day]
      const begin = {
        uid: uid('start'),
        day: start.half,
        title: words.startTitle(name),
        description: words.startText(name, date, learned.half, emails),
        url,
      }
      return [begin, day]
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
