import { data, href, Link } from 'react-router'
import { submitEmail } from '#app/intake/submissions/commands.server.ts'
import { SubmissionList } from '#app/intake/submissions/components/submission-list.tsx'
import { submitCopy as words } from '#app/intake/submissions/copy.ts'
import { listSubmissions } from '#app/intake/submissions/queries.server.ts'
import { SUBMISSION_MB_MAX, submissionForm } from '#app/intake/submissions/schema.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { FormFileOrText } from '#app/platform/ui/form-file-or-text.tsx'
import { TextArea } from '#app/platform/ui/text-controls.tsx'
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

const ACCEPTED = '.eml,.html,.htm,message/rfc822,text/html'

function SubmitForm({ answer }: { answer: FormResult | undefined }) {
  return (
    <Form answer={answer} encType="multipart/form-data" className="grid gap-5">
      <FormFileOrText
        file={{ label: words.file, prompt: words.chooseFile, accept: ACCEPTED }}
        text={{ name: 'source', label: words.source, rows: 4 }}
      />
      <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
        <InputField name="brand" label={words.brand} autoComplete="off" />
        <InputField name="subject" label={words.subject} autoComplete="off" />
        <p className="-mt-3 type-small text-ink-soft sm:col-span-2">{words.htmlOnly}</p>
      </div>
      <InputField name="note" label={words.note} as={TextArea} rows={3} />
      <SubmitButton busy={words.sending} size="l" className="justify-self-start">
        {words.send}
      </SubmitButton>
    </Form>
  )
}
