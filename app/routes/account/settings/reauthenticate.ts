import { href, redirect } from 'react-router'
import { providerFailure } from '#app/accounts/provider-failure.ts'
import { formAction } from '#app/accounts/request/form-action.server.ts'
import { requireSession } from '#app/accounts/request/session.server.ts'
import { providerById } from '#app/accounts/sign-in/providers.server.ts'
import { reauthenticateAt } from '#app/accounts/sign-in/single-sign-on.server.ts'
import { safeNext } from '#app/platform/http/next-address.ts'
import { keepPage } from '#app/platform/http/with-fallback.ts'
import type { Route } from './+types/reauthenticate.ts'

export function loader() {
  return redirect(href('/settings'))
}

/** Reauthentication at a provider, for accounts with neither password nor second factor; returns to its dialog. */
export const action = formAction(
  {
    who: requireSession,
    failed: providerFailure(''),
    page: ({ url }) => safeNext(url.searchParams.get('next')),
  },
  async ({ actor: session }, { url, params: { provider } }: Route.ActionArgs) => {
    const next = safeNext(url.searchParams.get('next'))
    const result = await reauthenticateAt({ provider, session, next })
    return result.ok
      ? redirect(result.url, { headers: result.headers })
      : providerFailure(provider, providerById(provider)?.name)
  },
)

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
  return keepPage(providerFailure(params.provider).toast!.title)({ serverAction })
}
