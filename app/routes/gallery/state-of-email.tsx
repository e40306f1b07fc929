import { data, Link } from 'react-router'
import { reportDataPath, reportPath } from '#app/analytics/report/components/report-links.ts'
import { reportCopy as words } from '#app/analytics/report/copy.ts'
import { isMonth } from '#app/analytics/report/schema.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { breadcrumbs, dataset } from '#app/platform/http/structured-data.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { renderReport } from './state-of-email.server.tsx'
import { StaticPage } from './static-page.tsx'
import type { Route } from './+types/state-of-email.ts'
import '#app/platform/ui/charts/charts.css'
import '#app/analytics/report/components/report.css'

/** The live report, or that of a month that is over. */
export async function loader({ params, request, url }: Route.LoaderArgs) {
  const month = params.month ?? null
  const rendered = month === null || isMonth(month) ? await renderReport(request, url, month) : null
  return rendered ? { month, ...rendered } : data(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, { title: words.notFound.title })
  const { month, isEnough } = loaderData
  const path = reportPath(month)
  const way = [null, ...(month ? [month] : [])]
  return pageMeta(matches, {
    title: words.title(month),
    description: words.description(month),
    // Without analytics there is nothing to find here.
    path: isEnough ? path : undefined,
    things: (at) => [
      breadcrumbs(
        at,
        way.map((each) => ({ name: words.here(each), path: reportPath(each) })),
      ),
      dataset(at, {
        name: words.title(month),
        description: words.description(month),
        path,
        downloads: [
          { type: 'text/csv', path: reportDataPath('csv', month) },
          { type: 'application/json', path: reportDataPath('json', month) },
        ],
      }),
    ],
  })
}

export default function StateOfEmailPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    const { title, text, label } = words.notFound
    return <MissingPage title={title} text={text} to={reportPath(null)} label={label} />
  }
  const { month, lead, part } = loaderData
  return (
    <StaticPage
      title={words.title(month)}
      lead={lead}
      part={part}
      here={words.here(month)}
      links={
        month
          ? [
              <Link key="live" to={reportPath(null)}>
                {words.here(null)}
              </Link>,
            ]
          : []
      }
    />
  )
}
