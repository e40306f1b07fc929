import { data, href, useNavigate } from 'react-router'
import { createCollection } from '#app/features/collections/collection-commands.server.ts'
import { CollectionForm } from '#app/features/collections/components/collection-form.tsx'
import { copy } from '#app/features/collections/copy.ts'
import { newCollection } from '#app/features/collections/schema.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction, isDocument } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { getViewer, requireViewer } from '#app/http/session.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/new-collection.ts'

const failed = failedAnswer(copy.create.failed, copy.errors.unexpected)

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: copy.create.title })

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireViewer(context, request)
  return null
}

/** Creates a collection, for the dialog and for the page alike. */
export const action = formAction(
  { who: getViewer, failed, schema: newCollection },
  async ({ actor, input }, { request }) => {
    const { create, errors } = copy
    if (!actor) return data(failedAnswer(create.failed, errors.notAuthenticated), { status: 401 })
    const created = await createCollection({ actor, input })
    if (!created.ok) return failedAnswer(create.failed, created.message)
    if (!isDocument(request)) return { id: created.id }
    return redirectWithToast(href('/saved'), { title: create.done, description: create.doneText })
  },
)

export const clientAction = keepForm(failed)

export default function NewCollection() {
  const navigate = useNavigate()
  return (
    <div className="wrap max-w-[460px]! pt-14 max-sm:pt-9">
      <h1 className="type-head">{copy.create.title}</h1>
      <p className="mt-2 mb-6 type-body text-ink-soft">{copy.create.text}</p>
      <CollectionForm
        type="emails"
        onDone={() => void navigate(href('/saved'))}
        onCancel={() => void navigate(href('/saved'))}
      />
    </div>
  )
}
