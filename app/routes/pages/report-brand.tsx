import { data } from 'react-router'
import { reportCopy as words } from '#app/features/takedown/copy.ts'
import { findReportedBrand } from '#app/features/takedown/queries.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { receiveReport } from './receive-report.server.ts'
import { ReportOrMissing } from './report-or-missing.tsx'
import type { Route } from './+types/report-brand.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const brand = await findReportedBrand(params.brandSlug)
  if (!brand) return data(null, { status: 404 })
  return { about: brand.about, path: brand.path }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.of.brand.title })

export function action({ request, context, params }: Route.ActionArgs) {
  return receiveReport({ request, context }, () => findReportedBrand(params.brandSlug))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, { failure: words.failed })
}

export default function ReportBrand({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportOrMissing words={words.of.brand} reported={loaderData} answer={actionData} />
}
