import { ColumnChart } from '#app/platform/ui/charts/column-chart.tsx'
import { ChartFigure, TooFew } from '#app/platform/ui/charts/chart-figure.tsx'
import { RangeChart } from '#app/platform/ui/charts/range-chart.tsx'
import { emailCount, analyticsCopy as words, percentOf } from '../copy.ts'
import { ENOUGH } from '../metrics.ts'
import { quartiles, sizeOf, sum, together } from '../histogram.ts'
import { longMonth, monthTick } from '../periods.ts'
import type { Analytics } from '../queries.server.ts'

export function ShareWithOffer({ analytics: { offers } }: { analytics: Analytics }) {
  const known = sum(offers.map((month) => month.known))
  const { title, summary, withOffer, share } = words.offers
  if (known < ENOUGH) return <TooFew title={title}>{words.tooFewOf(known)}</TooFew>
  return (
    <ChartFigure
      title={title}
      summary={summary(sum(offers.map((month) => month.offers)), known)}
      tableLabel={words.table}
      table={{
        head: [words.month, words.emails, withOffer, share],
        rows: offers.map((each) => ({
          name: longMonth(each.month),
          cells: [each.known, each.offers, percentOf(each.offers, each.known)],
        })),
      }}
    >
      <ColumnChart
        unit="%"
        columns={offers.map((each) => ({
          name: `${longMonth(each.month)}: ${percentOf(each.offers, each.known)} of ${emailCount(each.known)}`,
          tick: monthTick(each.month),
          parts: [{ value: each.known === 0 ? 0 : Math.round((each.offers / each.known) * 100), tone: 1 }],
        }))}
      />
    </ChartFigure>
  )
}

type DiscountDepthProps = {
  analytics: Pick<Analytics, 'offers'>
  /** The usual title by default. */
  title?: string
}

/** The quartiles of the percentages off, by month. */
export function DiscountDepth({ analytics: { offers }, title = words.depth.title }: DiscountDepthProps) {
  const all = together(offers.map(({ depths }) => depths))
  const overall = quartiles(all)
  const { summary, median, low, high } = words.depth
  if (!overall || sizeOf(all) < ENOUGH) return <TooFew title={title}>{words.tooFewOf(sizeOf(all))}</TooFew>
  const ranges = offers.map(({ month, depths }) => {
    return { month, count: sizeOf(depths), range: quartiles(depths) }
  })
  return (
    <ChartFigure
      title={title}
      summary={summary(overall.median, overall.low, overall.high, sizeOf(all))}
      tableLabel={words.table}
      table={{
        head: [words.month, words.emails, low, median, high],
        rows: ranges.map(({ month, count, range }) => {
          const cells = range
            ? [range.low, range.median, range.high].map((depth) => `${depth}%`)
            : ['', '', '']
          return { name: longMonth(month), cells: [count, ...cells] }
        }),
      }}
    >
      <RangeChart
        unit="%"
        ranges={ranges.map(({ month, count, range }) => ({
          name: longMonth(month) + (range ? `: ${range.median}% (${emailCount(count)})` : ''),
          tick: monthTick(month),
          range,
        }))}
      />
    </ChartFigure>
  )
}
