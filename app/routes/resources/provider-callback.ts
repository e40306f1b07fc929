import { href, redirect } from 'react-router'
import { copy } from '#app/accounts/copy.ts'
import { providerFailure } from '#app/accounts/provider-failure.ts'
import { redirectWithToast } from '#app/accounts/request/form-action.server.ts'
import { requestMeta } from '#app/accounts/request/request-context.server.ts'
import { getViewer } from '#app/accounts/request/session.server.ts'
import { providerById } from '#app/accounts/sign-in/providers.server.ts'
import { finishSingleSignOn } from '#app/accounts/sign-in/single-sign-on.server.ts'
import { safeNext } from '#app/platform/http/next-address.ts'
import type { Route } from './+types/provider-callback.ts'

export async function loader({ context, request, params: { provider } }: Route.LoaderArgs) {
  const answer = await finishSingleSignOn(requestMeta(context), provider, new URL(request.url).search)
  const next = safeNext(answer.next)
  const init = { headers: answer.headers }
  const name = providerById(provider)?.name
  if (answer.outcome === 'second-factor') return redirect(href('/login/second-factor'), init)
  if (answer.outcome === 'failed') {
    const home = (await getViewer(context)) ? next : href('/login')
    const toast = providerFailure(provider, name).toast!
    const description = answer.reason === 'error' ? toast.description : copy.singleSignOn[answer.reason]
    return redirectWithToast(home, { ...toast, description }, init)
  }
  const toasts = {
    'signed-in': copy.toasts.loggedIn,
    'signed-up': copy.toasts.accountCreated,
    linked: copy.toasts.connected(name!),
  }
  return redirectWithToast(next, toasts[answer.outcome], init)
}
