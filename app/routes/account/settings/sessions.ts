import { href, redirect } from 'react-router'
import { copy } from '#app/accounts/copy.ts'
import { revokeSession } from '#app/accounts/sessions/session-list.server.ts'
import { signOut } from '#app/accounts/sign-in/sign-in.server.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { requireSession } from '#app/accounts/request/session.server.ts'
import { keepPage } from '#app/platform/http/with-fallback.ts'
import { formText } from '#app/platform/lib/form-text.ts'

export function loader() {
  return redirect(href('/settings'))
}

export const action = formAction(
  { who: requireSession, failed: copy.errors.unreached, page: href('/settings') },
  async ({ actor: session, form, meta }) => {
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

export const clientAction = keepPage(copy.errors.unreached)
