import { data, href, useNavigate } from 'react-router'
import { createCollection } from '#app/collections/collection-commands.server.ts'
import { CollectionForm } from '#app/collections/components/collection-form.tsx'
import { copy } from '#app/collections/copy.ts'
import { newCollection } from '#app/collections/schema.ts'
import { redirectWithToast, formAction, isDocument } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { getViewer, requireViewer } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import type { Route } from './+types/new-collection.ts'

const failed = failedResult(copy.create.failed, copy.errors.unexpected)

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
    if (!actor) return data(failedResult(create.failed, errors.notAuthenticated), { status: 401 })
    const created = await createCollection({ actor, input })
    if (!created.ok) return failedResult(create.failed, created.message)
    if (!isDocument(request)) return { id: created.id }
    return redirectWithToast(href('/saved'), { title: create.done, description: create.doneText })
  },
)

export const clientAction = keepForm(failed)

export default function NewCollection() {
  const navigate = useNavigate()
  return (
    <div className="wrap-form pt-14 max-sm:pt-9">
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
