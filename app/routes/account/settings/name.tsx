import { href } from 'react-router'
import { SettingsDialog } from '#app/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/accounts/components/settings-form.tsx'
import { useSettings } from '#app/accounts/components/use-settings.ts'
import { copy } from '#app/accounts/copy.ts'
import { changeName } from '#app/accounts/profile/profile.server.ts'
import { nameForm } from '#app/accounts/schema.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { requireSession } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { InputField } from '#app/platform/ui/form.tsx'
import type { Route } from './+types/name.ts'

export const action = formAction(
  { who: requireSession, failed: copy.toasts.nameFailed.title, schema: nameForm },
  async ({ actor: session, input, meta }) => {
    await changeName({ session, meta, ...input })
    return redirectWithToast(href('/settings'), copy.toasts.nameUpdated)
  },
)

export const clientAction = keepForm(copy.toasts.nameFailed.title)

export default function NameDialog({ actionData: answer }: Route.ComponentProps) {
  const { account } = useSettings()
  return (
    <SettingsDialog title={copy.dialogs.name.title}>
      <SettingsForm answer={answer} submit={copy.settings.save}>
        <InputField name="name" label={copy.fields.name} required saved={account.name} autoComplete="name" />
      </SettingsForm>
    </SettingsDialog>
  )
}
