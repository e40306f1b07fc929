import { ChartFigure } from '#app/platform/ui/charts/chart-figure.tsx'
import { ColumnChart } from '#app/platform/ui/charts/column-chart.tsx'
import { emailCount, analyticsCopy as words } from '../copy.ts'
import { type Histogram, inSteps } from '../histogram.ts'

type CountChartProps = {
  title: string
  summary: string
  /** The headings of the table; the second one is the counted unit. */
  head: [name: string, count: string]
  /** `label` replaces the name with the number of emails. */
  columns: {
    name: string
    label?: string
    tick?: string | undefined
    count: number
  }[]
  height?: number
  /** The end of the axis, if several charts share it. */
  top?: number
}

/** One count for each column. */
export function CountChart({ title, summary, head, columns, ...size }: CountChartProps) {
  return (
    <ChartFigure
      title={title}
      summary={summary}
      tableLabel={words.table}
      table={{ head, rows: columns.map(({ name, count }) => ({ name, cells: [count] })) }}
    >
      <ColumnChart
        {...size}
        columns={columns.map(({ name, label, tick, count }) => ({
          name: label ?? `${name}: ${emailCount(count)}`,
          tick,
          parts: [{ value: count, tone: 1 as const }],
        }))}
      />
    </ChartFigure>
  )
}

type StepChartProps = {
  title: string
  summary: string
  heading: string
  /** The heading in lower case by default. */
  unit?: string
  histogram: Histogram
  /** How many values are one column. */
  step: number
  nameOf: (from: number) => string
}

/** A column for each step, also for those without emails, up to the last one with any. */
export function StepChart({
  title,
  summary,
  heading,
  unit = heading.toLowerCase(),
  histogram,
  step,
  nameOf,
}: StepChartProps) {
  const counts = new Map(inSteps(histogram, step).map(({ value, count }) => [value, count]))
  const length = Math.max(0, ...counts.keys()) / step + 1
  const columns = Array.from({ length }, (_, at) => {
    const [from, name] = [at * step, nameOf(at * step)]
    const count = counts.get(from) ?? 0
    return {
      name,
      label: `${name} ${unit}: ${emailCount(count)}`,
      tick: at % Math.ceil(length / 8) === 0 ? String(from) : undefined,
      count,
    }
  })
  return <CountChart title={title} summary={summary} head={[heading, words.emails]} columns={columns} />
}
