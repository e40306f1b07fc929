import { href } from 'react-router'
import { analyticsCopy as words } from '../copy.ts'
import type { SenderAnalytics } from '../queries.server.ts'
import { Checked, Languages, MostUsedWords, SubjectLengths, Attributes } from './content-charts.tsx'
import { comparePath, emailsPath, type Scope } from './metric-links.ts'
import { AnalyticsSection, Charts } from './analytics-section.tsx'
import { KeyMetrics } from './key-metrics.tsx'
import { DiscountDepth, ShareWithOffer } from './offer-charts.tsx'
import { Palette, Platforms, Redesigns, SenderNames } from './sender-charts.tsx'
import { MonthsByType, WeekdaysAndHours, YearOfDays } from './time-charts.tsx'

type BrandAnalyticsProps = { brand: { name: string; slug: string }; analytics: SenderAnalytics }

export function BrandAnalytics({ brand, analytics }: BrandAnalyticsProps) {
  const scope: Scope = { filter: 'brand', slug: brand.slug }
  return (
    <>
      <KeyMetrics analytics={analytics} />
      <p className="analytics-links">
        <a href={emailsPath(scope)} rel="nofollow">
          {words.allEmails}
        </a>
        <a href={comparePath([brand.slug])} rel="nofollow">
          {words.compare}
        </a>
        <a href={href('/state-of-email/:month?')}>{words.report}</a>
      </p>
      <Charts emails={analytics.emails}>
        <AnalyticsSection title={words.when} wide={<YearOfDays analytics={analytics} />}>
          <MonthsByType analytics={analytics} scope={scope} />
          <WeekdaysAndHours analytics={analytics} />
        </AnalyticsSection>
        <AnalyticsSection title={words.what}>
          <ShareWithOffer analytics={analytics} />
          <DiscountDepth analytics={analytics} />
          <MostUsedWords analytics={analytics} scope={scope} except={brand.name} />
          <div className="analytics-stack">
            <SubjectLengths analytics={analytics} />
            <Attributes analytics={analytics} />
            <Checked analytics={analytics} scope={scope} />
          </div>
        </AnalyticsSection>
        <AnalyticsSection title={words.how}>
          <Platforms analytics={analytics} />
          <SenderNames analytics={analytics} />
          <Redesigns analytics={analytics} />
          <Palette analytics={analytics} />
          <Languages analytics={analytics} />
        </AnalyticsSection>
      </Charts>
      <p className="analytics-method">{words.method}</p>
    </>
  )
}
