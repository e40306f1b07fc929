import { href, redirect } from 'react-router'
import { copy } from '#app/features/accounts/copy.ts'
import { signOut } from '#app/features/accounts/sign-in.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { requestMeta, getSession } from '#app/http/request-context.server.ts'
import { keepPage } from '#app/http/with-fallback.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'

const failed = failedAnswer(copy.toasts.logoutFailed.title)

/** Signing out requires a POST; a link alone must not sign anybody out. */
export function loader() {
  return redirect(href('/'))
}

export const action = formAction(
  { who: getSession, failed, page: href('/') },
  async ({ actor: session }, { context }) => {
    const { headers } = await signOut({ session, meta: requestMeta(context), scope: 'here' })
    return redirectWithToast(href('/'), copy.toasts.loggedOut, { headers })
  },
)

export const clientAction = keepPage(failed)
