import { data, href, redirect } from 'react-router'
import { SettingsDialog } from '#app/features/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/features/accounts/components/settings-form.tsx'
import { copy } from '#app/features/accounts/copy.ts'
import { isGoogleConfigured, linkGoogle } from '#app/features/accounts/google.server.ts'
import { readReauthentication } from '#app/features/accounts/schema.ts'
import { sentForm } from '#app/http/read-form.ts'
import { bad, failed, refuse } from '#app/http/refusal.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/google.ts'

const words = copy.dialogs.google

export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireSession(context, request)
  const reauthentication = readReauthentication(await sentForm(request))
  const link = linkGoogle({ session, meta: requestMeta(context), next: href('/settings'), reauthentication })
  const result = await settleOrNull(link, 'connecting Google')
  const { title } = copy.toasts.googleFailed
  if (!result) return failed(title)
  if (result.ok) return redirect(result.url, { headers: result.headers })
  if (result.reason !== 'not-available') return refuse(result, title)
  if (isGoogleConfigured()) return failed(title)
  return data<FormAnswer>({ failure: title, toast: bad(title) }, { status: 404 })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, failedAnswer(copy.toasts.googleFailed.title))
}

export default function GoogleDialog({ actionData: answer }: Route.ComponentProps) {
  return (
    <SettingsDialog title={words.title} description={words.about}>
      <SettingsForm answer={answer} submit={words.submit} guarded />
    </SettingsDialog>
  )
}
