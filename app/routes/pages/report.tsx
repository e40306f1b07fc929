import { data, href } from 'react-router'
import { storeReport } from '#app/admin/takedown/commands.server.ts'
import { ReportPage } from '#app/admin/takedown/components/report-page.tsx'
import { reportCopy } from '#app/admin/takedown/copy.ts'
import {
  findReportedBrand,
  findReportedCollection,
  findReportedEmail,
} from '#app/admin/takedown/queries.server.ts'
import { REPORT_TRAP } from '#app/admin/takedown/report-fields.ts'
import { reportForm } from '#app/admin/takedown/schema.ts'
import { formAction } from '#app/accounts/request/form-action.server.ts'
import { countAttempt, networkLimit } from '#app/accounts/request/rate-limit.server.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { Route } from './+types/report.ts'

type Params = Route.LoaderArgs['params']

function kindOf(params: Params) {
  if (params.emailSlug !== undefined) return 'email'
  return params.brandSlug !== undefined ? 'brand' : 'collection'
}

function findReported(params: Params) {
  if (params.emailSlug !== undefined) return findReportedEmail(params.emailSlug)
  return params.brandSlug !== undefined
    ? findReportedBrand(params.brandSlug)
    : findReportedCollection(params.slug)
}

export async function loader({ params }: Route.LoaderArgs) {
  const found = await findReported(params)
  return data(found && { about: found.about, path: found.path }, found ? 200 : 404)
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, { title: reportCopy.of[kindOf(params)].title })

export const action = formAction(
  {
    limit: (context) => networkLimit('report', context),
    failed: { failure: reportCopy.failed },
    schema: reportForm,
  },
  async ({ input, form }, { context, params }: Route.ActionArgs) => {
    // Bots that fill in the honeypot get the same response.
    if (form.get(REPORT_TRAP)) return { ok: true }
    await countAttempt(networkLimit('report', context))
    const about = await findReported(params)
    if (!about) return data({ failure: reportCopy.missing }, { status: 404 })
    await storeReport(input, about)
    return { ok: true }
  },
)

export const clientAction = keepForm({ failure: reportCopy.failed })

export default function Report({ loaderData: reported, actionData, params }: Route.ComponentProps) {
  if (!reported) {
    const { missing, missingText, toGallery } = reportCopy
    return <MissingPage title={missing} text={missingText} to={href('/')} label={toGallery} />
  }
  return <ReportPage words={reportCopy.of[kindOf(params)]} reported={reported} answer={actionData} />
}
