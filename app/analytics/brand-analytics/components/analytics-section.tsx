import type { ReactNode } from 'react'
import { analyticsCopy as words } from '../copy.ts'
import { ENOUGH_FOR_CHARTS } from '../metrics.ts'

type AnalyticsSectionProps = {
  title: string
  /** A chart over the whole width, above the others. */
  wide?: ReactNode
  children: ReactNode
}

/** Charts under a heading, two in a row where they fit. */
export function AnalyticsSection({ title, wide, children }: AnalyticsSectionProps) {
  return (
    <section className="analytics-section">
      <h2 className="type-head">{title}</h2>
      {wide && <div className="analytics-wide">{wide}</div>}
      <div className="analytics-grid">{children}</div>
    </section>
  )
}

/** All charts of a page, or one sentence where most of them would be empty. */
export function Charts({ emails, children }: { emails: number; children: ReactNode }) {
  if (emails >= ENOUGH_FOR_CHARTS) return children
  return <p className="mt-10 border-t border-line pt-3.5 type-body text-ink-soft">{words.noCharts(emails)}</p>
}
