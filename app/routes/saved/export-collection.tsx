import { ExportForm } from '#app/collections/components/export-form.tsx'
import { copy } from '#app/collections/copy.ts'
import { startCollectionExport } from '#app/collections/exports/collection-export.server.ts'
import { collectionExportCopy as words } from '#app/collections/exports/export-copy.ts'
import { ExportState } from '#app/platform/exports/components/export-state.tsx'
import { exportCopy } from '#app/platform/exports/copy.ts'
import { getExport } from '#app/platform/exports/queries.server.ts'
import { newExport } from '#app/platform/exports/schema.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { CollectionFormPage, titleOf } from './collection-form-page.tsx'
import { loadOwnEmails } from './own-emails.server.ts'
import type { Route } from './+types/export-collection.ts'

const failed = failedResult(exportCopy.notStarted, copy.errors.unexpected)
/** Downloads a collection as a file: its owner chooses a format and sees the progress. */
export function loader(args: Route.LoaderArgs) {
  return loadOwnEmails(args, async (_, viewer) => ({ made: await getExport(viewer) }))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: titleOf(loaderData, words.title) })

export const action = formAction(
  { who: requireViewer, failed, schema: newExport },
  async ({ actor, input: { format } }, { params: { id }, url }: Route.ActionArgs) => {
    const started = await startCollectionExport({ actor, id, format })
    if (!started.ok) return failedResult(exportCopy.notStarted, started.message)
    return redirectWithToast(url.pathname, { title: exportCopy.started })
  },
)

export const clientAction = keepForm(failed)

export default function ExportCollection({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CollectionFormPage data={loaderData} title={words.title} lead={words.lead}>
      {({ made }) => (
        <>
          {made && <ExportState made={made} />}
          {made?.state !== 'waiting' && made?.state !== 'making' && <ExportForm answer={actionData} />}
        </>
      )}
    </CollectionFormPage>
  )
}
