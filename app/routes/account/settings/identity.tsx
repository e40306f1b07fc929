import { href } from 'react-router'
import { SettingsDialog } from '#app/features/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/features/accounts/components/settings-form.tsx'
import { copy } from '#app/features/accounts/copy.ts'
import { unlinkIdentity } from '#app/features/accounts/google.server.ts'
import { readReauthentication } from '#app/features/accounts/schema.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { refuse } from '#app/http/refusal.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/identity.ts'

const words = copy.dialogs.disconnect
const failed = failedAnswer(copy.errors.unreached)

/** Unlinks a sign-in method, unless it is the last one. */
export const action = formAction(
  { who: requireSession, failed },
  async ({ actor: session, form }, { context, params: { id } }: Route.ActionArgs) => {
    const reauthentication = readReauthentication(form)
    const result = await unlinkIdentity({ session, meta: requestMeta(context), id, reauthentication })
    const { googleDisconnected, lastWayIn, gone } = copy.toasts
    if (result.ok) return redirectWithToast(href('/settings'), googleDisconnected)
    switch (result.reason) {
      case 'not-found':
        return redirectWithToast(href('/settings'), { ...gone, kind: 'destructive' })
      case 'last-way-in':
        return redirectWithToast(href('/settings'), { ...lastWayIn, kind: 'destructive' })
      default:
        return refuse(result, words.title)
    }
  },
)

export const clientAction = keepForm(failed)

export default function DisconnectDialog({ actionData: answer }: Route.ComponentProps) {
  return (
    <SettingsDialog title={words.title} description={words.about}>
      <SettingsForm answer={answer} submit={copy.settings.security.disconnect} variant="destroy" guarded />
    </SettingsDialog>
  )
}
