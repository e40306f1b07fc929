import { data, href } from 'react-router'
import { SettingsDialog } from '#app/features/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/features/accounts/components/settings-form.tsx'
import { useSettings } from '#app/features/accounts/components/use-settings.ts'
import { copy } from '#app/features/accounts/copy.ts'
import { requestEmailChange } from '#app/features/accounts/email-change.server.ts'
import { emailChangeForm, readReauthentication } from '#app/features/accounts/schema.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { readForm, sentForm } from '#app/http/read-form.ts'
import { failed, refuse } from '#app/http/refusal.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { EmailInput } from '#app/ui/field.tsx'
import { FormField } from '#app/ui/form.tsx'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/email.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireSession(context, request)
  const form = await sentForm(request)
  const read = readForm(emailChangeForm(session.viewer.email), form)
  if (!read.ok) return read.refusal
  const { email } = read.input
  const change = requestEmailChange({
    session,
    meta: requestMeta(context),
    email,
    reauthentication: readReauthentication(form),
  })
  const result = await settleOrNull(change, 'changing an address')
  const { title } = copy.toasts.emailFailed
  if (!result) return failed(title)
  if (result.ok) {
    const { emailSent, emailChanged } = copy.toasts
    return redirectWithToast(href('/settings'), result.state === 'mailed' ? emailSent : emailChanged)
  }
  switch (result.reason) {
    case 'same-email':
      return data<FormAnswer>({ errors: { email: copy.errors.sameEmail } }, { status: 400 })
    case 'not-available':
      return data<FormAnswer>({ errors: { email: copy.errors.emailTaken } }, { status: 409 })
    case 'last-owner':
      return data<FormAnswer>({ errors: { email: copy.errors.lastOwner } }, { status: 409 })
    default:
      return refuse(result, title)
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, failedAnswer(copy.toasts.emailFailed.title))
}

export default function EmailDialog({ actionData: answer }: Route.ComponentProps) {
  const { mailGoesOut } = useSettings()
  const words = copy.dialogs.email
  return (
    <SettingsDialog title={words.title} description={mailGoesOut ? words.about : words.aboutAtOnce}>
      <SettingsForm answer={answer} submit={mailGoesOut ? words.submit : words.submitAtOnce} guarded>
        <FormField name="email" label={words.field} required>
          {(control) => <EmailInput {...control} />}
        </FormField>
      </SettingsForm>
    </SettingsDialog>
  )
}
