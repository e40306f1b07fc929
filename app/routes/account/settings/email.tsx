import { data, href } from 'react-router'
import { SettingsDialog } from '#app/features/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/features/accounts/components/settings-form.tsx'
import { useSettings } from '#app/features/accounts/components/use-settings.ts'
import { copy } from '#app/features/accounts/copy.ts'
import { requestEmailChange } from '#app/features/accounts/email-change.server.ts'
import { emailChangeForm, readReauthentication } from '#app/features/accounts/schema.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { refuse } from '#app/http/refusal.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { EmailInput } from '#app/ui/field.tsx'
import { FormField } from '#app/ui/form.tsx'
import { failedAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/email.ts'

const failed = failedAnswer(copy.toasts.emailFailed.title)

export const action = formAction(
  { who: requireSession, failed, schema: ({ viewer }) => emailChangeForm(viewer.email) },
  async ({ actor: session, input: { email }, form }, { context }) => {
    const reauthentication = readReauthentication(form)
    const result = await requestEmailChange({ session, meta: requestMeta(context), email, reauthentication })
    if (result.ok) {
      const { emailSent, emailChanged } = copy.toasts
      return redirectWithToast(href('/settings'), result.state === 'mailed' ? emailSent : emailChanged)
    }
    switch (result.reason) {
      case 'same-email':
        return { errors: { email: copy.errors.sameEmail } }
      case 'not-available':
        return data({ errors: { email: copy.errors.emailTaken } }, { status: 409 })
      case 'last-owner':
        return data({ errors: { email: copy.errors.lastOwner } }, { status: 409 })
      default:
        return refuse(result, copy.toasts.emailFailed.title)
    }
  },
)

export const clientAction = keepForm(failed)

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
