import { href, Link } from 'react-router'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { ImportCounts, ImportState } from '#app/intake/ingest/components/import-state.tsx'
import { importCopy } from '#app/intake/ingest/import-copy.ts'
import { importRunsQuery } from '#app/intake/ingest/import-run-schema.ts'
import { IMPORT_RUNS_PAGE, listImportRuns } from '#app/intake/ingest/import-run-queries.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { Pager } from '#app/platform/ui/pager.tsx'
import type { Route } from './+types/imports.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const { before } = readQuery(importRunsQuery, url)
  const runs = await listImportRuns({ actor, before })
  return { runs: runs.slice(0, IMPORT_RUNS_PAGE), hasMore: runs.length > IMPORT_RUNS_PAGE }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: importCopy.imports })

export default function Imports({ loaderData: { runs, hasMore } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-20">
      <h1 className="pt-10 pb-7.5 type-page">{importCopy.imports}</h1>
      {runs.length === 0 && <p className="border-t border-line pt-8 type-body">{importCopy.none}</p>}
      <ol>
        {runs.map((run) => (
          <li
            key={run.id}
            className="grid grid-cols-1 gap-x-12 gap-y-2 border-t border-line py-5 md:grid-cols-[225.5px_minmax(0,1fr)]"
          >
            <p className="flex items-center gap-3 self-start type-small text-ink-soft tabular-nums">
              <LocalDate at={run.createdAt} withTime />
              <ImportState run={run} />
            </p>
            <div>
              <h2 className="type-name break-words">
                <Link
                  to={href('/admin/emails/imports/:id', { id: run.id })}
                  className="hover:underline underline-offset-4"
                >
                  {run.source}
                </Link>
              </h2>
              <div className="mt-2">
                <ImportCounts counts={run} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <Pager className="mt-8" next={hasMore ? { to: `?before=${runs.at(-1)!.id}` } : null} />
    </div>
  )
}
