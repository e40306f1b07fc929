import { href } from 'react-router'
import { NewPasswordFields } from '#app/features/accounts/components/new-password-fields.tsx'
import { SettingsDialog } from '#app/features/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/features/accounts/components/settings-form.tsx'
import { useSettings } from '#app/features/accounts/components/use-settings.ts'
import { copy } from '#app/features/accounts/copy.ts'
import { changePassword } from '#app/features/accounts/profile.server.ts'
import { newPasswordForm, readReauthentication } from '#app/features/accounts/schema.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { refuse } from '#app/http/refusal.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/password.ts'

const failed = failedAnswer(copy.toasts.passwordFailed.title)

export const action = formAction(
  { who: requireSession, failed, schema: newPasswordForm },
  async ({ actor: session, input, form }, { context }) => {
    const given = { newPassword: input.password, reauthentication: readReauthentication(form) }
    const result = await changePassword({ session, meta: requestMeta(context), ...given })
    if (!result.ok) return refuse(result, copy.toasts.passwordFailed.title)
    return redirectWithToast(href('/settings'), copy.toasts.passwordUpdated, { headers: result.headers })
  },
)

export const clientAction = keepForm(failed)

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
