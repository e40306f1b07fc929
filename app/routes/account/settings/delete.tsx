import { useEffect, useRef, useState } from 'react'
import { data, href } from 'react-router'
import { SettingsDialog } from '#app/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/accounts/components/settings-form.tsx'
import { copy } from '#app/accounts/copy.ts'
import { deleteAccount } from '#app/accounts/profile/account-deletion.server.ts'
import { DELETE_PHRASE, deletionForm, readReauthentication } from '#app/accounts/schema.ts'
import {
  redirectWithToast,
  formAction,
  bad,
  errorResponse,
} from '#app/accounts/request/form-action.server.ts'
import { getSession } from '#app/accounts/request/request-context.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { InputField } from '#app/platform/ui/form.tsx'
import { failedResult } from '#app/platform/lib/form-result.ts'
import type { Route } from './+types/delete.ts'

const words = copy.dialogs.delete
const { title } = copy.toasts.deletionFailed

export const action = formAction(
  { who: getSession, failed: title },
  async ({ actor: session, form, meta }) => {
    const read = deletionForm.safeParse(Object.fromEntries(form))
    if (!read.success) return wrongPhrase()
    const given = { phrase: read.data.phrase, reauthentication: readReauthentication(form) }
    const result = await deleteAccount({ session, meta, ...given })
    if (result.ok) return redirectWithToast(href('/'), copy.toasts.deleted, { headers: result.headers })
    switch (result.reason) {
      case 'wrong-phrase':
        return wrongPhrase()
      case 'last-owner':
        return data(failedResult(title, copy.errors.lastOwner), { status: 409 })
      case 'unauthorized':
        return redirectWithToast(href('/'), copy.toasts.deletionRequested, { headers: result.headers })
      default:
        return errorResponse(result, title)
    }
  },
)

function wrongPhrase() {
  const { phrase } = copy.errors
  return { errors: { phrase }, toast: bad(phrase) }
}

export const clientAction = keepForm(title)

export default function DeleteDialog({ actionData: answer }: Route.ComponentProps) {
  // Null until scripts run: without them only the server validates, and the form is read on submission.
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => setTyped(field.current!.value), [])
  return (
    <SettingsDialog title={words.title} description={words.warning}>
      <SettingsForm
        answer={answer}
        submit={words.submit}
        busy={words.busy}
        variant="destroy"
        guarded
        disabled={typed !== null && typed !== DELETE_PHRASE}
      >
        <InputField
          name="phrase"
          label={words.ask}
          required
          ref={field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={DELETE_PHRASE}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </SettingsForm>
    </SettingsDialog>
  )
}
