import { href } from 'react-router'
import { analyticsCopy as words } from '../copy.ts'
import type { Analytics } from '../queries.server.ts'
import { type LeadTimeAnalytics, DepthByDay, WeeksBefore } from './lead-time-charts.tsx'
import { Checked, Languages, MostUsedWords, SubjectLengths, Attributes } from './content-charts.tsx'
import { emailsPath, type Scope } from './metric-links.ts'
import { AnalyticsSection, Charts } from './analytics-section.tsx'
import { KeyMetrics } from './key-metrics.tsx'
import { DiscountDepth, ShareWithOffer } from './offer-charts.tsx'
import { Frequency } from './frequency-chart.tsx'
import { Platforms } from './sender-charts.tsx'
import { MonthsByType, WeekdaysAndHours, YearOfDays } from './time-charts.tsx'

type CategoryAnalyticsProps = {
  scope: Scope
  analytics: Analytics
  /** For an industry: how many emails each of its brands sends in a month. */
  monthly: number[] | null
  /** For an occasion that emails were sent for. */
  leadTime: LeadTimeAnalytics | null
}

export function CategoryAnalytics({ scope, analytics, monthly, leadTime }: CategoryAnalyticsProps) {
  return (
    <>
      <KeyMetrics analytics={analytics} />
      <p className="analytics-links">
        <a href={emailsPath(scope)} rel="nofollow">
          {words.allEmails}
        </a>
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
          <MostUsedWords analytics={analytics} scope={scope} />
          <div className="analytics-stack">
            <SubjectLengths analytics={analytics} />
            <Attributes analytics={analytics} />
            <Checked analytics={analytics} scope={scope} />
          </div>
        </AnalyticsSection>
        <AnalyticsSection title={words.how}>
          <Platforms analytics={analytics} />
          <Languages analytics={analytics} />
        </AnalyticsSection>
      </Charts>
      <p className="analytics-method">{words.method}</p>
    </>
  )
}
