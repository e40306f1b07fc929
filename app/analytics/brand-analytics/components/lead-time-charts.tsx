import { ColumnChart } from '#app/platform/ui/charts/column-chart.tsx'
import { ChartFigure, ChartLegend } from '#app/platform/ui/charts/chart-figure.tsx'
import { type OccasionLeadTime, WEEKS_BEFORE } from '../lead-time.ts'
import { emailCount, analyticsCopy as words } from '../copy.ts'
import { shortDay } from '../periods.ts'

export type LeadTimeAnalytics = {
  latest: OccasionLeadTime
  earlier: OccasionLeadTime | null
  /** Whether the latest date is still to come. */
  isSoFar: boolean
}

/** How many emails came in each week before an occasion, this time and a year before. */
export function WeeksBefore({ latest, earlier, isSoFar }: LeadTimeAnalytics) {
  const { title, summary, soFar, last, week, after, thisTime, lastTime, weeks: heading } = words.leadTime
  const columns = [...latest.weeks, latest.after].map((count, at) => ({
    name: at === WEEKS_BEFORE ? after : words.leadTime.before(WEEKS_BEFORE - 1 - at),
    tick: at === WEEKS_BEFORE ? after : String(WEEKS_BEFORE - at),
    count,
    before: earlier ? (earlier.weeks[at] ?? earlier.after) : undefined,
  }))
  return (
    <ChartFigure
      title={title}
      summary={
        <>
          {latest.first &&
            (isSoFar
              ? soFar(latest.first.day, latest.first.before, latest.total)
              : summary(latest.first.day, latest.first.before, latest.medianDays + 1, latest.total))}{' '}
          {earlier?.first && last(earlier.first.day, earlier.first.before, earlier.total)}
        </>
      }
      legend={
        earlier && (
          <ChartLegend
            entries={[
              { tone: 1, name: `${thisTime}, ${shortDay(latest.date)}` },
              { tone: 'mark', name: `${lastTime}, ${shortDay(earlier.date)}` },
            ]}
          />
        )
      }
      tableLabel={words.table}
      table={{
        head: earlier ? [week, thisTime, lastTime] : [week, words.emails],
        rows: columns.map(({ name, count, before }) => ({
          name,
          cells: before === undefined ? [count] : [count, before],
        })),
      }}
    >
      <ColumnChart
        columns={columns.map(({ name, tick, count, before }) => ({
          name: `${name}: ${emailCount(count)}`,
          tick,
          parts: [{ value: count, tone: 1 as const }],
          mark: before,
        }))}
      />
      <p className="plot-summary">{heading(latest.date)}</p>
    </ChartFigure>
  )
}
