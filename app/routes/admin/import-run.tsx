import { href, Link } from 'react-router'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { ImportCounts, ImportState } from '#app/intake/ingest/components/import-state.tsx'
import { importCopy } from '#app/intake/ingest/import-copy.ts'
import { importRunQuery } from '#app/intake/ingest/import-run-schema.ts'
import {
  IMPORT_NOTES_PAGE,
  readImported,
  readImportRun,
} from '#app/intake/ingest/import-run-queries.server.ts'
import { undoImport } from '#app/admin/emails/undo-import.server.ts'
import { Imported } from '#app/intake/ingest/components/imported-emails.tsx'
import { formAction, redirectWithToast, redirectWithUndo } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { formPage, requireEditor } from '#app/accounts/request/session.server.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { Chip } from '#app/platform/ui/chip.tsx'
import type { Route } from './+types/import-run.ts'
import { uiCopy } from '#app/platform/ui/copy.ts'

export async function loader({ context, request, url, params: { id } }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const { after } = readQuery(importRunQuery, url)
  const found = isUuid(id) ? await readImportRun({ actor, id, after }) : null
  if (!found) {
    throw redirectWithToast(href('/admin/emails/imports'), { title: importCopy.missing, kind: 'destructive' })
  }
  const { run, notes } = found
  const imported = await readImported({ actor, run: id })
  return {
    run,
    imported,
    notes: notes.slice(0, IMPORT_NOTES_PAGE),
    hasMore: notes.length > IMPORT_NOTES_PAGE,
  }
}

export const action = formAction(
  {
    who: requireEditor,
    failed: failedResult(importCopy.undoFailed),
    page: ({ request }) => formPage(request),
  },
  async ({ actor }, { request, params: { id } }: Route.ActionArgs) => {
    const outcome = isUuid(id)
      ? await undoImport({ actor, run: id })
      : ({ ok: false, reason: 'none' } as const)
    if (!outcome.ok) return failedResult(importCopy.undoFailed, importCopy.undoReasons[outcome.reason])
    const { count, changeId } = outcome
    return redirectWithUndo(formPage(request), { title: importCopy.undone(count), changeId })
  },
)

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: importCopy.imports })

export default function ImportRunPage({
  loaderData: { run, imported, notes, hasMore },
}: Route.ComponentProps) {
  const unlisted = run.refused + run.doubtful - (notes.at(-1)?.position ?? 0)
  return (
    <div className="wrap pb-20">
      <BackLink to={href('/admin/emails/imports')}>{importCopy.back}</BackLink>
      <h1 className="mt-4 type-page break-words">{run.source}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-3 type-small text-ink-soft tabular-nums">
        <LocalDate at={run.createdAt} withTime />
        <ImportState run={run} />
        {importCopy.counts(run.files, run.added)}
      </p>
      <div className="mt-3 pb-7.5">
        <ImportCounts counts={run} />
        <Imported run={run.id} imported={imported} isUndoable={run.isUndoable} />
      </div>
      {run.finishedAt && notes.length === 0 && unlisted <= 0 && (
        <p className="border-t border-line pt-8 type-body">{importCopy.nothingNoted}</p>
      )}
      <ol>
        {notes.map(({ position, kind, file, reason }) => (
          <li
            key={position}
            className="grid grid-cols-1 gap-x-12 gap-y-1 border-t border-line py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <p className="type-body break-all">{file}</p>
            <p className="flex items-baseline gap-3 type-body">
              <Chip variant={kind === 'refused' ? 'stamp' : 'plain'}>{importCopy.kind[kind]}</Chip>
              <span className="min-w-0 break-words">{reason}</span>
            </p>
          </li>
        ))}
      </ol>
      {hasMore ? (
        <nav aria-label={uiCopy.pages} className="mt-8 type-ui text-accent">
          <Link to={`?after=${notes.at(-1)!.position}`}>{importCopy.more}</Link>
        </nav>
      ) : (
        unlisted > 0 && <p className="mt-6 type-small text-ink-soft">{importCopy.notListed(unlisted)}</p>
      )}
    </div>
  )
}
