import { href } from 'react-router'
import { categoryPagePath } from '#app/gallery/categories/components/category-path.ts'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { writeCalendar } from '#app/analytics/planner/calendar.ts'
import { eventsOf } from '#app/analytics/planner/calendar-events.ts'
import { plannerSearch } from '#app/analytics/planner/components/planner-filters.tsx'
import { plannerCopy as words } from '#app/analytics/planner/copy.ts'
import { readPlan } from '#app/analytics/planner/queries.server.ts'
import { plannerQuery } from '#app/analytics/planner/schema.ts'
import { canonicalUrl } from '#app/platform/http/canonical.server.ts'
import { conditionalResponse } from '#app/platform/http/conditional-response.server.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { pageTitle } from '#app/platform/lib/site-config.ts'
import type { Route } from './+types/planner-calendar.ts'

/** How long calendars may cache it. */
const SECONDS = 3600

/** The planner as a calendar to subscribe to, with the same filters. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const today = plainDayAt(new Date())
  const { occasions, chosen } = await readPlan(readQuery(plannerQuery, url), today)
  const names = [chosen.industry, chosen.language].flatMap((choice) => (choice ? [choice.name] : []))
  const page = canonicalUrl(url, href('/planner') + plannerSearch(chosen))
  const text = writeCalendar({
    name: pageTitle(words.calendar(names)),
    description: words.lead,
    url: page,
    computed: today,
    events: eventsOf(occasions, (slug) => canonicalUrl(url, categoryPagePath(slug)), new URL(page).hostname),
  })
  return conditionalResponse(request, text, {
    type: 'text/calendar; charset=utf-8',
    seconds: SECONDS,
    headers: {
      'Content-Disposition': 'inline; filename="planner.ics"',
      'X-Robots-Tag': 'noindex',
      // Browser-based calendars are on other origins.
      'Access-Control-Allow-Origin': '*',
    },
  })
}
