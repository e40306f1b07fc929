import { redirect } from 'react-router'
import { copy } from '#app/features/accounts/copy.ts'
import { finishGoogle } from '#app/features/accounts/google.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { safeNext } from '#app/http/next-address.ts'
import { getViewer } from '#app/http/session.server.ts'
import { factsOf } from '#app/http/visit.server.ts'
import type { Route } from './+types/google-callback.ts'

/** Where Google sends people back to. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const answer = await finishGoogle(factsOf(context), new URL(request.url).search)
  const next = safeNext(answer.next)
  const init = { headers: answer.headers }
  switch (answer.outcome) {
    case 'signed-in':
      return redirectWithToast(next, copy.toasts.loggedIn, init)
    case 'signed-up':
      return redirectWithToast(next, copy.toasts.accountCreated, init)
    case 'linked':
      return redirectWithToast(next, copy.toasts.googleConnected, init)
    case 'second-factor':
      return redirect('/login/second-factor', init)
    case 'failed':
      return redirectWithToast(
        (await getViewer(context)) ? next : '/login',
        { ...copy.toasts.googleFailed, kind: 'destructive' },
        init,
      )
  }
}
