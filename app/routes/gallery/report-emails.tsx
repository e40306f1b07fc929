import { data } from 'react-router'
import { ReportEmailList } from '#app/analytics/report/components/report-emails.tsx'
import { reportPath } from '#app/analytics/report/components/report-links.ts'
import { reportCopy as words } from '#app/analytics/report/copy.ts'
import { readReportEmails } from '#app/analytics/report/emails.server.ts'
import { listReportMonths } from '#app/analytics/report/queries.server.ts'
import { attributeName } from '#app/analytics/report/report-attributes.ts'
import { reportEmailsQuery } from '#app/analytics/report/schema.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { staticHtml } from '#app/platform/http/static-html.server.tsx'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { StaticPage } from './static-page.tsx'
import type { Route } from './+types/report-emails.ts'
import '#app/platform/ui/charts/charts.css'
import '#app/analytics/report/components/report.css'

/** The emails behind a number of the report. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { fact, month, after } = readQuery(reportEmailsQuery, url)
  if (fact === null) return data(null, { status: 404 })
  const [page, stored] = await Promise.all([readReportEmails({ fact, month, after }), listReportMonths()])
  return {
    /** The month with a report that it leads back to: the running one has none, nor has one with too few emails. */
    month: stored.some((each) => each.month === month) ? month : null,
    name: attributeName(fact),
    lead: words.emailsLead(page.count, month),
    part: staticHtml(request, <ReportEmailList fact={fact} month={month} page={page} />),
  }
}

/** Of no use to search engines: the emails have pages of their own. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.name ?? words.emailsMissing.title })

export default function ReportEmailsPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    const { title, text, label } = words.emailsMissing
    return <MissingPage title={title} text={text} to={reportPath(null)} label={label} />
  }
  const { name, lead, month, part } = loaderData
  const parents = [null, ...(month ? [month] : [])].map((each) => {
    return { name: words.here(each), path: reportPath(each) }
  })
  return <StaticPage title={name} lead={lead} part={part} here={words.emailsTitle} parents={parents} />
}
