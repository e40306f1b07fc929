import { data, Link } from 'react-router'
import { reportPath } from '#app/analytics/report/components/report-links.ts'
import { reportCopy as words } from '#app/analytics/report/copy.ts'
import { reportEmailsQuery } from '#app/analytics/report/schema.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { renderReportEmails } from './report-emails.server.tsx'
import { StaticPage } from './static-page.tsx'
import type { Route } from './+types/report-emails.ts'
import '#app/platform/ui/charts/charts.css'
import '#app/analytics/report/components/report.css'

export async function loader({ request, url }: Route.LoaderArgs) {
  const { fact, month, after } = readQuery(reportEmailsQuery, url)
  if (fact === null) return data(null, { status: 404 })
  return renderReportEmails(request, { fact, month, after })
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
  return (
    <StaticPage
      title={name}
      lead={lead}
      part={part}
      here={words.emailsTitle}
      links={[null, ...(month ? [month] : [])].map((each) => (
        <Link key={each ?? 'live'} to={reportPath(each)}>
          {words.here(each)}
        </Link>
      ))}
    />
  )
}
