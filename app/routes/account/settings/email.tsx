import { data, href } from 'react-router'
import { SettingsDialog } from '#app/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/accounts/components/settings-form.tsx'
import { useSettings } from '#app/accounts/components/use-settings.ts'
import { copy } from '#app/accounts/copy.ts'
import { requestEmailChange } from '#app/accounts/profile/email-change.server.ts'
import { emailChangeForm, readReauthentication } from '#app/accounts/schema.ts'
import { redirectWithToast, formAction, errorResponse } from '#app/accounts/request/form-action.server.ts'
import { requireSession } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { EmailInput } from '#app/platform/ui/field.tsx'
import { InputField } from '#app/platform/ui/form.tsx'
import type { Route } from './+types/email.ts'

export const action = formAction(
  {
    who: requireSession,
    failed: copy.toasts.emailFailed.title,
    schema: ({ viewer }) => emailChangeForm(viewer.email),
  },
  async ({ actor: session, input: { email }, form, meta }) => {
    const reauthentication = readReauthentication(form)
    const result = await requestEmailChange({ session, meta, email, reauthentication })
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
        return errorResponse(result, copy.toasts.emailFailed.title)
    }
  },
)

export const clientAction = keepForm(copy.toasts.emailFailed.title)

export default function EmailDialog({ actionData: answer }: Route.ComponentProps) {
  const { mailGoesOut } = useSettings()
  const words = copy.dialogs.email
  return (
    <SettingsDialog title={words.title} description={mailGoesOut ? words.about : words.aboutAtOnce}>
      <SettingsForm answer={answer} submit={mailGoesOut ? words.submit : words.submitAtOnce} guarded>
        <InputField name="email" label={words.field} required as={EmailInput} />
      </SettingsForm>
    </SettingsDialog>
  )
}
