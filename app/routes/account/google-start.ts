import { href, redirect } from 'react-router'
import { copy } from '#app/features/accounts/copy.ts'
import { startGoogle } from '#app/features/accounts/google.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { safeNext } from '#app/http/next-address.ts'
import { requireGuest } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { withToast } from '#app/http/with-fallback.ts'
import type { Route } from './+types/google-start.ts'

/** No page: the target of a button on the sign-in pages. */
export function loader() {
  return redirect(href('/login'))
}

export async function action({ context, url }: Route.ActionArgs) {
  await requireGuest(context)
  const next = safeNext(url.searchParams.get('next'))
  const result = await settleOrNull(startGoogle({ meta: requestMeta(context), next }), 'starting with Google')
  if (result?.ok) return redirect(result.url, { headers: result.headers })
  return redirectWithToast(href('/login') + url.search, { ...copy.toasts.googleFailed, kind: 'destructive' })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withToast(serverAction, copy.toasts.googleFailed.title)
}
