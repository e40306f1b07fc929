import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { emailsBehind, reportPath } from '#app/analytics/report/components/report-links.ts'
import { reportCopy as words } from '#app/analytics/report/copy.ts'
import { readReport } from '#app/analytics/report/queries.server.ts'
import { reportRows, writeCsv } from '#app/analytics/report/report-rows.ts'
import { reportDataQuery } from '#app/analytics/report/schema.ts'
import { cachedJson } from '#app/platform/http/cached-json.server.ts'
import { canonicalUrl } from '#app/platform/http/canonical.server.ts'
import { conditionalResponse } from '#app/platform/http/conditional-response.server.ts'
import { plainResponse } from '#app/platform/http/plain-response.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { pageTitle } from '#app/platform/lib/site-config.ts'
import type { Route } from './+types/report-data.ts'

/** How long clients may cache it. */
const SECONDS = 300

/** The report's numbers as CSV or JSON, with the address of the emails behind each. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { month } = readQuery(reportDataQuery, url)
  const asked = url.searchParams.get('month')
  const today = plainDayAt(new Date())
  const report = asked === month ? await readReport(month, today) : null
  if (!report) return plainResponse(words.notFound.title, 404)
  const rows = reportRows(report)
  const linkTo = (fact: string) => canonicalUrl(url, emailsBehind(fact, report))
  const name = month ? `state-of-email-${month}` : 'state-of-email'
  if (url.pathname.endsWith('.csv')) {
    return conditionalResponse(request, writeCsv(rows, linkTo), {
      type: 'text/csv; charset=utf-8',
      seconds: SECONDS,
      headers: { 'Content-Disposition': `attachment; filename="${name}.csv"`, 'X-Robots-Tag': 'noindex' },
    })
  }
  const json = {
    title: pageTitle(words.title(month)),
    url: canonicalUrl(url, reportPath(month)),
    month,
    date: report.storedOn ?? today,
    emails: report.emails,
    method: [...words.methodText, ...(month ? [words.monthMethod] : [])],
    metrics: rows.map(({ section, value, emails, n, fact }) => {
      return { section, value, emails, n, url: linkTo(fact) }
    }),
  }
  return cachedJson(request, JSON.stringify(json), SECONDS)
}
