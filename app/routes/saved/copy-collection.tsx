import { data, href } from 'react-router'
import { copyPublicCollection, duplicateCollection } from '#app/collections/arranging/copy-commands.server.ts'
import { duplicateCopy as words } from '#app/collections/arranging/duplicate-copy.ts'
import { CopyForm } from '#app/collections/components/copy-form.tsx'
import { copy } from '#app/collections/copy.ts'
import { getCollection } from '#app/collections/queries.server.ts'
import { nameOfCollection } from '#app/collections/schema.ts'
import { findPublic } from '#app/collections/sharing/viewing.server.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { MissingCollection } from './collection-form-page.tsx'
import type { Route } from './+types/copy-collection.ts'

const failed = failedResult(words.failed, copy.errors.unexpected)

type CopiedFrom = { id: string } | { slug: string }

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const source = await findSource(viewer, params)
  return source ? { source } : data({ source: null }, { status: 404 })
}

async function findSource(viewer: Person, from: CopiedFrom) {
  if ('id' in from) {
    const own = await getCollection(viewer, from.id)
    if (own?.type !== 'emails') return null
    const path = href('/collections/:id', from)
    return { ...words.own, from: own.name, path, name: words.nameOfCopy(own.name) }
  }
  const found = await findPublic(from.slug)
  if (found.state !== 'open') return null
  const path = href('/collection/:slug', from)
  return { ...words.public, from: found.collection.title, path, name: found.collection.title }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.copy })

export const action = formAction(
  { who: requireViewer, failed, schema: nameOfCollection },
  async ({ actor, input: { name } }, { params }: Route.ActionArgs) => {
    const copied =
      params.id !== undefined
        ? await duplicateCollection({ actor, id: params.id, name })
        : await copyPublicCollection({ actor, slug: params.slug, name })
    if (!copied.ok) return failedResult(words.failed, copied.message)
    return redirectWithToast(href('/collections/:id', copied), { title: words.done })
  },
)

export const clientAction = keepForm(failed)

export default function CopyCollection({ loaderData: { source }, actionData }: Route.ComponentProps) {
  if (!source) return <MissingCollection />
  return (
    <div className="wrap-form">
      <BackLink to={source.path}>{source.from}</BackLink>
      <h1 className="pt-6 type-head break-words">
        {source.title} {source.from}
      </h1>
      <p className="mt-2 mb-6 type-body text-ink-soft">{source.text}</p>
      <CopyForm name={source.name} path={source.path} answer={actionData} />
    </div>
  )
}
