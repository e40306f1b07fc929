import { data, href } from 'react-router'
import { ReportPage } from '#app/features/takedown/components/report-page.tsx'
import { reportCopy as words } from '#app/features/takedown/copy.ts'
import { findReportedEmail } from '#app/features/takedown/queries.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { receiveReport } from './receive-report.server.ts'
import type { Route } from './+types/report-email.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const email = await findReportedEmail(params.emailSlug)
  if (!email) return data(null, { status: 404 })
  return { about: email.about, path: email.path }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

export function action({ request, context, params }: Route.ActionArgs) {
  return receiveReport({ request, context }, () => findReportedEmail(params.emailSlug))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, { failure: words.failed })
}

export default function ReportEmail({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) {
    const { missing, missingText, toGallery } = words
    return <MissingPage title={missing} text={missingText} to={href('/')} label={toGallery} />
  }
  const { about, path } = loaderData
  const back = { to: path, label: words.back }
  return <ReportPage title={words.title} lead={words.lead} about={about} back={back} answer={actionData} />
}
