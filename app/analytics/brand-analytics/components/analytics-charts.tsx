import type { ReactNode } from 'react'
import { href } from 'react-router'
import { analyticsCopy as words } from '../copy.ts'
import type { Histogram } from '../histogram.ts'
import { ENOUGH_FOR_CHARTS } from '../metrics.ts'
import type { Analytics } from '../queries.server.ts'
import { Attributes, Checked, Languages, MostUsedWords, Sizes, SubjectLengths } from './content-charts.tsx'
import { Frequency } from './frequency-chart.tsx'
import { KeyMetrics } from './key-metrics.tsx'
import { type LeadTimeAnalytics, WeeksBefore } from './lead-time-charts.tsx'
import { comparePath, emailsPath, type Scope } from './metric-links.ts'
import { DiscountDepth, ShareWithOffer } from './offer-charts.tsx'
import { Platforms } from './platform-chart.tsx'
import { MonthsByType, WeekdaysAndHours, YearOfDays } from './time-charts.tsx'

type AnalyticsChartsProps = {
  /** Null for the whole gallery. */
  scope: Scope | null
  analytics: Analytics
  /** On the page of a brand. */
  brandName?: string
  /** For an industry: how many emails each of its brands sends in a month. */
  monthly?: number[] | null
  /** For an occasion that emails were sent for. */
  leadTime?: LeadTimeAnalytics | null
  /** For the whole gallery: the sizes of the HTML in kB. */
  sizes?: Histogram
}

/** The analytics of a brand, a category or the whole gallery. */
export function AnalyticsCharts(props: AnalyticsChartsProps) {
  const { scope, analytics, brandName, monthly, leadTime, sizes } = props
  return (
    <>
      <KeyMetrics analytics={analytics} sizes={sizes} />
      <p className="analytics-links">
        <a href={emailsPath(scope)} rel="nofollow">
          {words.allEmails}
        </a>
        {scope?.filter === 'brand' && (
          <a href={comparePath([scope.slug])} rel="nofollow">
            {words.compare}
          </a>
        )}
        {scope?.filter === 'occasion' && <a href={href('/planner')}>{words.planner}</a>}
        {scope && <a href={href('/state-of-email')}>{words.report.title}</a>}
      </p>
      {leadTime && (
        <AnalyticsSection title={words.before}>
          <WeeksBefore {...leadTime} />
        </AnalyticsSection>
      )}
      <Charts emails={analytics.emails}>
        <AnalyticsSection title={words.when} wide={<YearOfDays analytics={analytics} />}>
          <MonthsByType analytics={analytics} scope={scope} />
          <WeekdaysAndHours analytics={analytics} />
          {monthly && <Frequency monthly={monthly} />}
        </AnalyticsSection>
        <AnalyticsSection title={words.what}>
          <ShareWithOffer analytics={analytics} />
          <DiscountDepth analytics={analytics} />
          <MostUsedWords analytics={analytics} scope={scope} except={brandName} />
          <div className="analytics-stack">
            <SubjectLengths analytics={analytics} />
            <Attributes analytics={analytics} />
            <Checked analytics={analytics} scope={scope} />
          </div>
        </AnalyticsSection>
        <AnalyticsSection title={words.how}>
          <Platforms analytics={analytics} />
          {sizes && <Sizes sizes={sizes} />}
          <Languages analytics={analytics} />
        </AnalyticsSection>
      </Charts>
      <p className="analytics-method">{words.method}</p>
    </>
  )
}

type AnalyticsSectionProps = {
  title: string
  /** A chart over the whole width, above the others. */
  wide?: ReactNode
  children: ReactNode
}

/** Charts under a heading, two in a row where they fit. */
function AnalyticsSection({ title, wide, children }: AnalyticsSectionProps) {
  return (
    <section className="analytics-section">
      <h2 className="type-head">{title}</h2>
      {wide && <div className="analytics-wide">{wide}</div>}
      <div className="analytics-grid">{children}</div>
    </section>
  )
}

/** All charts of a page, or one sentence where most of them would be empty. */
function Charts({ emails, children }: { emails: number; children: ReactNode }) {
  if (emails >= ENOUGH_FOR_CHARTS) return children
  return <p className="mt-10 border-t border-line pt-3.5 type-body text-ink-soft">{words.noCharts(emails)}</p>
}
