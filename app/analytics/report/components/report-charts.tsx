import { analyticsCopy } from '#app/analytics/brand-analytics/copy.ts'
import type { PlainDay } from '#app/platform/lib/plain-day.ts'
import { CountChart, StepChart } from '#app/analytics/brand-analytics/components/count-chart.tsx'
import { ENOUGH } from '#app/analytics/brand-analytics/metrics.ts'
import { quartiles, sizeOf } from '#app/analytics/brand-analytics/histogram.ts'
import { longDate, longMonth, monthTick } from '#app/analytics/brand-analytics/periods.ts'
import { TooFew } from '#app/platform/ui/charts/chart-figure.tsx'
import { reportCopy as words } from '../copy.ts'
import type { Report } from '../report.ts'
import { DEPTH_STEP, SIZE_MAX, SIZE_STEP } from '../report-attributes.ts'
import { listPath } from './report-links.ts'

type Props = { report: Report }

export function Sizes({ report: { sizes, month } }: Props) {
  const { title, summary, unit, step } = words.sizes
  const range = quartiles(sizes)
  const count = sizeOf(sizes)
  if (!range || count < ENOUGH) return <TooFew title={title}>{analyticsCopy.tooFewOf(count)}</TooFew>
  const text = (size: number) => words.sizes.size(size, SIZE_MAX)
  return (
    <StepChart
      title={title}
      summary={summary(text(range.low), text(range.median), text(range.high), count)}
      heading={unit}
      unit={unit}
      histogram={sizes}
      step={SIZE_STEP}
      nameOf={(from) => step(from, SIZE_STEP, SIZE_MAX)}
      linkTo={(from) => listPath(`size-${from}`, month)}
    />
  )
}

export function Depths({ report: { depths, month } }: Props) {
  const { title, summary, percent, step } = words.depths
  const range = quartiles(depths)
  const count = sizeOf(depths)
  if (!range || count < ENOUGH) return <TooFew title={title}>{analyticsCopy.tooFewOf(count)}</TooFew>
  return (
    <StepChart
      title={title}
      summary={summary(range.low, range.median, range.high, count)}
      heading={percent}
      histogram={depths}
      step={DEPTH_STEP}
      nameOf={(from) => step(from, DEPTH_STEP)}
      linkTo={(from) => listPath(`depth-${from}`, month)}
    />
  )
}

/** Emails by day of a month, or by month in the live report. */
export function Times({ report: { times, month } }: Props) {
  const total = sizeOf(times)
  const { title } = month ? words.days : words.monthly
  const heading = month ? words.days.day : words.monthly.month
  if (total < ENOUGH) return <TooFew title={title}>{analyticsCopy.tooFewOf(total)}</TooFew>
  return (
    <CountChart
      title={title}
      summary={words.timesSummary(total)}
      head={[heading, analyticsCopy.emails]}
      columns={times.map(({ time, count }) => ({
        name: month ? longDate(time) : longMonth(time),
        tick: month ? dayTick(time) : monthTick(time),
        href: month ? listPath(`day-${time}`, null) : listPath('all', time),
        count,
      }))}
    />
  )
}

/** Below the axis: the first day of a month and every fifth. */
function dayTick(day: PlainDay): string | undefined {
  const number = Number(day.slice(8))
  return number === 1 || number % 5 === 0 ? String(number) : undefined
}
