import { FigureSection } from '#app/features/figures/components/figure-section.tsx'
import { longMonth, type PlainMonth } from '#app/features/figures/periods.ts'
import { reportCopy as words } from '../copy.ts'
import type { Report } from '../report.ts'
import { Depths, OffersByMonth, Sizes, SubjectLengths, Times, WeekdaysAndHours } from './report-plots.tsx'
import { ReportKeys } from './report-keys.tsx'
import { reportDataPath, reportPath } from './report-links.ts'
import { Platforms, Traits } from './report-tables.tsx'

type StateOfEmailProps = {
  report: Report
  /** The months with a report, the newest first. */
  months: PlainMonth[]
  /** How to cite this page. */
  citation: string
}

export function StateOfEmail({ report, months, citation }: StateOfEmailProps) {
  const { month, traits, known } = report
  return (
    <>
      <ReportKeys report={report} />
      <p className="figure-links">
        <a href={reportDataPath('csv', month)}>{words.csv}</a>
        <a href={reportDataPath('json', month)}>{words.json}</a>
      </p>
      <FigureSection title={words.sections.made}>
        <Sizes report={report} />
        <div className="figure-stack">
          <Traits report={report} section="made" of={known} summary={words.ofKnown(known)} />
          <Traits
            report={report}
            section="alt"
            of={traits.get('images')!}
            summary={words.alt.summary(traits.get('images')!)}
          />
        </div>
      </FigureSection>
      <FigureSection title={words.sections.offers} wide={month === null && <OffersByMonth report={report} />}>
        <Traits report={report} section="offers" of={known} summary={words.ofKnown(known)} />
        <Depths report={report} />
      </FigureSection>
      <FigureSection title={words.sections.sent} wide={<Times report={report} />}>
        <div className="figure-stack">
          <WeekdaysAndHours report={report} />
          <Traits report={report} section="sending" of={known} summary={words.ofKnown(known)} />
        </div>
        <Platforms report={report} />
      </FigureSection>
      <FigureSection title={words.sections.subjects}>
        <SubjectLengths report={report} />
        <Traits report={report} section="tone" of={known} summary={words.ofKnown(known)} />
      </FigureSection>
      <section className="figure-section report-method">
        <h2 className="type-head">{words.method}</h2>
        {[...words.methodText, ...(month ? [words.monthMethod] : []), citation].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <Months month={month} months={months} />
    </>
  )
}

/** Years with their months. */
function Months({ month, months }: { month: PlainMonth | null; months: PlainMonth[] }) {
  if (months.length === 0 && month === null) return null
  return (
    <section className="figure-section report-method">
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
