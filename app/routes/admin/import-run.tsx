import { href, Link } from 'react-router'
import { When } from '#app/ui/when.tsx'
import { ImportCounts, ImportState } from '#app/features/ingest/components/import-state.tsx'
import { importCopy } from '#app/features/ingest/import-copy.ts'
import { importRunQuery } from '#app/features/ingest/import-run-schema.ts'
import { IMPORT_NOTES_PAGE, readImportRun } from '#app/features/ingest/import-run-queries.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readQuery } from '#app/http/read-query.ts'
import { requireEditor } from '#app/http/session.server.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Chip } from '#app/ui/chip.tsx'
import type { Route } from './+types/import-run.ts'

export async function loader({ context, request, url, params: { id } }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const { after } = readQuery(importRunQuery, url)
  const found = isUuid(id) ? await readImportRun({ actor, id, after }) : null
  if (!found) {
    throw redirectWithToast(href('/admin/imports'), { title: importCopy.missing, kind: 'destructive' })
  }
  const { run, notes } = found
  return { run, notes: notes.slice(0, IMPORT_NOTES_PAGE), hasMore: notes.length > IMPORT_NOTES_PAGE }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: importCopy.imports })

export default function ImportRunPage({ loaderData: { run, notes, hasMore } }: Route.ComponentProps) {
  const unlisted = run.refused + run.doubtful - (notes.at(-1)?.position ?? 0)
  return (
    <div className="wrap pb-20">
      <BackLink to={href('/admin/imports')}>{importCopy.back}</BackLink>
      <h1 className="mt-4 font-display text-[2.375rem]/[1.1] tracking-[-0.03em] break-words">{run.source}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-3 type-small text-ink-soft tabular-nums">
        <When at={run.createdAt} withTime />
        <ImportState run={run} />
        {importCopy.counts(run.files, run.added)}
      </p>
      <div className="mt-3 pb-7.5">
        <ImportCounts counts={run} />
      </div>
      {notes.length === 0 && unlisted <= 0 && (
        <p className="border-t border-line pt-8 type-body">{importCopy.nothingNoted}</p>
      )}
      <ol>
        {notes.map(({ position, kind, file, reason }) => (
          <li
            key={position}
            className="grid gap-x-12 gap-y-1 border-t border-line py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
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
        <nav aria-label="Pages" className="mt-8 type-ui text-accent">
          <Link to={`?after=${notes.at(-1)!.position}`}>{importCopy.more}</Link>
        </nav>
      ) : (
        unlisted > 0 && <p className="mt-6 type-small text-ink-soft">{importCopy.notListed(unlisted)}</p>
      )}
    </div>
  )
}
