import { href } from 'react-router'
import { SettingsDialog } from '#app/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/accounts/components/settings-form.tsx'
import { copy } from '#app/accounts/copy.ts'
import { unlinkIdentity } from '#app/accounts/sign-in/single-sign-on.server.ts'
import { readReauthentication } from '#app/accounts/schema.ts'
import { redirectWithToast, formAction, errorResponse } from '#app/accounts/request/form-action.server.ts'
import { requireSession } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { useSettings } from '#app/accounts/components/use-settings.ts'
import type { Route } from './+types/identity.ts'

const words = copy.dialogs.disconnect

export const action = formAction(
  { who: requireSession, failed: copy.errors.unreached },
  async ({ actor: session, form, meta }, { params: { id } }: Route.ActionArgs) => {
    const reauthentication = readReauthentication(form)
    const result = await unlinkIdentity({ session, meta, id, reauthentication })
    const { disconnected, lastWayIn, gone } = copy.toasts
    if (result.ok) return redirectWithToast(href('/settings'), disconnected(result.name))
    switch (result.reason) {
      case 'not-found':
        return redirectWithToast(href('/settings'), { ...gone, kind: 'destructive' })
      case 'last-way-in':
        return redirectWithToast(href('/settings'), { ...lastWayIn(result.name), kind: 'destructive' })
      default:
        return errorResponse(result, words.title())
    }
  },
)

export const clientAction = keepForm(copy.errors.unreached)

export default function DisconnectDialog({ actionData: answer, params }: Route.ComponentProps) {
  const { identities } = useSettings().account
  const name = identities.find(({ id }) => id === params.id)?.provider.name
  return (
    <SettingsDialog title={words.title(name)} description={words.about(name)}>
      <SettingsForm answer={answer} submit={copy.settings.security.disconnect} variant="destroy" guarded />
    </SettingsDialog>
  )
}
