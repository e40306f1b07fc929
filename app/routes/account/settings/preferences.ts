import { href, redirect } from 'react-router'
import { copy } from '#app/accounts/copy.ts'
import { changePreferences } from '#app/accounts/profile/profile.server.ts'
import { preferencesForm } from '#app/accounts/schema.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { requireSession } from '#app/accounts/request/session.server.ts'
import { isClientNavigation } from '#app/platform/http/streaming.server.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'

export function loader() {
  return redirect(href('/settings'))
}

/** Used by the settings, and by every theme switch on the site. */
export const action = formAction(
  { who: requireSession, failed: copy.toasts.preferencesFailed.title },
  async ({ actor: session, form }, { request }) => {
    const read = preferencesForm.safeParse(Object.fromEntries(form))
    if (!read.success) return failedResult(copy.toasts.preferencesFailed.title)
    await changePreferences({ session, ...read.data })
    if (isClientNavigation(request)) return { toast: copy.toasts.preferencesSaved }
    return redirectWithToast(href('/settings'), copy.toasts.preferencesSaved)
  },
)

export const clientAction = keepForm(copy.toasts.preferencesFailed.title)
