import { href } from 'react-router'
import { SettingsDialog } from '#app/features/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/features/accounts/components/settings-form.tsx'
import { copy } from '#app/features/accounts/copy.ts'
import { refuseUnlessFresh } from '#app/features/accounts/reauthentication.server.ts'
import { readReauthentication } from '#app/features/accounts/schema.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { refuse } from '#app/http/refusal.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { Button } from '#app/ui/button.tsx'
import { DialogActions } from '#app/ui/dialog.tsx'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/export.ts'

type Answer = FormAnswer & { ready?: boolean }

const words = copy.dialogs.export
const failed = failedAnswer(copy.errors.unreached)

export const action = formAction({ who: requireSession, failed }, async ({ actor: session, form }) => {
  const refused = await refuseUnlessFresh(session, readReauthentication(form))
  return refused ? refuse(refused, words.title) : { ready: true }
})

export const clientAction = keepForm(failed)

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
