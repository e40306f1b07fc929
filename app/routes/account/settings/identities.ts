import { href, redirect } from 'react-router'
import { copy } from '#app/features/accounts/copy.ts'
import { unlinkIdentity } from '#app/features/accounts/google.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { sentForm } from '#app/http/read-form.ts'
import { requireSession } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { formText } from '#app/lib/form-text.ts'
import type { Route } from './+types/identities.ts'

export function loader() {
  return redirect(href('/settings'))
}

/** Takes a way in away, unless it is the last one. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireSession(context, request)
  const id = formText(await sentForm(request), 'id')
  const result = await unlinkIdentity({ session, meta: requestMeta(context), id })
  if (result.ok) return redirectWithToast(href('/settings'), copy.toasts.googleDisconnected)
  const { lastWayIn, gone } = copy.toasts
  const said = result.reason === 'last-way-in' ? lastWayIn : gone
  return redirectWithToast(href('/settings'), { ...said, kind: 'destructive' })
}
