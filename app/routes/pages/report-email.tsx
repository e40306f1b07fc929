import { data } from 'react-router'
import { reportCopy as words } from '#app/admin/takedown/copy.ts'
import { findReportedEmail } from '#app/admin/takedown/queries.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { reportAction } from './report-action.server.ts'
import { ReportOrMissing } from './report-or-missing.tsx'
import type { Route } from './+types/report-email.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const email = await findReportedEmail(params.emailSlug)
  if (!email) return data(null, { status: 404 })
  return { about: email.about, path: email.path }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.of.email.title })

export const action = reportAction(({ emailSlug }: Route.ActionArgs['params']) =>
  findReportedEmail(emailSlug),
)

export const clientAction = keepForm({ failure: words.failed })

export default function ReportEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportOrMissing words={words.of.email} reported={loaderData} answer={actionData} />
}
