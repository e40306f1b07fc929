import { AnalyticsSection } from '#app/analytics/brand-analytics/components/analytics-section.tsx'
import { ShareWithOffer } from '#app/analytics/brand-analytics/components/offer-charts.tsx'
import { SubjectLengths } from '#app/analytics/brand-analytics/components/content-charts.tsx'
import { WeekdaysAndHours } from '#app/analytics/brand-analytics/components/time-charts.tsx'
import { longMonth, type PlainMonth } from '#app/analytics/brand-analytics/periods.ts'
import { reportCopy as words } from '../copy.ts'
import type { Report } from '../report.ts'
import { hourFact } from '../report-rows.ts'
import { Depths, Sizes, Times } from './report-charts.tsx'
import { ReportKeyMetrics } from './key-metrics.tsx'
import { listPath, reportDataPath, reportPath } from './report-links.ts'
import { Platforms, Attributes } from './report-tables.tsx'

type StateOfEmailProps = {
  report: Report
  months: PlainMonth[]
  citation: string
}

export function StateOfEmail({ report, months, citation }: StateOfEmailProps) {
  const { month, attributes, known } = report
  return (
    <>
      <ReportKeyMetrics report={report} />
      <p className="analytics-links">
        <a href={reportDataPath('csv', month)}>{words.csv}</a>
        <a href={reportDataPath('json', month)}>{words.json}</a>
      </p>
      <AnalyticsSection title={words.sections.made}>
        <Sizes report={report} />
        <div className="analytics-stack">
          <Attributes report={report} section="made" of={known} summary={words.ofKnown(known)} />
          <Attributes
            report={report}
            section="alt"
            of={attributes.get('images')!}
            summary={words.alt.summary(attributes.get('images')!)}
          />
        </div>
      </AnalyticsSection>
      <AnalyticsSection
        title={words.sections.offers}
        wide={
          month === null && (
            <ShareWithOffer
              analytics={{ offers: report.offersByMonth }}
              title={words.offersByMonth}
              linkTo={(of, which) => listPath(which, of)}
            />
          )
        }
      >
        <Attributes report={report} section="offers" of={known} summary={words.ofKnown(known)} />
        <Depths report={report} />
      </AnalyticsSection>
      <AnalyticsSection title={words.sections.sent} wide={<Times report={report} />}>
        <div className="analytics-stack">
          <WeekdaysAndHours analytics={report} linkTo={(at, from) => listPath(hourFact(at, from), month)} />
          <Attributes report={report} section="sending" of={known} summary={words.ofKnown(known)} />
        </div>
        <Platforms report={report} />
      </AnalyticsSection>
      <AnalyticsSection title={words.sections.subjects}>
        <SubjectLengths analytics={report} linkTo={(from) => listPath(`subject-${from}`, month)} />
        <Attributes report={report} section="tone" of={known} summary={words.ofKnown(known)} />
      </AnalyticsSection>
      <section className="analytics-section report-method">
        <h2 className="type-head">{words.method}</h2>
        {[...words.methodText, ...(month ? [words.monthMethod] : []), citation].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <Months month={month} months={months} />
    </>
  )
}

/** The years with their months. */
function Months({ month, months }: { month: PlainMonth | null; months: PlainMonth[] }) {
  if (months.length === 0 && month === null) return null
  return (
    <section className="analytics-section report-method">
      <h2 className="type-head">{words.months}</h2>
      <p>{words.monthsText}</p>
      {month !== null && (
        <p>
          <a href={reportPath(null)}>{words.live}</a>
        </p>
      )}
      {[...Map.groupBy(months, (each) => each.slice(0, 4))].map(([year, ofYear]) => (
        <div key={year} className="report-months">
          <h3>{year}</h3>
          <ul>
            {ofYear.map((each) => (
              <li key={each}>
                <a href={reportPath(each)} aria-current={each === month ? 'page' : undefined}>
                  {longMonth(each).split(' ')[0]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
