import { href } from 'react-router'
import { SettingsDialog } from '#app/features/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/features/accounts/components/settings-form.tsx'
import { copy } from '#app/features/accounts/copy.ts'
import { unlinkIdentity } from '#app/features/accounts/google.server.ts'
import { readReauthentication } from '#app/features/accounts/schema.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { sentForm } from '#app/http/read-form.ts'
import { refuse } from '#app/http/refusal.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/identity.ts'

const words = copy.dialogs.disconnect

/** Unlinks a sign-in method, unless it is the last one. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const session = await requireSession(context, request)
  const reauthentication = readReauthentication(await sentForm(request))
  const result = await unlinkIdentity({
    session,
    meta: requestMeta(context),
    id: params.id,
    reauthentication,
  })
  const { googleDisconnected, lastWayIn, gone } = copy.toasts
  if (result.ok) return redirectWithToast(href('/settings'), googleDisconnected)
  if (result.reason === 'not-found')
    return redirectWithToast(href('/settings'), { ...gone, kind: 'destructive' })
  if (result.reason === 'last-way-in')
    return redirectWithToast(href('/settings'), { ...lastWayIn, kind: 'destructive' })
  return refuse(result, words.title)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, failedAnswer(copy.errors.unreached))
}

export default function DisconnectDialog({ actionData: answer }: Route.ComponentProps) {
  return (
    <SettingsDialog title={words.title} description={words.about}>
      <SettingsForm answer={answer} submit={copy.settings.security.disconnect} variant="destroy" guarded />
    </SettingsDialog>
  )
}
