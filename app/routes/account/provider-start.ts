import { href, redirect } from 'react-router'
import { providerFailure } from '#app/accounts/provider-failure.ts'
import { formAction } from '#app/accounts/request/form-action.server.ts'
import { requireGuest } from '#app/accounts/request/session.server.ts'
import { providerById } from '#app/accounts/sign-in/providers.server.ts'
import { startSingleSignOn } from '#app/accounts/sign-in/single-sign-on.server.ts'
import { safeNext } from '#app/platform/http/next-address.ts'
import { keepPage } from '#app/platform/http/with-fallback.ts'
import type { Route } from './+types/provider-start.ts'

/** No page: the target of a button on the sign-in pages. */
export function loader() {
  return redirect(href('/login'))
}

export const action = formAction(
  {
    who: (context) => requireGuest(context),
    failed: providerFailure(''),
    page: ({ url }) => href('/login') + url.search,
  },
  async (_, { url, params: { provider } }: Route.ActionArgs) => {
    const next = safeNext(url.searchParams.get('next'))
    const result = await startSingleSignOn({ provider, next })
    return result.ok
      ? redirect(result.url, { headers: result.headers })
      : providerFailure(provider, providerById(provider)?.name)
  },
)

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
  return keepPage(providerFailure(params.provider).toast!.title)({ serverAction })
}
