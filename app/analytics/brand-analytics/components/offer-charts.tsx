import { ColumnChart } from '#app/platform/ui/charts/column-chart.tsx'
import { ChartFigure, TooFew } from '#app/platform/ui/charts/chart-figure.tsx'
import { RangeChart } from '#app/platform/ui/charts/range-chart.tsx'
import { emailCount, analyticsCopy as words, percentOf } from '../copy.ts'
import { ENOUGH } from '../metrics.ts'
import { type Histogram, quartiles, sizeOf, sum, together } from '../histogram.ts'
import { longMonth, monthTick, type PlainMonth } from '../periods.ts'
import type { Analytics } from '../queries.server.ts'

type ShareWithOfferProps = {
  analytics: { offers: { month: PlainMonth; known: number; offers: number }[] }
  /** The usual title by default. */
  title?: string
  /** Links to the emails of a month: to all that were read for offers, or to those with one. */
  linkTo?: (month: PlainMonth, which: 'known' | 'offer') => string
}

export function ShareWithOffer({
  analytics: { offers },
  title = words.offers.title,
  linkTo,
}: ShareWithOfferProps) {
  const known = sum(offers.map((month) => month.known))
  const { summary, withOffer, share } = words.offers
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
          cells: [
            linkTo ? { value: each.known, href: linkTo(each.month, 'known') } : each.known,
            linkTo ? { value: each.offers, href: linkTo(each.month, 'offer') } : each.offers,
            percentOf(each.offers, each.known),
          ],
        })),
      }}
    >
      <ColumnChart
        unit="%"
        columns={offers.map((each) => ({
          name: `${longMonth(each.month)}: ${percentOf(each.offers, each.known)} of ${emailCount(each.known)}`,
          tick: monthTick(each.month),
          href: linkTo?.(each.month, 'offer'),
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
  const depths = offers.map((each) => {
    return { name: longMonth(each.month), tick: monthTick(each.month), depths: each.depths }
  })
  return <DepthChart title={title} heading={words.month} depths={depths} hasEmptyRows />
}

type DepthChartProps = {
  title: string
  heading: string
  depths: { name: string; tick: string | undefined; depths: Histogram }[]
  /** Whether the table also has the rows without discounts. */
  hasEmptyRows?: boolean
}

/** The quartiles of the percentages off, by period. */
export function DepthChart({ title, heading, depths, hasEmptyRows = false }: DepthChartProps) {
  const all = together(depths.map((each) => each.depths))
  const overall = quartiles(all)
  const { summary, median, low, high } = words.depth
  if (!overall || sizeOf(all) < ENOUGH) return <TooFew title={title}>{words.tooFewOf(sizeOf(all))}</TooFew>
  const ranges = depths.map(({ name, tick, depths: own }) => {
    return { name, tick, count: sizeOf(own), range: quartiles(own) }
  })
  return (
    <ChartFigure
      title={title}
      summary={summary(overall.median, overall.low, overall.high, sizeOf(all))}
      tableLabel={words.table}
      table={{
        head: [heading, words.emails, low, median, high],
        rows: ranges
          .filter(({ count }) => hasEmptyRows || count > 0)
          .map(({ name, count, range }) => {
            const cells = range
              ? [range.low, range.median, range.high].map((depth) => `${depth}%`)
              : ['', '', '']
            return { name, cells: [count, ...cells] }
          }),
      }}
    >
      <RangeChart
        unit="%"
        ranges={ranges.map(({ name, tick, count, range }) => ({
          name: range ? `${name}: ${range.median}% (${emailCount(count)})` : name,
          tick,
          range,
        }))}
      />
    </ChartFigure>
  )
}
