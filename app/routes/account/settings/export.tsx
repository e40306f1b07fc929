import { href, redirect } from 'react-router'
import { exportMyData } from '#app/accounts/profile/account-export.server.ts'
import { SettingsDialog } from '#app/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/accounts/components/settings-form.tsx'
import { copy } from '#app/accounts/copy.ts'
import { refuseUnlessFresh } from '#app/accounts/passwords/reauthentication.server.ts'
import { readReauthentication } from '#app/accounts/schema.ts'
import { ExportState } from '#app/platform/exports/components/export-state.tsx'
import { exportCopy } from '#app/platform/exports/copy.ts'
import { getExport } from '#app/platform/exports/queries.server.ts'
import { formAction, errorResponse } from '#app/accounts/request/form-action.server.ts'
import { requireSession } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import type { Route } from './+types/export.ts'

const words = copy.dialogs.export

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, fresh } = await requireSession(context, request)
  const made = await getExport(viewer)
  return { made: made?.format === 'account' ? made : null, isFresh: fresh }
}

/** Begins to prepare the archive; one that is ready can be downloaded once the sign-in is fresh. */
export const action = formAction(
  { who: requireSession, failed: copy.errors.unreached },
  async ({ actor: session, form, meta }) => {
    const refused = await refuseUnlessFresh(session, readReauthentication(form))
    if (refused) return errorResponse(refused, words.title)
    if (!form.has('ready')) {
      const started = await exportMyData(session, meta)
      if (!started.ok) return failedResult(exportCopy.notStarted, started.message)
    }
    return redirect(href('/settings/export'))
  },
)

export const clientAction = keepForm(copy.errors.unreached)

export default function ExportDialog({ loaderData: { made, isFresh }, actionData }: Route.ComponentProps) {
  const isReady = made?.state === 'ready'
  const isMaking = made?.state === 'waiting' || made?.state === 'making'
  const isShown = made && (isFresh || !isReady)
  return (
    <SettingsDialog title={words.title} description={words.about}>
      {isShown && <ExportState made={made} />}
      {!isMaking && (
        <SettingsForm
          answer={actionData}
          submit={isShown ? exportCopy.account.again : words.submit}
          variant={isShown && isReady ? 'secondary' : 'primary'}
          guarded
        >
          {isReady && !isFresh && <input type="hidden" name="ready" />}
        </SettingsForm>
      )}
    </SettingsDialog>
  )
}
