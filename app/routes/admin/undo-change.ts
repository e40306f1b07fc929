import { href, redirect } from 'react-router'
import { undoChange } from '#app/features/audit/change.server.ts'
import { auditCopy } from '#app/features/audit/copy.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formPage, requireReviewer } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import type { Route } from './+types/undo-change.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireReviewer(context, request)
  return redirect(href('/admin'))
}

/** Undoes a change and returns to the page of the button. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const actor = await requireReviewer(context, request)
  const page = formPage(request)
  const undone = await settleOrNull(undoChange(actor, params.id), 'undoing a change')
  if (undone?.ok) return redirectWithToast(page, { title: auditCopy.undone })
  return redirectWithToast(page, {
    title: auditCopy.failed,
    description: undone ? auditCopy.reasons[undone.reason] : undefined,
    kind: 'destructive',
  })
}
