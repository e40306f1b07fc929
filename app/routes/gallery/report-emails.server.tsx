/** Renders the emails behind a number of the report. */
import { ReportEmailList } from '#app/features/state-of-email/components/report-emails.tsx'
import { reportCopy as words } from '#app/features/state-of-email/copy.ts'
import { type AskedEmails, readReportEmails } from '#app/features/state-of-email/emails.server.ts'
import { listReportMonths } from '#app/features/state-of-email/queries.server.ts'
import { factName } from '#app/features/state-of-email/report-facts.ts'
import { staticHtml } from '#app/http/static-html.server.tsx'

export async function renderReportEmails(request: Request, asked: AskedEmails) {
  const [page, stored] = await Promise.all([readReportEmails(asked), listReportMonths()])
  const { fact, month } = asked
  return {
    /** The month with a report that it leads back to: the running one has none, nor has one with too few emails. */
    month: stored.some((each) => each.month === month) ? month : null,
    name: factName(fact),
    lead: words.emailsLead(page.count, month),
    part: staticHtml(request, <ReportEmailList fact={fact} month={month} page={page} />),
  }
}
