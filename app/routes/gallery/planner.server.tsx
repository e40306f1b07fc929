/** Renders the planner. */
import { href } from 'react-router'
import { plainDayAt } from '#app/features/categories/occasion-dates.ts'
import { Planner } from '#app/features/planner/components/planner.tsx'
import { plannerSearch } from '#app/features/planner/components/planner-filters.tsx'
import { type AskedPlan, readPlan } from '#app/features/planner/queries.server.ts'
import { canonicalUrl } from '#app/http/canonical.server.ts'
import { staticHtml } from '#app/http/static-html.server.tsx'

/** `search` is the one address of what was asked for. */
export async function renderPlanner(request: Request, url: URL, asked: AskedPlan) {
  const today = plainDayAt(new Date())
  const plan = await readPlan(asked, today)
  const search = plannerSearch(plan.chosen)
  const calendar = canonicalUrl(url, href('/planner.ics') + search)
  return {
    search,
    part: staticHtml(request, <Planner plan={plan} today={today} calendar={calendar} />),
  }
}
