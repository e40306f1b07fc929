import { data, href, redirect } from 'react-router'
import { copy } from '#app/features/accounts/copy.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { changePreferences } from '#app/features/accounts/profile.server.ts'
import { preferencesForm } from '#app/features/accounts/schema.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { readForm, sentForm } from '#app/http/read-form.ts'
import { bad, failed } from '#app/http/refusal.server.ts'
import { requireSession } from '#app/http/session.server.ts'
import { isNavigation, settleOrNull } from '#app/http/streaming.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import type { Route } from './+types/preferences.ts'

export function loader() {
  return redirect(href('/settings'))
}

/** Used by the settings, and by every theme switch on the site. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireSession(context, request)
  const read = readForm(preferencesForm, await sentForm(request))
  const { title } = copy.toasts.preferencesFailed
  if (!read.ok) return data<FormAnswer>({ failure: title, toast: bad(title) }, { status: 400 })
  const change = changePreferences({ session, ...read.input })
  if (!(await settleOrNull(change, 'saving preferences'))) return failed(title)
  if (isNavigation(request)) return data<FormAnswer>({ toast: copy.toasts.preferencesSaved })
  return redirectWithToast(href('/settings'), copy.toasts.preferencesSaved)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, failedAnswer(copy.toasts.preferencesFailed.title))
}
