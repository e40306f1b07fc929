import { ColumnPlot } from '#app/ui/plots/column-plot.tsx'
import { PlotFigure, TooFew } from '#app/ui/plots/plot-figure.tsx'
import { RangePlot } from '#app/ui/plots/range-plot.tsx'
import { emailCount, figuresCopy as words, percentOf } from '../copy.ts'
import { ENOUGH } from '../figures.ts'
import { type Histogram, quartiles, sizeOf } from '../histogram.ts'
import { longMonth, monthTick } from '../periods.ts'
import type { Figures } from '../queries.server.ts'
import { sum } from './time-plots.tsx'

/** Of each month's emails, how many have an offer. */
export function ShareWithOffer({ figures: { offers } }: { figures: Figures }) {
  const known = sum(offers.map((month) => month.known))
  const { title, summary, withOffer, share } = words.offers
  if (known < ENOUGH) return <TooFew title={title}>{words.tooFewOf(known)}</TooFew>
  return (
    <PlotFigure
      title={title}
      summary={summary(sum(offers.map((month) => month.offers)), known)}
      tableLabel={words.table}
      table={{
        head: [words.month, words.emails, withOffer, share],
        rows: offers.map((month) => ({
          name: longMonth(month.month),
          cells: [month.known, month.offers, percentOf(month.offers, month.known)],
        })),
      }}
    >
      <ColumnPlot
        unit="%"
        columns={offers.map((month) => ({
          name: `${longMonth(month.month)}: ${percentOf(month.offers, month.known)} of ${emailCount(month.known)}`,
          tick: monthTick(month.month),
          parts: [{ value: month.known === 0 ? 0 : Math.round((month.offers / month.known) * 100), tone: 1 }],
        }))}
      />
    </PlotFigure>
  )
}

/** Of each month's offers that state a percentage, the quartiles. */
type DiscountDepthProps = {
  figures: Pick<Figures, 'offers'>
  /** By default what it shows. */
  title?: string
}

export function DiscountDepth({ figures: { offers }, title = words.depth.title }: DiscountDepthProps) {
  const all = together(offers.map(({ depths }) => depths))
  const overall = quartiles(all)
  const { summary, median, low, high } = words.depth
  if (!overall || sizeOf(all) < ENOUGH) return <TooFew title={title}>{words.tooFewOf(sizeOf(all))}</TooFew>
  const ranges = offers.map(({ month, depths }) => ({
    month,
    count: sizeOf(depths),
    range: quartiles(depths),
  }))
  return (
    <PlotFigure
      title={title}
      summary={summary(overall.median, overall.low, overall.high, sizeOf(all))}
      tableLabel={words.table}
      table={{
        head: [words.month, words.emails, low, median, high],
        rows: ranges.map(({ month, count, range }) => ({
          name: longMonth(month),
          cells: [
            count,
            ...(range ? [range.low, range.median, range.high].map((depth) => `${depth}%`) : ['', '', '']),
          ],
        })),
      }}
    >
      <RangePlot
        unit="%"
        ranges={ranges.map(({ month, count, range }) => ({
          name: range ? `${longMonth(month)}: ${range.median}% (${emailCount(count)})` : longMonth(month),
          tick: monthTick(month),
          range,
        }))}
      />
    </PlotFigure>
  )
}

export function together(histograms: Histogram[]): Histogram {
  const counts = new Map<number, number>()
  for (const { value, count } of histograms.flat()) counts.set(value, (counts.get(value) ?? 0) + count)
  return [...counts].map(([value, count]) => ({ value, count }))
}
