import { data, href, useNavigate } from 'react-router'
import { createCollection } from '#app/features/collections/collection-commands.server.ts'
import {
  type CollectionResponse,
  CollectionForm,
} from '#app/features/collections/components/collection-form.tsx'
import { copy } from '#app/features/collections/copy.ts'
import { newCollection } from '#app/features/collections/schema.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readForm, sentForm } from '#app/http/read-form.ts'
import { getViewer, requireViewer } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import type { Route } from './+types/new-collection.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: copy.create.title })

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireViewer(context, request)
  return null
}

/** Creates a collection, for the dialog and for the page alike. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = await getViewer(context)
  if (!actor) return failed(copy.errors.notAuthenticated, 401)
  const read = readForm(newCollection, await sentForm(request))
  if (!read.ok) return read.refusal
  const created = await settleOrNull(createCollection({ actor, input: read.input }), 'creating a collection')
  if (!created) return failed(copy.errors.unexpected, 500)
  if (!created.ok) return failed(created.message, 400)
  if (isDocument(request)) {
    return redirectWithToast(href('/saved'), { title: copy.create.done, description: copy.create.doneText })
  }
  return data<CollectionResponse>({ id: created.id })
}

function failed(message: string, status: number) {
  return data<CollectionResponse>(failedAnswer(copy.create.failed, message), { status })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<CollectionResponse>(
    serverAction,
    failedAnswer(copy.create.failed, copy.errors.unexpected),
  )
}

/** Whether the browser submitted the form itself, and expects a page. */
function isDocument(request: Request): boolean {
  return request.headers.get('sec-fetch-dest') === 'document'
}

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
