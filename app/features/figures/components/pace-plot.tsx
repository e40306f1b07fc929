import { ColumnPlot } from '#app/ui/plots/column-plot.tsx'
import { PlotFigure, TooFew } from '#app/ui/plots/plot-figure.tsx'
import { figuresCopy as words } from '../copy.ts'
import { ENOUGH } from '../figures.ts'
import { histogramOf, quartiles } from '../histogram.ts'

/** Where each band begins, in emails a month; brands that send more are in the last. */
const BANDS = [0, 1, 2, 4, 6, 8, 12, 16, 20, 30]

/** How often the brands of an industry send: how many brands in each band. */
export function Pace({ monthly }: { monthly: number[] }) {
  const { title, summary, band, brands } = words.pace
  const range = quartiles(histogramOf(monthly))
  if (!range || monthly.length < ENOUGH)
    return <TooFew title={title}>{words.pace.tooFew(monthly.length)}</TooFew>
  const columns = BANDS.map((from, at) => {
    const until = BANDS[at + 1] ?? Infinity
    return {
      name: bandName(from, until),
      tick: from === 0 ? '<1' : String(from),
      count: monthly.filter((value) => value >= from && value < until).length,
    }
  })
  return (
    <PlotFigure
      title={title}
      summary={summary(pace(range.median), pace(range.low), pace(range.high), monthly.length)}
      tableLabel={words.table}
      table={{ head: [band, brands], rows: columns.map(({ name, count }) => ({ name, cells: [count] })) }}
    >
      <ColumnPlot
        columns={columns.map(({ name, tick, count }) => ({
          name: `${name}: ${count}`,
          tick,
          parts: [{ value: count, tone: 1 as const }],
        }))}
      />
    </PlotFigure>
  )
}

function bandName(from: number, until: number): string {
  if (from === 0) return 'Fewer than one'
  if (until === Infinity) return `${from} or more`
  return until === from + 1 ? String(from) : `${from} to ${until - 1}`
}

function pace(value: number): string {
  return value.toFixed(value < 10 ? 1 : 0)
}
