import { data } from 'react-router'
import { reportCopy as words } from '#app/admin/takedown/copy.ts'
import { findReportedBrand } from '#app/admin/takedown/queries.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { reportAction } from './report-action.server.ts'
import { ReportOrMissing } from './report-or-missing.tsx'
import type { Route } from './+types/report-brand.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const brand = await findReportedBrand(params.brandSlug)
  if (!brand) return data(null, { status: 404 })
  return { about: brand.about, path: brand.path }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.of.brand.title })

export const action = reportAction(({ brandSlug }: Route.ActionArgs['params']) =>
  findReportedBrand(brandSlug),
)

export const clientAction = keepForm({ failure: words.failed })

export default function ReportBrand({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportOrMissing words={words.of.brand} reported={loaderData} answer={actionData} />
}
