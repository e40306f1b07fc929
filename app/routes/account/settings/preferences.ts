import { href, redirect } from 'react-router'
import { copy } from '#app/features/accounts/copy.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import { changePreferences } from '#app/features/accounts/profile.server.ts'
import { preferencesForm } from '#app/features/accounts/schema.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { isNavigation } from '#app/http/streaming.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'

const failed = failedAnswer(copy.toasts.preferencesFailed.title)

export function loader() {
  return redirect(href('/settings'))
}

/** Used by the settings, and by every theme switch on the site. */
export const action = formAction(
  { who: requireSession, failed },
  async ({ actor: session, form }, { request }) => {
    const read = preferencesForm.safeParse(Object.fromEntries(form))
    if (!read.success) return failed
    await changePreferences({ session, ...read.data })
    if (isNavigation(request)) return { toast: copy.toasts.preferencesSaved }
    return redirectWithToast(href('/settings'), copy.toasts.preferencesSaved)
  },
)

export const clientAction = keepForm(failed)
