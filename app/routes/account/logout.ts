import { href, redirect } from 'react-router'
import { copy } from '#app/accounts/copy.ts'
import { signOut } from '#app/accounts/sign-in/sign-in.server.ts'
import { signOutAtProvider } from '#app/accounts/sign-in/single-sign-on.server.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { getSession } from '#app/accounts/request/request-context.server.ts'
import { keepPage } from '#app/platform/http/with-fallback.ts'

/** Signing out requires a POST; a link alone must not sign anybody out. */
export function loader() {
  return redirect(href('/'))
}

export const action = formAction(
  { who: getSession, failed: copy.toasts.logoutFailed.title, page: href('/') },
  async ({ actor: session, meta }) => {
    const { headers } = await signOut({ session, meta, scope: 'here' })
    const elsewhere = await signOutAtProvider(meta)
    for (const cookie of elsewhere?.headers.getSetCookie() ?? []) headers.append('Set-Cookie', cookie)
    if (elsewhere) return redirect(elsewhere.url, { headers })
    return redirectWithToast(href('/'), copy.toasts.loggedOut, { headers })
  },
)

export const clientAction = keepPage(copy.toasts.logoutFailed.title)
