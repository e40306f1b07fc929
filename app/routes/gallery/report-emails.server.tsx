/** Renders the emails behind a number of the report. */
import { ReportEmailList } from '#app/analytics/report/components/report-emails.tsx'
import { reportCopy as words } from '#app/analytics/report/copy.ts'
import { type AskedEmails, readReportEmails } from '#app/analytics/report/emails.server.ts'
import { listReportMonths } from '#app/analytics/report/queries.server.ts'
import { attributeName } from '#app/analytics/report/report-attributes.ts'
import { staticHtml } from '#app/platform/http/static-html.server.tsx'

export async function renderReportEmails(request: Request, asked: AskedEmails) {
  const [page, stored] = await Promise.all([readReportEmails(asked), listReportMonths()])
  const { fact, month } = asked
  return {
    /** The month with a report that it leads back to: the running one has none, nor has one with too few emails. */
    month: stored.some((each) => each.month === month) ? month : null,
    name: attributeName(fact),
    lead: words.emailsLead(page.count, month),
    part: staticHtml(request, <ReportEmailList fact={fact} month={month} page={page} />),
  }
}
