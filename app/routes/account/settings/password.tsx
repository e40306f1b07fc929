import { href } from 'react-router'
import { NewPasswordFields } from '#app/accounts/components/new-password-fields.tsx'
import { SettingsDialog } from '#app/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/accounts/components/settings-form.tsx'
import { useSettings } from '#app/accounts/components/use-settings.ts'
import { copy } from '#app/accounts/copy.ts'
import { changePassword } from '#app/accounts/profile/profile.server.ts'
import { newPasswordForm, readReauthentication } from '#app/accounts/schema.ts'
import { redirectWithToast, formAction, errorResponse } from '#app/accounts/request/form-action.server.ts'
import { requireSession } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { Route } from './+types/password.ts'

export const action = formAction(
  { who: requireSession, failed: copy.toasts.passwordFailed.title, schema: newPasswordForm },
  async ({ actor: session, input, form, meta }) => {
    const given = { newPassword: input.password, reauthentication: readReauthentication(form) }
    const result = await changePassword({ session, meta, ...given })
    if (!result.ok) return errorResponse(result, copy.toasts.passwordFailed.title)
    return redirectWithToast(href('/settings'), copy.toasts.passwordUpdated, { headers: result.headers })
  },
)

export const clientAction = keepForm(copy.toasts.passwordFailed.title)

export default function PasswordDialog({ actionData: answer }: Route.ComponentProps) {
  const { account } = useSettings()
  const words = copy.dialogs.password
  const title = account.hasPassword ? words.title : words.titleFirst
  return (
    <SettingsDialog title={title} description={words.about}>
      <SettingsForm answer={answer} submit={title} guarded>
        <input type="hidden" name="username" value={account.email} autoComplete="username" />
        <NewPasswordFields />
      </SettingsForm>
    </SettingsDialog>
  )
}
