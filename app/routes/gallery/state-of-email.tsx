import { data } from 'react-router'
import { readAnalyticsTime } from '#app/analytics/brand-analytics/counts.server.ts'
import { ENOUGH } from '#app/analytics/brand-analytics/metrics.ts'
import { StateOfEmail } from '#app/analytics/report/components/report.tsx'
import { reportDataPath, reportPath } from '#app/analytics/report/components/report-links.ts'
import { reportCopy as words } from '#app/analytics/report/copy.ts'
import { listReportMonths, readReport } from '#app/analytics/report/queries.server.ts'
import { isMonth } from '#app/analytics/report/schema.ts'
import { canonicalUrl } from '#app/platform/http/canonical.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { staticHtml } from '#app/platform/http/static-html.server.tsx'
import { breadcrumbs, dataset } from '#app/platform/http/structured-data.ts'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { StaticPage } from './static-page.tsx'
import type { Route } from './+types/state-of-email.ts'
import '#app/platform/ui/charts/charts.css'
import '#app/analytics/report/components/report.css'

/** The live report, or that of a month that is over. */
export async function loader({ params, request, url }: Route.LoaderArgs) {
  const month = params.month ?? null
  if (month !== null && !isMonth(month)) return data(null, { status: 404 })
  const [report, stored, countedAt] = await Promise.all([
    readReport(month, plainDayAt(new Date())),
    listReportMonths(),
    readAnalyticsTime(),
  ])
  if (!report) return data(null, { status: 404 })
  const isEnough = report.emails >= ENOUGH
  const lead =
    month && report.storedOn
      ? words.monthLead(report.emails, month, report.storedOn)
      : words.lead(report.emails, countedAt)
  const citation = words.cite(site.name, words.title(month), canonicalUrl(url, reportPath(month)))
  const months = stored.map((each) => each.month)
  const shown = isEnough ? <StateOfEmail report={report} months={months} citation={citation} /> : null
  return { month, isEnough, lead: isEnough ? lead : words.tooFew, part: staticHtml(request, shown) }
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
      parents={month ? [{ name: words.here(null), path: reportPath(null) }] : []}
    />
  )
}
