import { href } from 'react-router'
import { longMonth } from '#app/platform/lib/format.ts'
import { ReportCounts } from '#app/admin/takedown/components/report-counts.tsx'
import { transparencyCopy as words } from '#app/admin/takedown/copy.ts'
import { readTransparency } from '#app/admin/takedown/transparency.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import type { Route } from './+types/transparency.ts'

export function loader() {
  return readTransparency()
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = words
  return pageMeta(matches, { title, description, path: href('/transparency') })
}

export default function TransparencyPage({ loaderData: { all, months, kinds } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-18 max-sm:pt-11">
      <h1 className="type-title">{words.title}</h1>
      <p className="mt-4 max-w-[600px] type-lead text-ink-soft">{words.lead}</p>
      {all.asked === 0 ? (
        <p className="mt-10 border-t border-line pt-8 type-body">{words.none}</p>
      ) : (
        <>
          <ReportCounts
            title={words.byMonth}
            first={words.month}
            rows={months.map(({ month, ...tally }) => ({ name: longMonth(month), ...tally }))}
            total={all}
          />
          <ReportCounts
            title={words.byKind}
            first={words.kind}
            rows={kinds.map(({ kind, ...tally }) => ({ name: words.kinds[kind], ...tally }))}
          />
        </>
      )}
      <p className="mt-10 max-w-[600px] type-small text-ink-soft">{words.how}</p>
    </div>
  )
}
