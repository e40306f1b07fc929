import { undoChange } from '#app/platform/changes/change.server.ts'
import { responseTo, responseToUndo, type ReviewResponse } from '#app/admin/review/response-messages.ts'
import { decide } from '#app/admin/review/commands.server.ts'
import { reviewCopy } from '#app/admin/review/copy.ts'
import { readQueue } from '#app/admin/review/queries.server.ts'
import { decisionForm, queueQuery } from '#app/admin/review/schema.ts'
import { readForm, sentForm } from '#app/accounts/request/read-form.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { requireReviewer } from '#app/accounts/request/session.server.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import type { Route } from './+types/queue-emails.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = await requireReviewer(context, request)
  return privately(await readQueue({ actor, position: readQuery(queueQuery, url) }))
}

/** A decision or an undo, sent while the reviewer goes on. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = await requireReviewer(context, request)
  const form = await sentForm(request)
  if (formText(form, 'intent') === 'undo') {
    const changeId = formText(form, 'changeId')
    return privately(responseToUndo(await undoChange(actor, changeId), changeId))
  }
  const read = readForm(decisionForm, form)
  if (!read.ok) {
    const message = Object.values(read.errors)[0] ?? reviewCopy.failed
    return privately({ ok: false, message, isOver: false } satisfies ReviewResponse)
  }
  return privately(responseTo(await decide({ actor, input: read.input }), read.input.intent))
}

function privately(body: unknown): Response {
  return Response.json(body)
}
