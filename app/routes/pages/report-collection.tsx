import { data } from 'react-router'
import { reportCopy as words } from '#app/features/takedown/copy.ts'
import { findReportedCollection } from '#app/features/takedown/queries.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { receiveReport } from './receive-report.server.ts'
import { ReportOrMissing } from './report-or-missing.tsx'
import type { Route } from './+types/report-collection.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const collection = await findReportedCollection(params.slug)
  if (!collection) return data(null, { status: 404 })
  return { about: collection.about, path: collection.path }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: words.of.collection.title })

export function action({ request, context, params }: Route.ActionArgs) {
  return receiveReport({ request, context }, () => findReportedCollection(params.slug))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, { failure: words.failed })
}

export default function ReportCollection({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportOrMissing words={words.of.collection} reported={loaderData} answer={actionData} />
}
