import { href, Link, redirect } from 'react-router'
import { plannerCopy as words } from '#app/analytics/planner/copy.ts'
import { plannerQuery } from '#app/analytics/planner/schema.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { breadcrumbs } from '#app/platform/http/structured-data.ts'
import { renderPlanner } from './planner.server.tsx'
import { StaticPage } from './static-page.tsx'
import type { Route } from './+types/planner.ts'
import '#app/analytics/planner/components/planner.css'

/** A form sends every filter: those that say nothing leave the address. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { search, part } = await renderPlanner(request, url, readQuery(plannerQuery, url))
  if (search !== url.search) throw redirect(href('/planner') + search)
  return { part }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description, seasonal } = words
  const path = href('/planner')
  return pageMeta(matches, {
    title,
    description,
    path,
    things: (at) => [
      breadcrumbs(at, [
        { name: seasonal, path: href('/seasonal') },
        { name: title, path },
      ]),
    ],
  })
}

export default function PlannerPage({ loaderData: { part } }: Route.ComponentProps) {
  return (
    <StaticPage
      title={words.title}
      lead={words.lead}
      part={part}
      here={words.title}
      links={[
        <Link key="seasonal" to={href('/seasonal')}>
          {words.seasonal}
        </Link>,
      ]}
    />
  )
}
