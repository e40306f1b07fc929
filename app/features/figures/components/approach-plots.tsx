import { ColumnPlot } from '#app/ui/plots/column-plot.tsx'
import { PlotFigure, PlotLegend, TooFew } from '#app/ui/plots/plot-figure.tsx'
import { RangePlot } from '#app/ui/plots/range-plot.tsx'
import { type Approach, WEEKS_BEFORE } from '../approach.ts'
import { emailCount, figuresCopy as words } from '../copy.ts'
import { ENOUGH } from '../figures.ts'
import { quartiles, sizeOf } from '../histogram.ts'
import { addDays, daysUntil, longDay, type PlainDay, shortDay } from '../periods.ts'
import type { Offers } from '../queries.server.ts'
import { together } from './offer-plots.tsx'

export type ApproachFigures = {
  latest: Approach
  earlier: Approach | null
  /** The latest date is still to come. */
  isSoFar: boolean
  offers: Map<PlainDay, Offers>
}

/** How many emails came in each week before an occasion, this time and a year before. */
export function WeeksBefore({ latest, earlier, isSoFar }: ApproachFigures) {
  const { title, summary, soFar, last, week, after, thisTime, lastTime, weeks: heading } = words.approach
  const columns = [...latest.weeks, latest.after].map((count, at) => ({
    name: at === WEEKS_BEFORE ? after : words.approach.before(WEEKS_BEFORE - 1 - at),
    tick: at === WEEKS_BEFORE ? after : String(WEEKS_BEFORE - at),
    count,
    before: earlier ? (earlier.weeks[at] ?? earlier.after) : undefined,
  }))
  return (
    <PlotFigure
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
          <PlotLegend
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
      <ColumnPlot
        columns={columns.map(({ name, tick, count, before }) => ({
          name: `${name}: ${emailCount(count)}`,
          tick,
          parts: [{ value: count, tone: 1 as const }],
          mark: before,
        }))}
      />
      <p className="plot-summary">{heading(latest.date)}</p>
    </PlotFigure>
  )
}

/** The days that are shown one by one. */
const DAYS = 42

/** The quartiles of discounts on each of the last days before an occasion. */
export function DepthByDay({ latest, offers }: ApproachFigures) {
  const { depthTitle: title, day: heading } = words.approach
  const { summary, median, low, high } = words.depth
  const days = Array.from({ length: DAYS }, (_, at) => addDays(latest.date, at - DAYS + 2)).map((day) => {
    const depths = offers.get(day)?.depths ?? []
    return { day, count: sizeOf(depths), range: quartiles(depths), before: daysUntil(day, latest.date) }
  })
  const all = together(days.map(({ day }) => offers.get(day)?.depths ?? []))
  const overall = quartiles(all)
  if (!overall || sizeOf(all) < ENOUGH) return <TooFew title={title}>{words.tooFewOf(sizeOf(all))}</TooFew>
  return (
    <PlotFigure
      title={title}
      summary={summary(overall.median, overall.low, overall.high, sizeOf(all))}
      tableLabel={words.table}
      table={{
        head: [heading, words.emails, low, median, high],
        rows: days
          .filter(({ count }) => count > 0)
          .map(({ day, count, range }) => ({
            name: longDay(day),
            cells: [count, ...[range!.low, range!.median, range!.high].map((depth) => `${depth}%`)],
          })),
      }}
    >
      <RangePlot
        unit="%"
        ranges={days.map(({ day, count, range, before }) => ({
          name: range ? `${longDay(day)}: ${range.median}% (${emailCount(count)})` : longDay(day),
          tick: before >= 0 && before % 7 === 0 ? shortDay(day).slice(0, -5) : undefined,
          range,
        }))}
      />
    </PlotFigure>
  )
}
