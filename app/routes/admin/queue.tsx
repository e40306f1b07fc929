import { href, redirect } from 'react-router'
import { undoChange } from '#app/platform/changes/change.server.ts'
import { responseTo, responseToUndo } from '#app/admin/review/response-messages.ts'
import { decide } from '#app/admin/review/commands.server.ts'
import { ReviewScreen } from '#app/admin/review/components/review-screen.tsx'
import { reviewCopy } from '#app/admin/review/copy.ts'
import { lastDecisionOf } from '#app/admin/review/last-decisions.server.ts'
import { listChoices, readQueue } from '#app/admin/review/queries.server.ts'
import { decisionForm, type QueuePosition, queueQuery } from '#app/admin/review/schema.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readForm } from '#app/accounts/request/read-form.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { requireReviewer } from '#app/accounts/request/session.server.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import type { Route } from './+types/queue.ts'

const QUEUE = href('/admin/queue')

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = await requireReviewer(context, request)
  const position = readQuery(queueQuery, url)
  const [batch, choices, last] = await Promise.all([
    readQueue({ actor, position }),
    listChoices(actor),
    lastDecisionOf(actor),
  ])
  return { batch, choices, last }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: reviewCopy.title })

/** A decision or an undo without scripts: on to the next email, with what happened. */
export const action = formAction(
  {
    who: requireReviewer,
    failed: reviewCopy.failed,
    page: QUEUE,
    intents: {
      async undo({ actor, form }) {
        const last = await lastDecisionOf(actor)
        const changeId = formText(form, 'changeId')
        const answer = responseToUndo(await undoChange(actor, changeId), changeId)
        const at = answer.ok && last?.changeId === changeId ? `?at=${last.emailId}` : ''
        return redirectWithToast(QUEUE + at, { title: answer.ok ? reviewCopy.undone : answer.message })
      },
    },
  },
  async ({ actor, form }) => {
    const read = readForm(decisionForm, form)
    const at = formText(form, 'emailId')
    const { stay, next } = pathsOf(queueQuery.parse({ after: formText(form, 'cursor'), before: null, at }))
    if (!read.ok) {
      const [wrong] = Object.values(read.errors)
      return redirectWithToast(stay, { title: wrong ?? reviewCopy.failed, kind: 'destructive' })
    }
    const { intent } = read.input
    const answer = responseTo(await decide({ actor, input: read.input }), intent)
    if (answer.ok) return redirect(intent === 'save' ? stay : next)
    return redirectWithToast(answer.isOver ? next : stay, { title: answer.message })
  },
)

/** Where the queue shows the same email, and the one behind it. */
function pathsOf({ at, after }: QueuePosition): { stay: string; next: string } {
  return { stay: at ? `${QUEUE}?at=${at}` : QUEUE, next: after ? `${QUEUE}?after=${after}` : QUEUE }
}

export default function Queue({ loaderData: { batch, choices, last } }: Route.ComponentProps) {
  return <ReviewScreen batch={batch} last={last} choices={choices} />
}
