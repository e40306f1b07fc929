import { href, redirect } from 'react-router'
import { copy } from '#app/accounts/copy.ts'
import { finishGoogle } from '#app/accounts/sign-in/google.server.ts'
import { redirectWithToast } from '#app/accounts/request/form-action.server.ts'
import { safeNext } from '#app/platform/http/next-address.ts'
import { getViewer } from '#app/accounts/request/session.server.ts'
import { requestMeta } from '#app/accounts/request/request-context.server.ts'
import type { Route } from './+types/google-callback.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const answer = await finishGoogle(requestMeta(context), new URL(request.url).search)
  const next = safeNext(answer.next)
  const init = { headers: answer.headers }
  if (answer.outcome === 'second-factor') return redirect(href('/login/second-factor'), init)
  if (answer.outcome === 'failed') {
    const home = (await getViewer(context)) ? next : href('/login')
    const description = answer.closed
      ? { ...copy.signup.closed, suspended: copy.login.suspended }[answer.closed]
      : copy.toasts.googleFailed.description
    return redirectWithToast(home, { ...copy.toasts.googleFailed, description, kind: 'destructive' }, init)
  }
  return redirectWithToast(next, WORDS[answer.outcome], init)
}

const WORDS = {
  'signed-in': copy.toasts.loggedIn,
  'signed-up': copy.toasts.accountCreated,
  linked: copy.toasts.googleConnected,
} as const
