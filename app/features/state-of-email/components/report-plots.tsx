import { emailCount, figuresCopy, hourText, percentOf, WEEKDAYS } from '#app/features/figures/copy.ts'
import { ENOUGH } from '#app/features/figures/figures.ts'
import { type Histogram, quartiles, sizeOf } from '#app/features/figures/histogram.ts'
import { longDay, longMonth, monthTick, type PlainDay } from '#app/features/figures/periods.ts'
import { ColumnPlot } from '#app/ui/plots/column-plot.tsx'
import { HourPlot } from '#app/ui/plots/hour-plot.tsx'
import { PlotFigure, TooFew } from '#app/ui/plots/plot-figure.tsx'
import { reportCopy as words } from '../copy.ts'
import { depthsInSteps, type Report } from '../report.ts'
import { DEPTH_STEP, SIZE_MAX, SIZE_STEP, SUBJECT_STEP } from '../report-facts.ts'
import { hourFact } from '../report-rows.ts'
import { listPath } from './report-links.ts'

type Props = { report: Report }

type StepsProps = {
  title: string
  summary: string
  /** The heading of the steps. */
  heading: string
  histogram: Histogram
  step: number
  nameOf: (from: number) => string
  linkTo: (from: number) => string
}

/** A column for each step, also for those without emails, up to the last one with any. */
function Steps({ title, summary, heading, histogram, step, nameOf, linkTo }: StepsProps) {
  const counts = new Map(histogram.map(({ value, count }) => [value, count]))
  const last = Math.max(0, ...counts.keys())
  const columns = Array.from({ length: last / step + 1 }, (_, at) => {
    return { from: at * step, count: counts.get(at * step) ?? 0 }
  })
  const everyNth = Math.ceil(columns.length / 8)
  return (
    <PlotFigure
      title={title}
      summary={summary}
      tableLabel={figuresCopy.table}
      table={{
        head: [heading, figuresCopy.emails],
        rows: columns.map(({ from, count }) => ({ name: nameOf(from), href: linkTo(from), cells: [count] })),
      }}
    >
      <ColumnPlot
        columns={columns.map(({ from, count }, at) => ({
          name: `${nameOf(from)} ${heading.toLowerCase()}: ${emailCount(count)}`,
          tick: at % everyNth === 0 ? String(from) : undefined,
          parts: [{ value: count, tone: 1 as const }],
          href: linkTo(from),
        }))}
      />
    </PlotFigure>
  )
}

