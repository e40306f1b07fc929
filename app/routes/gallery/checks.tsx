import { href } from 'react-router'
import { rulePagesCopy } from '#app/analytics/check-pages/copy.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { breadcrumbs } from '#app/platform/http/structured-data.ts'
import { renderAllChecks } from './checks.server.tsx'
import { StaticPage } from './static-page.tsx'
import type { Route } from './+types/checks.ts'

const words = rulePagesCopy.all

export async function loader({ request }: Route.LoaderArgs) {
  return { part: await renderAllChecks(request) }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const path = href('/checks')
  return pageMeta(matches, {
    title: words.title,
    description: words.description,
    path,
    things: (at) => [breadcrumbs(at, [{ name: words.here, path }])],
  })
}

export default function ChecksPage({ loaderData: { part } }: Route.ComponentProps) {
  return <StaticPage title={words.title} lead={words.lead} part={part} here={words.here} links={[]} />
}
