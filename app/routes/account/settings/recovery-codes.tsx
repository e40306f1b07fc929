import { data, href, redirect } from 'react-router'
import { RecoveryCodes } from '#app/features/accounts/components/recovery-codes.tsx'
import { SettingsDialog } from '#app/features/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/features/accounts/components/settings-form.tsx'
import { copy } from '#app/features/accounts/copy.ts'
import { readReauthentication } from '#app/features/accounts/schema.ts'
import { renewRecoveryCodes } from '#app/features/accounts/second-factor.server.ts'
import { sentForm } from '#app/http/read-form.ts'
import { refuse } from '#app/http/refusal.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/recovery-codes.ts'

type Answer = FormAnswer & { recoveryCodes?: string[] }

const words = copy.dialogs.codes

export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireSession(context, request)
  const reauthentication = readReauthentication(await sentForm(request))
  const result = await renewRecoveryCodes({ session, meta: requestMeta(context), reauthentication })
  if (result.ok) return data<Answer>({ recoveryCodes: result.recoveryCodes })
  // Turned off in another window.
  if (result.reason === 'not-on') return redirect(href('/settings'))
  return refuse(result, words.titleNew)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<Answer>(serverAction, failedAnswer(copy.errors.unreached))
}

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
