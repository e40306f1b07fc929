import { href, redirect } from 'react-router'
import { copy } from '#app/features/accounts/copy.ts'
import { revokeSession } from '#app/features/accounts/session-list.server.ts'
import { signOut } from '#app/features/accounts/sign-in.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { sentForm } from '#app/http/read-form.ts'
import { requireSession } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { formText } from '#app/lib/form-text.ts'
import { withToast } from '#app/http/with-fallback.ts'
import type { Route } from './+types/sessions.ts'

export function loader() {
  return redirect(href('/settings'))
}

/** Ends one session by its id, all others, or all. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireSession(context, request)
  const meta = requestMeta(context)
  const end = formText(await sentForm(request), 'end')
  if (end === 'others' || end === 'everywhere') {
    const { headers } = await signOut({ session, meta, scope: end })
    return end === 'others'
      ? redirectWithToast(href('/settings'), copy.toasts.othersEnded, { headers })
      : redirectWithToast(href('/'), copy.toasts.allEnded, { headers })
  }
  const result = await revokeSession({ session, meta, id: end })
  return redirectWithToast(href('/settings'), result.ok ? copy.toasts.sessionEnded : copy.toasts.gone)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withToast(serverAction, copy.errors.unreached)
}
