import { href } from 'react-router'
import { analyticsCopy } from '#app/analytics/brand-analytics/copy.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { StaticPage } from './static-page.tsx'
import { renderReport } from './analytics-page.server.tsx'
import type { Route } from './+types/state-of-email.ts'
import '#app/platform/ui/charts/charts.css'

const words = analyticsCopy.report

export function loader({ request }: Route.LoaderArgs) {
  return renderReport(request)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: words.title,
    description: words.description,
    // Without analytics there is nothing to find here.
    path: loaderData?.isEnough ? href('/state-of-email') : undefined,
  })

export default function StateOfEmailPage({ loaderData: { lead, part } }: Route.ComponentProps) {
  return <StaticPage title={words.title} lead={lead} part={part} here={words.title} />
}
