import { href, redirect } from 'react-router'
import { undoChange } from '#app/features/audit/change.server.ts'
import { auditCopy } from '#app/features/audit/copy.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { formPage, requireReviewer } from '#app/http/session.server.ts'
import type { Route } from './+types/undo-change.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireReviewer(context, request)
  return redirect(href('/admin'))
}

/** Undoes a change and returns to the page of the button. */
export const action = formAction(
  { who: requireReviewer, failed: failedAnswer(auditCopy.failed), page: ({ request }) => formPage(request) },
  async ({ actor }, { request, params: { id } }: Route.ActionArgs) => {
    const undone = await undoChange(actor, id)
    if (!undone.ok) return failedAnswer(auditCopy.failed, auditCopy.reasons[undone.reason])
    return redirectWithToast(formPage(request), { title: auditCopy.undone })
  },
)
