import { href, redirect } from 'react-router'
import { copy } from '#app/features/accounts/copy.ts'
import { reauthenticateWithGoogle } from '#app/features/accounts/google.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { safeNext } from '#app/http/next-address.ts'
import { requireSession } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { keepPage } from '#app/http/with-fallback.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'

const { title, description } = copy.toasts.googleFailed
const failed = failedAnswer(title, description)

export function loader() {
  return redirect(href('/settings'))
}

/**
 * Reauthentication with Google, returning to the dialog that asked; for accounts with neither password nor second
 * factor.
 */
export const action = formAction(
  { who: requireSession, failed, page: ({ url }) => safeNext(url.searchParams.get('next')) },
  async ({ actor: session }, { context, url }) => {
    const next = safeNext(url.searchParams.get('next'))
    const result = await reauthenticateWithGoogle({ session, meta: requestMeta(context), next })
    return result.ok ? redirect(result.url, { headers: result.headers }) : failed
  },
)

export const clientAction = keepPage(failed)
