import { data } from 'react-router'
import { reportCopy as words } from '#app/admin/takedown/copy.ts'
import { findReportedCollection } from '#app/admin/takedown/queries.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { reportAction } from './report-action.server.ts'
import { ReportOrMissing } from './report-or-missing.tsx'
import type { Route } from './+types/report-collection.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const collection = await findReportedCollection(params.slug)
  if (!collection) return data(null, { status: 404 })
  return { about: collection.about, path: collection.path }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: words.of.collection.title })

export const action = reportAction(({ slug }: Route.ActionArgs['params']) => findReportedCollection(slug))

export const clientAction = keepForm({ failure: words.failed })

export default function ReportCollection({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportOrMissing words={words.of.collection} reported={loaderData} answer={actionData} />
}
