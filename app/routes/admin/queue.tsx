import { href, redirect } from 'react-router'
import { undoChange } from '#app/features/audit/change.server.ts'
import { answerTo, answerToUndo } from '#app/features/review/answers.ts'
import { decide } from '#app/features/review/commands.server.ts'
import { ReviewScreen } from '#app/features/review/components/review-screen.tsx'
import { reviewCopy } from '#app/features/review/copy.ts'
import { lastDecisionOf } from '#app/features/review/last-decisions.server.ts'
import { listChoices, readQueue } from '#app/features/review/queries.server.ts'
import { decisionForm, type QueuePosition, queueQuery } from '#app/features/review/schema.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readForm } from '#app/http/read-form.ts'
import { readQuery } from '#app/http/read-query.ts'
import { requireReviewer } from '#app/http/session.server.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import type { Route } from './+types/queue.ts'

const QUEUE = href('/admin/queue')
const failed = failedAnswer(reviewCopy.failed)

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
    failed,
    page: QUEUE,
    intents: {
      async undo({ actor, form }) {
        const last = await lastDecisionOf(actor)
        const changeId = formText(form, 'changeId')
        const answer = answerToUndo(await undoChange(actor, changeId), changeId)
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
    const answer = answerTo(await decide({ actor, input: read.input }), intent)
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
