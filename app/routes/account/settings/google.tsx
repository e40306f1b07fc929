import { data, href, redirect } from 'react-router'
import { SettingsDialog } from '#app/features/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/features/accounts/components/settings-form.tsx'
import { copy } from '#app/features/accounts/copy.ts'
import { isGoogleConfigured, linkGoogle } from '#app/features/accounts/google.server.ts'
import { readReauthentication } from '#app/features/accounts/schema.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { refuse } from '#app/http/refusal.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/google.ts'

const words = copy.dialogs.google
const { title } = copy.toasts.googleFailed
const failed = failedAnswer(title)

export const action = formAction(
  { who: requireSession, failed },
  async ({ actor: session, form }, { context }) => {
    const reauthentication = readReauthentication(form)
    const next = href('/settings')
    const result = await linkGoogle({ session, meta: requestMeta(context), next, reauthentication })
    if (result.ok) return redirect(result.url, { headers: result.headers })
    if (result.reason !== 'not-available') return refuse(result, title)
    return data(failed, { status: isGoogleConfigured() ? 500 : 404 })
  },
)

export const clientAction = keepForm(failed)

export default function GoogleDialog({ actionData: answer }: Route.ComponentProps) {
  return (
    <SettingsDialog title={words.title} description={words.about}>
      <SettingsForm answer={answer} submit={words.submit} guarded />
    </SettingsDialog>
  )
}
