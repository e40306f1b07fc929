import { data, href, redirect } from 'react-router'
import { SettingsDialog } from '#app/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/accounts/components/settings-form.tsx'
import { copy } from '#app/accounts/copy.ts'
import { isGoogleConfigured, linkGoogle } from '#app/accounts/sign-in/google.server.ts'
import { readReauthentication } from '#app/accounts/schema.ts'
import { formAction, errorResponse } from '#app/accounts/request/form-action.server.ts'
import { requireSession } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import type { Route } from './+types/google.ts'

const words = copy.dialogs.google
const { title } = copy.toasts.googleFailed
const failed = failedResult(title)

export const action = formAction({ who: requireSession, failed }, async ({ actor: session, form, meta }) => {
  const reauthentication = readReauthentication(form)
  const next = href('/settings')
  const result = await linkGoogle({ session, meta, next, reauthentication })
  if (result.ok) return redirect(result.url, { headers: result.headers })
  if (result.reason !== 'not-available') return errorResponse(result, title)
  return data(failed, { status: isGoogleConfigured() ? 500 : 404 })
})

export const clientAction = keepForm(failed)

export default function GoogleDialog({ actionData: answer }: Route.ComponentProps) {
  return (
    <SettingsDialog title={words.title} description={words.about}>
      <SettingsForm answer={answer} submit={words.submit} guarded />
    </SettingsDialog>
  )
}
