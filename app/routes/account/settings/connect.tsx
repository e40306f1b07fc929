import { data, href, redirect } from 'react-router'
import { SettingsDialog } from '#app/accounts/components/settings-dialog.tsx'
import { SettingsForm } from '#app/accounts/components/settings-form.tsx'
import { copy } from '#app/accounts/copy.ts'
import { providerFailure } from '#app/accounts/provider-failure.ts'
import { formAction, errorResponse } from '#app/accounts/request/form-action.server.ts'
import { requireSession } from '#app/accounts/request/session.server.ts'
import { readReauthentication } from '#app/accounts/schema.ts'
import { providerById } from '#app/accounts/sign-in/providers.server.ts'
import { linkProvider } from '#app/accounts/sign-in/single-sign-on.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { Route } from './+types/connect.ts'

const words = copy.dialogs.connect

function providerOf(id: string) {
  const provider = providerById(id)
  if (!provider) throw data(null, { status: 404 })
  return provider
}

export function loader({ params }: Route.LoaderArgs) {
  return { name: providerOf(params.provider).name }
}

export const action = formAction(
  { who: requireSession, failed: providerFailure('') },
  async ({ actor: session, form }, { params }: Route.ActionArgs) => {
    const { id: provider, name } = providerOf(params.provider)
    const reauthentication = readReauthentication(form)
    const result = await linkProvider({ provider, session, next: href('/settings'), reauthentication })
    if (result.ok) return redirect(result.url, { headers: result.headers })
    const failed = providerFailure(provider, name)
    return result.reason === 'not-available'
      ? data(failed, { status: 500 })
      : errorResponse(result, failed.toast!.title)
  },
)

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
  return keepForm(providerFailure(params.provider))({ serverAction })
}

export default function ConnectDialog({ loaderData: { name }, actionData: answer }: Route.ComponentProps) {
  return (
    <SettingsDialog title={words.title(name)} description={words.about(name)}>
      <SettingsForm answer={answer} submit={copy.dialogs.continueWith(name)} guarded />
    </SettingsDialog>
  )
}
