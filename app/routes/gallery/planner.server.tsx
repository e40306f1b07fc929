/** Renders the planner. */
import { href } from 'react-router'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { readAnalyticsTime } from '#app/analytics/brand-analytics/counts.server.ts'
import { Planner } from '#app/analytics/planner/components/planner.tsx'
import { plannerSearch } from '#app/analytics/planner/components/planner-filters.tsx'
import { type AskedPlan, readPlan } from '#app/analytics/planner/queries.server.ts'
import { canonicalUrl } from '#app/platform/http/canonical.server.ts'
import { staticHtml } from '#app/platform/http/static-html.server.tsx'

/** `search` is the one address of what was asked for. */
export async function renderPlanner(request: Request, url: URL, asked: AskedPlan) {
  const today = plainDayAt(new Date())
  const [plan, countedAt] = await Promise.all([readPlan(asked, today), readAnalyticsTime()])
  const search = plannerSearch(plan.chosen)
  const calendar = canonicalUrl(url, href('/planner.ics') + search)
  return {
    search,
    part: staticHtml(
      request,
      <Planner plan={plan} today={today} calendar={calendar} countedAt={countedAt} />,
    ),
  }
}
