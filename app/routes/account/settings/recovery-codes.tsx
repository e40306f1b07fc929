import { href, redirect } from 'react-router'
import { RecoveryCodes } from '#app/accounts/components/recovery-codes.tsx'
import { SettingsDialog } from '#app/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/accounts/components/settings-form.tsx'
import { copy } from '#app/accounts/copy.ts'
import { readReauthentication } from '#app/accounts/schema.ts'
import { renewRecoveryCodes } from '#app/accounts/second-factor/second-factor.server.ts'
import { formAction, errorResponse } from '#app/accounts/request/form-action.server.ts'
import { requireSession } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import type { Route } from './+types/recovery-codes.ts'

type Answer = FormResult & { recoveryCodes?: string[] }

const words = copy.dialogs.codes

export const action = formAction(
  { who: requireSession, failed: copy.errors.unreached },
  async ({ actor: session, form, meta }) => {
    const reauthentication = readReauthentication(form)
    const result = await renewRecoveryCodes({ session, meta, reauthentication })
    if (result.ok) return { recoveryCodes: result.recoveryCodes }
    // Turned off in another window.
    return result.reason === 'not-on' ? redirect(href('/settings')) : errorResponse(result, words.titleNew)
  },
)

export const clientAction = keepForm(copy.errors.unreached)

export default function RecoveryCodesDialog({ actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  if (answer?.recoveryCodes) {
    return (
      <SettingsDialog title={words.title} description={words.about}>
        <RecoveryCodes codes={answer.recoveryCodes} />
      </SettingsDialog>
    )
  }
  return (
    <SettingsDialog title={words.titleNew} description={words.aboutNew}>
      <SettingsForm answer={answer} submit={words.make} guarded />
    </SettingsDialog>
  )
}
