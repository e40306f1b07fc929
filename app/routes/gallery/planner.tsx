import { href, redirect } from 'react-router'
import { readAnalyticsTime } from '#app/analytics/brand-analytics/counts.server.ts'
import { Planner } from '#app/analytics/planner/components/planner.tsx'
import { plannerSearch } from '#app/analytics/planner/components/planner-filters.tsx'
import { plannerCopy as words } from '#app/analytics/planner/copy.ts'
import { readPlan } from '#app/analytics/planner/queries.server.ts'
import { plannerQuery } from '#app/analytics/planner/schema.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { staticHtml } from '#app/platform/http/static-html.server.tsx'
import { breadcrumbs } from '#app/platform/http/structured-data.ts'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { StaticPage } from './static-page.tsx'
import type { Route } from './+types/planner.ts'
import '#app/analytics/planner/components/planner.css'

/** A form sends every filter: those that say nothing leave the address. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const today = plainDayAt(new Date())
  const [plan, countedAt] = await Promise.all([
    readPlan(readQuery(plannerQuery, url), today),
    readAnalyticsTime(),
  ])
  const search = plannerSearch(plan.chosen)
  if (search !== url.search) throw redirect(href('/planner') + search)
  return { part: staticHtml(request, <Planner plan={plan} today={today} countedAt={countedAt} />) }
}

const PARENTS = [{ name: words.seasonal, path: href('/seasonal') }]

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = words
  const path = href('/planner')
  return pageMeta(matches, {
    title,
    description,
    path,
    things: (at) => [breadcrumbs(at, [...PARENTS, { name: title, path }])],
  })
}

export default function PlannerPage({ loaderData: { part } }: Route.ComponentProps) {
  const { title, lead } = words
  return <StaticPage title={title} lead={lead} part={part} here={title} parents={PARENTS} />
}
