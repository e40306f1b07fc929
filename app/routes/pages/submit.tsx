import { data, href, Link } from 'react-router'
import { submitEmail } from '#app/intake/submissions/commands.server.ts'
import { SubmissionList } from '#app/intake/submissions/components/submission-list.tsx'
import { SubmitForm } from '#app/intake/submissions/components/submit-form.tsx'
import { submitCopy as words } from '#app/intake/submissions/copy.ts'
import { SUBMISSION_MB_MAX } from '#app/intake/submissions/limits.ts'
import { listSubmissions } from '#app/intake/submissions/queries.server.ts'
import { submissionForm } from '#app/intake/submissions/schema.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import type { Route } from './+types/submit.ts'

const failed = { failure: words.failed }

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  return { submissions: await listSubmissions(viewer) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

export const action = formAction(
  {
    who: requireViewer,
    counted: ({ id }) => ({ key: `submit:${id}`, ...RATE_LIMITS.submit }),
    failed,
    schema: submissionForm,
  },
  async ({ actor, input, form }) => {
    const sent = form.get('file')
    const file = sent instanceof File && sent.size > 0 ? new Uint8Array(await sent.arrayBuffer()) : null
    const outcome = await submitEmail({ actor, address: actor.email, file, form: input })
    if (outcome.ok) return redirectWithToast(href('/submit'), { title: words.sent })
    if (outcome.reason === 'invalid') return { errors: outcome.errors }
    return data({ failure: outcome.message }, { status: outcome.reason === 'refused' ? 422 : 503 })
  },
)

export const clientAction = keepForm(failed)

export default function Submit({ loaderData: { submissions }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-18 max-sm:pt-11">
      <div className="grid gap-x-24 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,600px)]">
        <div>
          <h1 className="type-title">{words.title}</h1>
          <p className="mt-4 max-w-[400px] type-lead text-ink-soft">{words.lead}</p>
          <p className="mt-4 max-w-[400px] type-body text-ink-soft">{words.how}</p>
          <p className="mt-4 max-w-[400px] type-small text-ink-soft">
            {words.limits(SUBMISSION_MB_MAX, RATE_LIMITS.submit.points)}
          </p>
          {isModuleOn('draft-preview') && (
            <p className="mt-4 max-w-[400px] type-body text-ink-soft">
              {words.own}{' '}
              <Link to={href('/preview-draft')} className="text-accent underline underline-offset-3">
                {words.draftPreview}
              </Link>
              .
            </p>
          )}
        </div>
        <SubmitForm answer={actionData} />
      </div>
      <SubmissionList submissions={submissions} />
    </div>
  )
}
