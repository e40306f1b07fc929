/** Renders the report. */
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { readAnalyticsTime } from '#app/analytics/brand-analytics/counts.server.ts'
import { ENOUGH } from '#app/analytics/brand-analytics/metrics.ts'
import type { PlainMonth } from '#app/analytics/brand-analytics/periods.ts'
import { StateOfEmail } from '#app/analytics/report/components/report.tsx'
import { reportPath } from '#app/analytics/report/components/report-links.ts'
import { reportCopy as words } from '#app/analytics/report/copy.ts'
import { listReportMonths, readReport } from '#app/analytics/report/queries.server.ts'
import { canonicalUrl } from '#app/platform/http/canonical.server.ts'
import { staticHtml } from '#app/platform/http/static-html.server.tsx'
import { site } from '#app/platform/lib/site-config.ts'

/** Null for a month without a report. */
export async function renderReport(request: Request, url: URL, month: PlainMonth | null) {
  const today = plainDayAt(new Date())
  const [report, stored, countedAt] = await Promise.all([
    readReport(month, today),
    listReportMonths(),
    readAnalyticsTime(),
  ])
  if (!report) return null
  const isEnough = report.emails >= ENOUGH
  const title = words.title(month)
  const citation = words.cite(site.name, title, canonicalUrl(url, reportPath(month)))
  const months = stored.map((each) => each.month)
  return {
    isEnough,
    lead: isEnough
      ? month && report.storedOn
        ? words.monthLead(report.emails, month, report.storedOn)
        : words.lead(report.emails, countedAt)
      : words.tooFew,
    part: staticHtml(
      request,
      isEnough ? <StateOfEmail report={report} months={months} citation={citation} /> : null,
    ),
  }
}
