import { href, redirect } from 'react-router'
import { copy } from '#app/features/accounts/copy.ts'
import { finishGoogle } from '#app/features/accounts/google.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { safeNext } from '#app/http/next-address.ts'
import { getViewer } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import type { Route } from './+types/google-callback.ts'

/** The callback URL for Google sign-in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const answer = await finishGoogle(requestMeta(context), new URL(request.url).search)
  const next = safeNext(answer.next)
  const init = { headers: answer.headers }
  if (answer.outcome === 'second-factor') return redirect(href('/login/second-factor'), init)
  if (answer.outcome === 'failed') {
    const home = (await getViewer(context)) ? next : href('/login')
    return redirectWithToast(home, { ...copy.toasts.googleFailed, kind: 'destructive' }, init)
  }
  return redirectWithToast(next, WORDS[answer.outcome], init)
}

const WORDS = {
  'signed-in': copy.toasts.loggedIn,
  'signed-up': copy.toasts.accountCreated,
  linked: copy.toasts.googleConnected,
} as const
