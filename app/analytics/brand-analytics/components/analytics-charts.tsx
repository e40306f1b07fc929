import { href } from 'react-router'
import { analyticsCopy as words } from '../copy.ts'
import type { Analytics, SenderAnalytics } from '../queries.server.ts'
import { AnalyticsSection, Charts } from './analytics-section.tsx'
import { Checked, Languages, MostUsedWords, SubjectLengths, Attributes } from './content-charts.tsx'
import { Frequency } from './frequency-chart.tsx'
import { KeyMetrics } from './key-metrics.tsx'
import { type LeadTimeAnalytics, DepthByDay, WeeksBefore } from './lead-time-charts.tsx'
import { comparePath, emailsPath, type Scope } from './metric-links.ts'
import { DiscountDepth, ShareWithOffer } from './offer-charts.tsx'
import { Palette, Platforms, Redesigns, SenderNames } from './sender-charts.tsx'
import { MonthsByType, WeekdaysAndHours, YearOfDays } from './time-charts.tsx'

type AnalyticsChartsProps = {
  scope: Scope
  analytics: Analytics
  /** On the page of a brand: its name, and what only a sender has. */
  brand?: { name: string; analytics: SenderAnalytics }
  /** For an industry: how many emails each of its brands sends in a month. */
  monthly?: number[] | null
  /** For an occasion that emails were sent for. */
  leadTime?: LeadTimeAnalytics | null
}

/** The analytics of a brand or a category. */
export function AnalyticsCharts({ scope, analytics, brand, monthly, leadTime }: AnalyticsChartsProps) {
  return (
    <>
      <KeyMetrics analytics={analytics} />
      <p className="analytics-links">
        <a href={emailsPath(scope)} rel="nofollow">
          {words.allEmails}
        </a>
        {brand && (
          <a href={comparePath([scope.slug])} rel="nofollow">
            {words.compare}
          </a>
        )}
        {scope.filter === 'occasion' && <a href={href('/planner')}>{words.planner}</a>}
        <a href={href('/state-of-email/:month?')}>{words.report}</a>
      </p>
      {leadTime && (
        <AnalyticsSection title={words.before}>
          <WeeksBefore {...leadTime} />
          <DepthByDay {...leadTime} />
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
          <MostUsedWords analytics={analytics} scope={scope} except={brand?.name} />
          <div className="analytics-stack">
            <SubjectLengths analytics={analytics} />
            <Attributes analytics={analytics} />
            <Checked analytics={analytics} scope={scope} />
          </div>
        </AnalyticsSection>
        <AnalyticsSection title={words.how}>
          <Platforms analytics={analytics} />
          {brand && (
            <>
              <SenderNames analytics={brand.analytics} />
              <Redesigns analytics={brand.analytics} />
              <Palette analytics={brand.analytics} />
            </>
          )}
          <Languages analytics={analytics} />
        </AnalyticsSection>
      </Charts>
      <p className="analytics-method">{words.method}</p>
    </>
  )
}
