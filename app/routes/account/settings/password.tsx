import { href } from 'react-router'
import { NewPasswordFields } from '#app/features/accounts/components/new-password-fields.tsx'
import { SettingsDialog } from '#app/features/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/features/accounts/components/settings-form.tsx'
import { useSettings } from '#app/features/accounts/components/use-settings.ts'
import { copy } from '#app/features/accounts/copy.ts'
import { changePassword } from '#app/features/accounts/profile.server.ts'
import { newPasswordForm, readReauthentication } from '#app/features/accounts/schema.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { readForm, sentForm } from '#app/http/read-form.ts'
import { failed, refuse } from '#app/http/refusal.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/password.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireSession(context, request)
  const form = await sentForm(request)
  const read = readForm(newPasswordForm, form)
  if (!read.ok) return read.refusal
  const given = { newPassword: read.input.password, reauthentication: readReauthentication(form) }
  const change = changePassword({ session, meta: requestMeta(context), ...given })
  const result = await settleOrNull(change, 'changing a password')
  const { title } = copy.toasts.passwordFailed
  if (!result) return failed(title)
  if (!result.ok) return refuse(result, title)
  return redirectWithToast(href('/settings'), copy.toasts.passwordUpdated, { headers: result.headers })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, failedAnswer(copy.toasts.passwordFailed.title))
}

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
