import { href, redirect } from 'react-router'
import { copy } from '#app/features/accounts/copy.ts'
import { signOut } from '#app/features/accounts/sign-in.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { requestMeta, getSession } from '#app/http/request-context.server.ts'
import { withToast } from '#app/http/with-fallback.ts'
import type { Route } from './+types/logout.ts'

/** Signing out requires a POST; a link alone must not sign anybody out. */
export function loader() {
  return redirect(href('/'))
}

export async function action({ context }: Route.ActionArgs) {
  const session = await getSession(context)
  const result = await settleOrNull(
    signOut({ session, meta: requestMeta(context), scope: 'here' }),
    'signing out',
  )
  if (!result) return redirectWithToast(href('/'), { ...copy.toasts.logoutFailed, kind: 'destructive' })
  return redirectWithToast(href('/'), copy.toasts.loggedOut, { headers: result.headers })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withToast(serverAction, copy.toasts.logoutFailed.title)
}
