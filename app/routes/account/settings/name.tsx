import { href } from 'react-router'
import { SettingsDialog } from '#app/features/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/features/accounts/components/settings-form.tsx'
import { useSettings } from '#app/features/accounts/components/use-settings.ts'
import { copy } from '#app/features/accounts/copy.ts'
import { changeName } from '#app/features/accounts/profile.server.ts'
import { nameForm } from '#app/features/accounts/schema.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { readForm, sentForm } from '#app/http/read-form.ts'
import { failed } from '#app/http/refusal.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { Input } from '#app/ui/field.tsx'
import { FormField } from '#app/ui/form.tsx'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/name.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireSession(context, request)
  const read = readForm(nameForm, await sentForm(request))
  if (!read.ok) return read.refusal
  const change = changeName({ session, meta: requestMeta(context), ...read.input })
  if (!(await settleOrNull(change, 'changing a name'))) return failed(copy.toasts.nameFailed.title)
  return redirectWithToast(href('/settings'), copy.toasts.nameUpdated)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, failedAnswer(copy.toasts.nameFailed.title))
}

export default function NameDialog({ actionData: answer }: Route.ComponentProps) {
  const { account } = useSettings()
  return (
    <SettingsDialog title={copy.dialogs.name.title}>
      <SettingsForm answer={answer} submit={copy.settings.save}>
        <FormField name="name" label={copy.fields.name} required>
          {(control) => <Input {...control} autoComplete="name" defaultValue={account.name} />}
        </FormField>
      </SettingsForm>
    </SettingsDialog>
  )
}
