import { href } from 'react-router'
import { SettingsDialog } from '#app/features/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/features/accounts/components/settings-form.tsx'
import { useSettings } from '#app/features/accounts/components/use-settings.ts'
import { copy } from '#app/features/accounts/copy.ts'
import { changeName } from '#app/features/accounts/profile.server.ts'
import { nameForm } from '#app/features/accounts/schema.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { Input } from '#app/ui/field.tsx'
import { FormField } from '#app/ui/form.tsx'
import { failedAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/name.ts'

const failed = failedAnswer(copy.toasts.nameFailed.title)

export const action = formAction(
  { who: requireSession, failed, schema: nameForm },
  async ({ actor: session, input }, { context }) => {
    await changeName({ session, meta: requestMeta(context), ...input })
    return redirectWithToast(href('/settings'), copy.toasts.nameUpdated)
  },
)

export const clientAction = keepForm(failed)

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
