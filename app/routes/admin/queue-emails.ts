import { undoChange } from '#app/features/audit/change.server.ts'
import { answerTo, answerToUndo, type ReviewAnswer } from '#app/features/review/answers.ts'
import { decide } from '#app/features/review/commands.server.ts'
import { reviewCopy } from '#app/features/review/copy.ts'
import { readQueue } from '#app/features/review/queries.server.ts'
import { decisionForm, queueQuery } from '#app/features/review/schema.ts'
import { readForm, sentForm } from '#app/http/read-form.ts'
import { readQuery } from '#app/http/read-query.ts'
import { requireReviewer } from '#app/http/session.server.ts'
import { formText } from '#app/lib/form-text.ts'
import type { Route } from './+types/queue-emails.ts'

/** The next emails of the queue, which the page loads before they are asked for. */
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
    return privately(answerToUndo(await undoChange(actor, changeId), changeId))
  }
  const read = readForm(decisionForm, form)
  if (!read.ok) {
    const message = Object.values(read.errors)[0] ?? reviewCopy.failed
    return privately({ ok: false, message, isOver: false } satisfies ReviewAnswer)
  }
  return privately(answerTo(await decide({ actor, input: read.input }), read.input.intent))
}

function privately(body: unknown): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'private, no-store' } })
}
