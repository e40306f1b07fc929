import { data } from 'react-router'
import { reportCopy as words } from '#app/features/takedown/copy.ts'
import { findReportedEmail } from '#app/features/takedown/queries.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { receiveReport } from './receive-report.server.ts'
import { ReportOrMissing } from './report-or-missing.tsx'
import type { Route } from './+types/report-email.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const email = await findReportedEmail(params.emailSlug)
  if (!email) return data(null, { status: 404 })
  return { about: email.about, path: email.path }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.of.email.title })

export function action({ request, context, params }: Route.ActionArgs) {
  return receiveReport({ request, context }, () => findReportedEmail(params.emailSlug))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, { failure: words.failed })
}

export default function ReportEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportOrMissing words={words.of.email} reported={loaderData} answer={actionData} />
}
