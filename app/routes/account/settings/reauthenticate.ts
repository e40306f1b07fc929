import { href, redirect } from 'react-router'
import { copy } from '#app/features/accounts/copy.ts'
import { reauthenticateWithGoogle } from '#app/features/accounts/google.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { safeNext } from '#app/http/next-address.ts'
import { withToast } from '#app/http/with-fallback.ts'
import { requireSession } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import type { Route } from './+types/reauthenticate.ts'

export function loader() {
  return redirect(href('/settings'))
}

/**
 * Reauthentication with Google, returning to the dialog that asked; for accounts with neither password nor second
 * factor.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const session = await requireSession(context, request)
  const next = safeNext(url.searchParams.get('next'))
  const start = reauthenticateWithGoogle({ session, meta: requestMeta(context), next })
  const result = await settleOrNull(start, 'proving an identity with Google')
  if (result?.ok) return redirect(result.url, { headers: result.headers })
  return redirectWithToast(next, { ...copy.toasts.googleFailed, kind: 'destructive' })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withToast(serverAction, copy.toasts.googleFailed.title)
}
