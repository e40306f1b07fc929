import { href } from 'react-router'
import { AllChecks } from '#app/analytics/check-pages/components/all-checks.tsx'
import { rulePagesCopy } from '#app/analytics/check-pages/copy.ts'
import { countFound } from '#app/analytics/check-pages/queries.server.ts'
import { checksQuery } from '#app/analytics/check-pages/schema.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { staticHtml } from '#app/platform/http/static-html.server.tsx'
import { breadcrumbs } from '#app/platform/http/structured-data.ts'
import { StaticPage } from './static-page.tsx'
import type { Route } from './+types/checks.ts'

const words = rulePagesCopy.all

export async function loader({ request, url }: Route.LoaderArgs) {
  const query = readQuery(checksQuery, url)
  return { part: staticHtml(request, <AllChecks found={await countFound()} query={query} />) }
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
  return <StaticPage title={words.title} lead={words.lead} part={part} here={words.here} />
}
