import { href, redirect } from 'react-router'
import { undoChange } from '#app/platform/changes/change.server.ts'
import { decide } from '#app/admin/review/commands.server.ts'
import { ReviewScreen } from '#app/admin/review/components/review-screen.tsx'
import { reviewCopy } from '#app/admin/review/copy.ts'
import { lastDecisionOf } from '#app/admin/review/last-decisions.server.ts'
import { listChoices, readQueue } from '#app/admin/review/queries.server.ts'
import { decisionForm, queueQuery } from '#app/admin/review/schema.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { requireReviewer } from '#app/accounts/request/session.server.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import type { Route } from './+types/queue.ts'

const QUEUE = href('/admin/queue')
const WRONG = {
  brand: { brand: reviewCopy.unnamedBrand },
  archived: { brand: reviewCopy.archived },
  type: { type: reviewCopy.unknownType },
  occasion: { occasion: reviewCopy.unknownOccasion },
}

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

export const action = formAction(
  {
    who: requireReviewer,
    failed: reviewCopy.failed,
    schema: decisionForm,
    intents: {
      async undo({ actor, form }) {
        const last = await lastDecisionOf(actor)
        const changeId = formText(form, 'changeId')
        const undone = await undoChange(actor, changeId)
        if (!undone.ok) return redirectWithToast(QUEUE, { title: reviewCopy.undoFailed[undone.reason] })
        const at = last?.changeId === changeId ? `?at=${last.emailId}` : ''
        return redirectWithToast(QUEUE + at, { title: reviewCopy.undone })
      },
    },
  },
  async ({ actor, input, form }) => {
    const decided = await decide({ actor, input })
    const { after } = queueQuery.parse({ after: formText(form, 'cursor') })
    const next = after ? `${QUEUE}?after=${after}` : QUEUE
    if (decided.ok) return redirect(input.intent === 'save' ? `${QUEUE}?at=${input.emailId}` : next)
    switch (decided.reason) {
      case 'decided': {
        const { by, decision } = decided
        const isNamed = by && decision && decision !== 'save'
        return redirectWithToast(next, {
          title: isNamed ? reviewCopy.alreadyBy[decision](by) : reviewCopy.already,
        })
      }
      case 'gone':
        return redirectWithToast(next, { title: reviewCopy.gone })
      case 'brand':
      case 'archived':
      case 'type':
      case 'occasion':
        return { errors: WRONG[decided.reason] }
      case 'no-sender':
        return { failure: reviewCopy.noSender }
      default:
        return { failure: reviewCopy.tooManyRules }
    }
  },
)

export const clientAction = keepForm(reviewCopy.failed)

export default function Queue({ loaderData: { batch, choices, last }, actionData }: Route.ComponentProps) {
  return <ReviewScreen batch={batch} last={last} choices={choices} answer={actionData} />
}
