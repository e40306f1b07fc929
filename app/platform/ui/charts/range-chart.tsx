import { percent, roundScale } from './axis.ts'
import { Ticks } from './column-chart.tsx'
import { AXIS, PAD, ChartArea } from './chart-area.tsx'

type Range = {
  name: string
  tick?: string
  /** The range; null if there are no values. */
  range: { low: number; median: number; high: number } | null
}

type RangeChartProps = { ranges: Range[]; height?: number; unit?: string }

/** The middle half of many values as a bar, and their median as a line across it. */
export function RangeChart({ ranges, height = 150, unit = '' }: RangeChartProps) {
  const { top, ticks } = roundScale(Math.max(0, ...ranges.map(({ range }) => range?.high ?? 0)))
  const y = (value: number) => PAD + height - (value / top) * height
  const count = ranges.length
  return (
    <ChartArea ticks={ticks} y={y} height={height} unit={unit}>
      {ranges.map(({ name, range }, at) =>
        range ? (
          <g key={name}>
            <title>{name}</title>
            <rect
              x={percent(at / count)}
              y={PAD}
              width={percent(1 / count)}
              height={height}
              className="plot-target"
            />
            <rect
              x={percent((at + 0.22) / count)}
              y={y(range.high)}
              width={percent(0.56 / count)}
              height={Math.max(2, y(range.low) - y(range.high))}
              className="tone-4"
            />
            <line
              x1={percent((at + 0.14) / count)}
              x2={percent((at + 0.86) / count)}
              y1={y(range.median)}
              y2={y(range.median)}
              className="plot-median"
            />
          </g>
        ) : null,
      )}
      <Ticks ticks={ranges.map(({ tick }) => tick)} y={PAD + height + AXIS - 4} />
    </ChartArea>
  )
}
