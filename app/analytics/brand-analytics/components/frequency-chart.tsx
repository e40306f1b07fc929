import { TooFew } from '#app/platform/ui/charts/chart-figure.tsx'
import { analyticsCopy as words, oneDigit } from '../copy.ts'
import { ENOUGH } from '../metrics.ts'
import { histogramOf, quartiles } from '../histogram.ts'
import { CountChart } from './count-chart.tsx'

/** Where each band begins, in emails a month; brands that send more are in the last. */
const BANDS = [0, 1, 2, 4, 6, 8, 12, 16, 20, 30]

export function Frequency({ monthly }: { monthly: number[] }) {
  const { title, summary, band, bandName, brands } = words.frequency
  const range = quartiles(histogramOf(monthly))
  if (!range || monthly.length < ENOUGH)
    return <TooFew title={title}>{words.frequency.tooFew(monthly.length)}</TooFew>
  const columns = BANDS.map((from, at) => {
    const until = BANDS[at + 1] ?? Infinity
    const name = bandName(from, until)
    const count = monthly.filter((value) => value >= from && value < until).length
    return { name, label: `${name}: ${count}`, tick: from === 0 ? '<1' : String(from), count }
  })
  return (
    <CountChart
      title={title}
      summary={summary(oneDigit(range.median), oneDigit(range.low), oneDigit(range.high), monthly.length)}
      head={[band, brands]}
      columns={columns}
    />
  )
}
