import { data, href, Link } from 'react-router'
import { PartHeading } from '#app/admin/emails/components/part-heading.tsx'
import { readStoredHtml, replaceHtml } from '#app/admin/emails/content-commands.server.ts'
import { emailEditCopy } from '#app/admin/emails/email-copy.ts'
import { readEmail } from '#app/admin/emails/email.server.ts'
import { decodeHtml } from '#app/intake/ingest/parse/decode-html.ts'
import { redirectWithToast, redirectWithUndo, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { FileInput, TextArea } from '#app/platform/ui/text-controls.tsx'
import type { Route } from './+types/email-html.ts'

const words = emailEditCopy.html

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const [email, html] = await Promise.all([readEmail({ actor, id }), readStoredHtml({ actor, id })])
  if (!email) throw missing()
  return { id: email.id, subject: email.subject, html: html ?? '' }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

export const action = formAction(
  { who: requireEditor, failed: words.failed },
  async ({ actor, form }, { params: { id } }: Route.ActionArgs) => {
    const file = form.get('file')
    const isFile = file instanceof File && file.size > 0
    const html = isFile ? decodeHtml(new Uint8Array(await file.arrayBuffer())) : formText(form, 'html')
    if (!html.trim()) return { errors: { html: words.empty } }
    const outcome = await replaceHtml({ actor, id, html })
    if (outcome.ok) {
      const page = href('/admin/emails/:id', { id })
      return redirectWithUndo(page, { title: words.done, changeId: outcome.changeId })
    }
    switch (outcome.reason) {
      case 'refused':
        return { errors: { html: words.refused(outcome.why) } }
      case 'missing':
        return missing()
      default:
        return data({ failure: emailEditCopy.conflict }, { status: 409 })
    }
  },
)

function missing(): Response {
  return redirectWithToast(href('/admin/emails'), { title: emailEditCopy.missing, kind: 'destructive' })
}

export const clientAction = keepForm(words.failed)

export default function ReplaceHtml({ loaderData, actionData }: Route.ComponentProps) {
  const { id, html } = loaderData
  const answer: FormResult | undefined = actionData
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
        <InputField
          name="html"
          label={words.field}
          as={TextArea}
          rows={22}
          spellCheck={false}
          autoCapitalize="none"
          inputClass="font-mono text-[0.8125rem]/5 [font-variant-ligatures:none]"
        />
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
