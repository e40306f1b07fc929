import { data, href } from 'react-router'
import { ExportForm } from '#app/features/collections/components/export-form.tsx'
import { ExportState } from '#app/features/collections/components/export-state.tsx'
import { copy } from '#app/features/collections/copy.ts'
import { startExport } from '#app/features/collections/exports/export-commands.server.ts'
import { exportCopy as words } from '#app/features/collections/exports/export-copy.ts'
import { getExport } from '#app/features/collections/exports/export-queries.server.ts'
import { newExport } from '#app/features/collections/exports/export-schema.ts'
import { getCollection } from '#app/features/collections/queries.server.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireViewer } from '#app/http/session.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { findChromium } from '#app/lib/chromium.server.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import type { Route } from './+types/export-collection.ts'

const failed = failedAnswer(words.notStarted, copy.errors.unexpected)

/** Takes a collection along as a file: its owner chooses a format and sees how far it is. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const collection = await getCollection(viewer, params.id)
  if (collection?.type !== 'emails') return data({ collection: null }, { status: 404 })
  const { id, name } = collection
  return {
    collection: { id, name },
    made: await getExport(viewer),
    hasBrowser: findChromium() !== null,
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.collection ? words.title(loaderData.collection.name) : copy.page.notFound,
  })

export const action = formAction(
  { who: requireViewer, failed, schema: newExport },
  async ({ actor, input: { format } }, { params: { id }, url }: Route.ActionArgs) => {
    if (format === 'pdf' && !findChromium()) return failedAnswer(words.notStarted, words.noBrowser)
    const started = await startExport({ actor, id, format })
    if (!started.ok) return failedAnswer(words.notStarted, started.message)
    return redirectWithToast(url.pathname, { title: words.started })
  },
)

export const clientAction = keepForm(failed)

export default function ExportCollection({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.collection) {
    const { notFound, notFoundText, back } = copy.page
    return <MissingPage title={notFound} text={notFoundText} to={href('/saved')} label={back} />
  }
  const { collection, made, hasBrowser } = loaderData
  const isMaking = made?.state === 'waiting' || made?.state === 'making'
  return (
    <div className="wrap max-w-[640px]!">
      <BackLink to={href('/collections/:id', { id: collection.id })}>{collection.name}</BackLink>
      <h1 className="pt-7 type-title text-balance break-words">{words.title(collection.name)}</h1>
      <p className="mt-4 mb-8 type-lead text-ink-soft">{words.lead}</p>
      {made && <ExportState made={made} />}
      {!isMaking && <ExportForm answer={actionData} hasBrowser={hasBrowser} />}
    </div>
  )
}
