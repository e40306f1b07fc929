import { href } from 'react-router'
import { ChangeItem } from '#app/platform/changes/components/change-item.tsx'
import { auditCopy } from '#app/platform/changes/copy.ts'
import { CHANGES_PAGE, listChanges } from '#app/platform/changes/queries.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { formAction, redirectWithToast } from '#app/accounts/request/form-action.server.ts'
import { requireAdmin, requireEditor } from '#app/accounts/request/session.server.ts'
import { keepPage } from '#app/platform/http/with-fallback.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { purgeDeletion } from '#app/platform/changes/purge.server.ts'
import { EmptyState } from '#app/platform/ui/empty-state.tsx'
import { Pager } from '#app/platform/ui/pager.tsx'
import type { Route } from './+types/changes.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const before = url.searchParams.get('before')
  const rows = await listChanges(actor, before && isUuid(before) ? before : null)
  return { changes: rows.slice(0, CHANGES_PAGE), hasMore: rows.length > CHANGES_PAGE }
}

const page = href('/admin/changes')
const failed = failedResult(auditCopy.removeFailed)

/** Deletes emails for good whose deletion could still be undone. */
export const action = formAction({ who: requireAdmin, failed, page }, async ({ actor, form }) => {
  const id = formText(form, 'id')
  if (!isUuid(id) || !(await purgeDeletion(actor, id))) {
    return failedResult(auditCopy.removeFailed, auditCopy.reasons['too-late'])
  }
  return redirectWithToast(page, { title: auditCopy.removed })
})

export const clientAction = keepPage(auditCopy.removeFailed)

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: auditCopy.title })

export default function Changes({ loaderData: { changes, hasMore } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-20">
      <h1 className="pt-10 type-page">{auditCopy.title}</h1>
      <p className="mt-2 max-w-[620px] pb-7.5 type-body text-ink-soft">{auditCopy.about}</p>
      {changes.length === 0 && (
        <EmptyState title={auditCopy.none}>
          <p className="mt-2 type-body text-ink-soft">{auditCopy.noneText}</p>
        </EmptyState>
      )}
      <ol>
        {changes.map((change) => (
          <ChangeItem key={change.id} change={change} />
        ))}
      </ol>
      <Pager
        className="mt-8"
        next={hasMore ? { to: `?before=${changes.at(-1)!.id}`, text: auditCopy.older } : null}
      />
    </div>
  )
}
