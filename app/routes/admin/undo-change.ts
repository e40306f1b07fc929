import { href, redirect } from 'react-router'
import { undoChange } from '#app/platform/changes/change.server.ts'
import { auditCopy } from '#app/platform/changes/copy.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { formPage, requireReviewer } from '#app/accounts/request/session.server.ts'
import type { Route } from './+types/undo-change.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireReviewer(context, request)
  return redirect(href('/admin'))
}

/** Undoes changes, whose ids are separated by commas, and returns to the page of the button. */
export const action = formAction(
  { who: requireReviewer, failed: failedResult(auditCopy.failed), page: ({ request }) => formPage(request) },
  async ({ actor }, { request, params: { id } }: Route.ActionArgs) => {
    const undone = await undoChange(actor, ...id.split(','))
    if (!undone.ok) return failedResult(auditCopy.failed, auditCopy.reasons[undone.reason])
    return redirectWithToast(formPage(request), { title: auditCopy.undone })
  },
)
