import { href, redirect } from 'react-router'
import { copy } from '#app/accounts/copy.ts'
import { reauthenticateWithGoogle } from '#app/accounts/sign-in/google.server.ts'
import { formAction } from '#app/accounts/request/form-action.server.ts'
import { safeNext } from '#app/platform/http/next-address.ts'
import { requireSession } from '#app/accounts/request/session.server.ts'
import { keepPage } from '#app/platform/http/with-fallback.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'

const { title, description } = copy.toasts.googleFailed
const failed = failedResult(title, description)

export function loader() {
  return redirect(href('/settings'))
}

/**
 * Reauthentication with Google, returning to the dialog that asked; for accounts with neither password nor second
 * factor.
 */
export const action = formAction(
  { who: requireSession, failed, page: ({ url }) => safeNext(url.searchParams.get('next')) },
  async ({ actor: session, meta }, { url }) => {
    const next = safeNext(url.searchParams.get('next'))
    const result = await reauthenticateWithGoogle({ session, meta, next })
    return result.ok ? redirect(result.url, { headers: result.headers }) : failed
  },
)

export const clientAction = keepPage(failed)
