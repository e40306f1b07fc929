import { data, href } from 'react-router'
import { ReportPage } from '#app/features/takedown/components/report-page.tsx'
import { reportCopy as words } from '#app/features/takedown/copy.ts'
import { findReportedBrand } from '#app/features/takedown/queries.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { receiveReport } from './receive-report.server.ts'
import type { Route } from './+types/report-brand.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const brand = await findReportedBrand(params.brandSlug)
  if (!brand) return data(null, { status: 404 })
  return { about: brand.about, path: brand.path }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.brandTitle })

export function action({ request, context, params }: Route.ActionArgs) {
  return receiveReport({ request, context }, () => findReportedBrand(params.brandSlug))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, { failure: words.failed })
}

export default function ReportBrand({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) {
    const { missing, missingText, toGallery } = words
    return <MissingPage title={missing} text={missingText} to={href('/')} label={toGallery} />
  }
  const { about, path } = loaderData
  const back = { to: path, label: words.backToBrand }
  return (
    <ReportPage
      title={words.brandTitle}
      lead={words.brandLead}
      about={about}
      back={back}
      answer={actionData}
    />
  )
}
