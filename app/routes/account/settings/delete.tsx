import { useEffect, useRef, useState } from 'react'
import { data, href } from 'react-router'
import { SettingsDialog } from '#app/features/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/features/accounts/components/settings-form.tsx'
import { copy } from '#app/features/accounts/copy.ts'
import { deleteAccount } from '#app/features/accounts/account-deletion.server.ts'
import { DELETE_PHRASE, deletionForm, readReauthentication } from '#app/features/accounts/schema.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { readForm, sentForm } from '#app/http/read-form.ts'
import { bad, failed, refuse } from '#app/http/refusal.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { requestMeta, getSession } from '#app/http/request-context.server.ts'
import { Input } from '#app/ui/field.tsx'
import { FormField } from '#app/ui/form.tsx'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/delete.ts'

const words = copy.dialogs.delete

export async function action({ request, context }: Route.ActionArgs) {
  const form = await sentForm(request)
  const read = readForm(deletionForm, form)
  if (!read.ok) return wrongPhrase()
  const session = await getSession(context)
  const given = { phrase: read.input.phrase, reauthentication: readReauthentication(form) }
  const deletion = deleteAccount({ session, meta: requestMeta(context), ...given })
  const result = await settleOrNull(deletion, 'deleting an account')
  if (!result) return failed(copy.toasts.deletionFailed.title)
  if (result.ok) return redirectWithToast(href('/'), copy.toasts.deleted, { headers: result.headers })
  if (result.reason === 'wrong-phrase') return wrongPhrase()
  if (result.reason === 'last-owner') return lastOwner()
  if (result.reason !== 'unauthorized') return refuse(result, copy.toasts.deletionFailed.title)
  return redirectWithToast(href('/'), copy.toasts.deletionRequested, { headers: result.headers })
}

function wrongPhrase() {
  const { phrase } = copy.errors
  return data<FormAnswer>({ errors: { phrase }, toast: bad(phrase) }, { status: 400 })
}

function lastOwner() {
  const failure = copy.errors.lastOwner
  return data<FormAnswer>({ failure, toast: bad(copy.toasts.deletionFailed.title, failure) }, { status: 409 })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, failedAnswer(copy.toasts.deletionFailed.title))
}

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
        <FormField name="phrase" label={words.ask} required>
          {(control) => (
            <Input
              {...control}
              ref={field}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={DELETE_PHRASE}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </FormField>
      </SettingsForm>
    </SettingsDialog>
  )
}
