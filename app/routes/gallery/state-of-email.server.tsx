/** Renders the report. */
import { plainDayAt } from '#app/features/categories/occasion-dates.ts'
import { ENOUGH } from '#app/features/figures/figures.ts'
import type { PlainMonth } from '#app/features/figures/periods.ts'
import { StateOfEmail } from '#app/features/state-of-email/components/report.tsx'
import { reportPath } from '#app/features/state-of-email/components/report-links.ts'
import { reportCopy as words } from '#app/features/state-of-email/copy.ts'
import { listReportMonths, readReport } from '#app/features/state-of-email/queries.server.ts'
import { canonicalUrl } from '#app/http/canonical.server.ts'
import { staticHtml } from '#app/http/static-html.server.tsx'
import { site } from '#app/site-config.ts'

/** Null for a month without a report. */
export async function renderReport(request: Request, url: URL, month: PlainMonth | null) {
  const today = plainDayAt(new Date())
  const [report, stored] = await Promise.all([readReport(month, today), listReportMonths()])
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
        : words.lead(report.emails, today)
      : words.tooFew,
    part: staticHtml(
      request,
      isEnough ? <StateOfEmail report={report} months={months} citation={citation} /> : null,
    ),
  }
}