export function Sizes({ report: { sizes, month } }: Props) {
  const { title, summary, kilobytes, step } = words.sizes
  const range = quartiles(sizes)
  const count = sizeOf(sizes)
  if (!range || count < ENOUGH) return <TooFew title={title}>{figuresCopy.tooFewOf(count)}</TooFew>
  const text = (from: number) => `${from} kB`
  return (
    <Steps
      title={title}
      summary={summary(
        text(range.low),
        `${step(range.median, SIZE_STEP, SIZE_MAX)} kB`,
        text(range.high + SIZE_STEP - 1),
        count,
      )}
      heading={kilobytes}
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
  if (!range || count < ENOUGH) return <TooFew title={title}>{figuresCopy.tooFewOf(count)}</TooFew>
  return (
    <Steps
      title={title}
      summary={summary(range.low, range.median, range.high, count)}
      heading={percent}
      histogram={depthsInSteps(depths)}
      step={DEPTH_STEP}
      nameOf={(from) => step(from, DEPTH_STEP)}
      linkTo={(from) => listPath(`depth-${from}`, month)}
    />
  )
}

export function SubjectLengths({ report: { subjects, month } }: Props) {
  const { title } = words.subjects
  const { summary, characters } = figuresCopy.subjects
  const range = quartiles(subjects)
  const count = sizeOf(subjects)
  if (!range || count < ENOUGH) return <TooFew title={title}>{figuresCopy.tooFewOf(count)}</TooFew>
  return (
    <Steps
      title={title}
      summary={`${summary(range.median, range.low, range.high + SUBJECT_STEP - 1)} ${words.ofKnown(count)}`}
      heading={characters}
      histogram={subjects}
      step={SUBJECT_STEP}
      nameOf={(from) => `${from} to ${from + SUBJECT_STEP - 1}`}
      linkTo={(from) => listPath(`subject-${from}`, month)}
    />
  )
}

export function WeekdaysAndHours({ report: { hours, month } }: Props) {
  const { title, summary, weekday } = figuresCopy.hours
  const all = hours.flat()
  const total = sum(all)
  if (total < ENOUGH) return <TooFew title={title}>{figuresCopy.tooFewOf(total)}</TooFew>
  const most = all.indexOf(Math.max(...all))
  const [day, hour] = [Math.floor(most / 24), most % 24]
  return (
    <PlotFigure
      title={title}
      summary={summary(WEEKDAYS[day]!, hour, hours[day]![hour]!, total)}
      tableLabel={figuresCopy.table}
      table={{
        head: [weekday, ...Array.from({ length: 24 }, (_, at) => String(at).padStart(2, '0'))],
        rows: hours.map((counts, at) => ({
          name: WEEKDAYS[at]!,
          cells: counts.map((count, from) =>
            count === 0 ? 0 : { value: count, href: listPath(hourFact(at, from), month) },
          ),
        })),
      }}
    >
      <HourPlot
        counts={hours}
        weekdays={WEEKDAYS.map((name) => name.slice(0, 3))}
        nameOf={(at, from, count) => `${WEEKDAYS[at]}, ${hourText(from)}: ${emailCount(count)}`}
      />
    </PlotFigure>
  )
}

/** Emails a day of a month, or a month in the live report. */
export function Times({ report: { times, month } }: Props) {
  const total = sum(times.map(({ count }) => count))
  const { title } = month ? words.days : words.monthly
  const heading = month ? words.days.day : words.monthly.month
  if (total < ENOUGH) return <TooFew title={title}>{figuresCopy.tooFewOf(total)}</TooFew>
  const named = times.map(({ time, count }) => ({
    name: month ? longDay(time) : longMonth(time),
    tick: month ? dayTick(time) : monthTick(time),
    href: month ? listPath(`day-${time}`, null) : listPath('all', time),
    count,
  }))
  return (
    <PlotFigure
      title={title}
      summary={words.timesSummary(total)}
      tableLabel={figuresCopy.table}
      table={{
        head: [heading, figuresCopy.emails],
        rows: named.map(({ name, href, count }) => ({ name, href, cells: [count] })),
      }}
    >
      <ColumnPlot
        columns={named.map(({ name, tick, href, count }) => ({
          name: `${name}: ${emailCount(count)}`,
          tick,
          href,
          parts: [{ value: count, tone: 1 as const }],
        }))}
      />
    </PlotFigure>
  )
}

/** Below the axis: the first day of a month and every fifth. */
function dayTick(day: PlainDay): string | undefined {
  const number = Number(day.slice(8))
  return number === 1 || number % 5 === 0 ? String(number) : undefined
}

/** In the live report. */
export function OffersByMonth({ report: { offersByMonth } }: Props) {
  const { title, withOffer } = words.offersByMonth
  const known = sum(offersByMonth.map((month) => month.known))
  if (known < ENOUGH) return null
  const { month: heading, emails } = figuresCopy
  const offers = sum(offersByMonth.map((month) => month.offers))
  return (
    <PlotFigure
      title={title}
      summary={figuresCopy.offers.summary(offers, known)}
      tableLabel={figuresCopy.table}
      table={{
        head: [heading, emails, withOffer, words.share],
        rows: offersByMonth.map((each) => ({
          name: longMonth(each.month),
          cells: [
            { value: each.known, href: listPath('facts', each.month) },
            { value: each.offers, href: listPath('offer', each.month) },
            percentOf(each.offers, each.known),
          ],
        })),
      }}
    >
      <ColumnPlot
        unit="%"
        columns={offersByMonth.map((each) => ({
          name: `${longMonth(each.month)}: ${percentOf(each.offers, each.known)} of ${emailCount(each.known)}`,
          tick: monthTick(each.month),
          href: listPath('offer', each.month),
          parts: [
            { value: each.known === 0 ? 0 : Math.round((each.offers / each.known) * 100), tone: 1 as const },
          ],
        }))}
      />
    </PlotFigure>
  )
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
