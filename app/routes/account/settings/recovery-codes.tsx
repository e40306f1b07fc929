import { href, redirect } from 'react-router'
import { RecoveryCodes } from '#app/features/accounts/components/recovery-codes.tsx'
import { SettingsDialog } from '#app/features/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/features/accounts/components/settings-form.tsx'
import { copy } from '#app/features/accounts/copy.ts'
import { readReauthentication } from '#app/features/accounts/schema.ts'
import { renewRecoveryCodes } from '#app/features/accounts/second-factor.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { refuse } from '#app/http/refusal.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/recovery-codes.ts'

type Answer = FormAnswer & { recoveryCodes?: string[] }

const words = copy.dialogs.codes
const failed = failedAnswer(copy.errors.unreached)

export const action = formAction(
  { who: requireSession, failed },
  async ({ actor: session, form }, { context }) => {
    const reauthentication = readReauthentication(form)
    const result = await renewRecoveryCodes({ session, meta: requestMeta(context), reauthentication })
    if (result.ok) return { recoveryCodes: result.recoveryCodes }
    // Turned off in another window.
    return result.reason === 'not-on' ? redirect(href('/settings')) : refuse(result, words.titleNew)
  },
)

export const clientAction = keepForm(failed)

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
