import { percent } from './axis.ts'
import { PAD, ChartArea } from './chart-area.tsx'

type Range = {
  name: string
  tick?: string
  /** The range; null if there are no values. */
  range: { low: number; median: number; high: number } | null
}

const HEIGHT = 150

/** The middle half of many values as a bar, and their median as a line across it. */
export function RangeChart({ ranges, unit }: { ranges: Range[]; unit: string }) {
  const count = ranges.length
  return (
    <ChartArea
      most={Math.max(0, ...ranges.map(({ range }) => range?.high ?? 0))}
      height={HEIGHT}
      unit={unit}
      names={ranges.map(({ tick }) => tick)}
    >
      {(y) =>
        ranges.map(({ name, range }, at) =>
          range ? (
            <g key={name}>
              <title>{name}</title>
              <rect
                x={percent(at / count)}
                y={PAD}
                width={percent(1 / count)}
                height={HEIGHT}
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
        )
      }
    </ChartArea>
  )
}
