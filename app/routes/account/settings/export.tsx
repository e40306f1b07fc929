import { data, href } from 'react-router'
import { SettingsDialog } from '#app/features/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/features/accounts/components/settings-form.tsx'
import { copy } from '#app/features/accounts/copy.ts'
import { refuseUnlessFresh } from '#app/features/accounts/reauthentication.server.ts'
import { readReauthentication } from '#app/features/accounts/schema.ts'
import { sentForm } from '#app/http/read-form.ts'
import { refuse } from '#app/http/refusal.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { Button } from '#app/ui/button.tsx'
import { DialogActions } from '#app/ui/dialog.tsx'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/export.ts'

type Answer = FormAnswer & { ready?: boolean }

const words = copy.dialogs.export

export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireSession(context, request)
  const refused = await refuseUnlessFresh(session, readReauthentication(await sentForm(request)))
  return refused ? refuse(refused, words.title) : data<Answer>({ ready: true })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<Answer>(serverAction, failedAnswer(copy.errors.unreached))
}

export default function ExportDialog({ actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  if (answer?.ready) {
    return (
      <SettingsDialog title={words.title} description={words.ready}>
        <DialogActions>
          <Button asChild variant="primary">
            <a href={href('/settings/export.zip')}>{copy.settings.manage.download}</a>
          </Button>
        </DialogActions>
      </SettingsDialog>
    )
  }
  return (
    <SettingsDialog title={words.title} description={words.about}>
      <SettingsForm answer={answer} submit={words.submit} guarded />
    </SettingsDialog>
  )
}
