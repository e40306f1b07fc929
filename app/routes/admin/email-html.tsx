import { data, href, Link } from 'react-router'
import { PartHeading } from '#app/features/admin-emails/components/part-heading.tsx'
import { readStoredHtml, replaceHtml } from '#app/features/admin-emails/content-commands.server.ts'
import { emailEditCopy } from '#app/features/admin-emails/email-copy.ts'
import { readEmail } from '#app/features/admin-emails/email.server.ts'
import { decodeHtml } from '#app/features/ingest/parse/decode-html.ts'
import { redirectWithToast, redirectWithUndo } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { sentForm } from '#app/http/read-form.ts'
import { requireEditor } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, FormField, SubmitButton } from '#app/ui/form.tsx'
import { FileInput, TextArea } from '#app/ui/text-controls.tsx'
import type { Route } from './+types/email-html.ts'

const words = emailEditCopy.html

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const [email, html] = await Promise.all([readEmail({ actor, id }), readStoredHtml({ actor, id })])
  if (!email) {
    throw redirectWithToast(href('/admin/emails'), { title: emailEditCopy.missing, kind: 'destructive' })
  }
  return { id: email.id, subject: email.subject, html: html ?? '' }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const actor = await requireEditor(context, request)
  const form = await sentForm(request)
  const file = form.get('file')
  const isFile = file instanceof File && file.size > 0
  const html = isFile ? decodeHtml(new Uint8Array(await file.arrayBuffer())) : formText(form, 'html')
  const answer = (more: FormAnswer, status: number) =>
    data<FormAnswer>({ ...(!isFile && { values: { html } }), ...more }, { status })
  if (!html.trim()) return answer({ errors: { html: words.empty } }, 400)
  const outcome = await settleOrNull(replaceHtml({ actor, id, html }), 'replacing the HTML of an email')
  if (!outcome) return answer(failedAnswer(words.failed), 500)
  if (outcome.ok) {
    const page = href('/admin/emails/:id', { id })
    return redirectWithUndo(page, { title: words.done, changeId: outcome.changeId })
  }
  switch (outcome.reason) {
    case 'refused':
      return answer({ errors: { html: words.refused(outcome.why) } }, 400)
    case 'missing':
      return redirectWithToast(href('/admin/emails'), { title: emailEditCopy.missing, kind: 'destructive' })
    default:
      return answer({ failure: emailEditCopy.conflict }, 409)
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, failedAnswer(words.failed))
}

export default function ReplaceHtml({ loaderData, actionData }: Route.ComponentProps) {
  const { id, html } = loaderData
  const answer: FormAnswer | undefined = actionData
  return (
    <div className="wrap pb-20">
      <PartHeading email={loaderData} title={words.title}>
        {words.note}
      </PartHeading>
      <Form
        answer={{ ...answer, values: { html, ...answer?.values } }}
        encType="multipart/form-data"
        className="mt-8 flex flex-col gap-5"
      >
        <FormField name="html" label={words.field}>
          {(control) => (
            <TextArea
              rows={22}
              spellCheck={false}
              autoCapitalize="none"
              {...control}
              className="font-mono text-[0.8125rem]/5 [font-variant-ligatures:none]"
            />
          )}
        </FormField>
        <Field label={words.file}>
          {(control) => (
            <FileInput name="file" prompt={words.filePrompt} accept=".html,.htm,text/html" {...control} />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={words.busy}>{words.submit}</SubmitButton>
          <Button asChild>
            <Link to={href('/admin/emails/:id', { id })}>Cancel</Link>
          </Button>
        </div>
      </Form>
    </div>
  )
}
