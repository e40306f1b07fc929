import { href, redirect } from 'react-router'
import { copy } from '#app/features/accounts/copy.ts'
import { revokeSession } from '#app/features/accounts/session-list.server.ts'
import { signOut } from '#app/features/accounts/sign-in.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { keepPage } from '#app/http/with-fallback.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'

const failed = failedAnswer(copy.errors.unreached)

export function loader() {
  return redirect(href('/settings'))
}

/** Ends one session by its id, all others, or all. */
export const action = formAction(
  { who: requireSession, failed, page: href('/settings') },
  async ({ actor: session, form }, { context }) => {
    const meta = requestMeta(context)
    const end = formText(form, 'end')
    if (end === 'others' || end === 'everywhere') {
      const { headers } = await signOut({ session, meta, scope: end })
      return end === 'others'
        ? redirectWithToast(href('/settings'), copy.toasts.othersEnded, { headers })
        : redirectWithToast(href('/'), copy.toasts.allEnded, { headers })
    }
    const result = await revokeSession({ session, meta, id: end })
    return redirectWithToast(href('/settings'), result.ok ? copy.toasts.sessionEnded : copy.toasts.gone)
  },
)

export const clientAction = keepPage(failed)
