import { href, Link } from 'react-router'
import { ReportItem } from '#app/admin/takedown/components/report-item.tsx'
import { decideReport } from '#app/admin/takedown/commands.server.ts'
import { reportsCopy as words } from '#app/admin/takedown/copy.ts'
import { countOpenReports, listReports, REPORTS_PAGE } from '#app/admin/takedown/queries.server.ts'
import { reportDecision, reportsQuery } from '#app/admin/takedown/schema.ts'
import { redirectWithUndo, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { keepPage } from '#app/platform/http/with-fallback.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { TabCount, tabClass } from '#app/platform/ui/tab-class.tsx'
import { Pager } from '#app/platform/ui/pager.tsx'
import type { Route } from './+types/reports.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const query = readQuery(reportsQuery, url)
  const [rows, open] = await Promise.all([listReports({ actor, ...query }), countOpenReports(actor)])
  return { ...query, open, rows: rows.slice(0, REPORTS_PAGE), hasMore: rows.length > REPORTS_PAGE }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.reports })

export const action = formAction(
  {
    who: requireEditor,
    failed: words.failed,
    page: ({ url }) => url.pathname + url.search,
    schema: reportDecision,
  },
  async ({ actor, input: { id, intent } }, { url }) => {
    const decided = await decideReport({ actor, id, decision: intent })
    if (!decided) return failedResult(words.missing)
    const { about, changeId } = decided
    const back = url.pathname + url.search
    return redirectWithUndo(back, { title: words.done[intent], description: about, changeId })
  },
)

export const clientAction = keepPage(words.failed)

const SHOWN = ['open', 'decided'] as const

export default function Reports({ loaderData: { rows, open, hasMore, page, show } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-20">
      <h1 className="pt-10 pb-5 type-page">{words.reports}</h1>
      <nav aria-label={words.reports} className="flex gap-6 border-b border-line">
        {SHOWN.map((name) => (
          <Link
            key={name}
            to={`${href('/admin/reports')}?show=${name}`}
            aria-current={name === show ? 'page' : undefined}
            className={cn(tabClass, 'pt-3')}
          >
            {words.show[name]}
            {name === 'open' && <TabCount>{open}</TabCount>}
          </Link>
        ))}
      </nav>
      {rows.length === 0 && <p className="pt-8 type-body">{words.none[show]}</p>}
      <ol className="divide-y divide-line">
        {rows.map((report) => (
          <ReportItem key={report.id} report={report} />
        ))}
      </ol>
      <Pager
        className="mt-8"
        back={page > 1 ? { to: `?show=${show}&page=${page - 1}` } : null}
        next={hasMore ? { to: `?show=${show}&page=${page + 1}` } : null}
      />
    </div>
  )
}
