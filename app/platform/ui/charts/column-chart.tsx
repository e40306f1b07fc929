import { percent } from './axis.ts'
import type { Tone } from './chart-figure.tsx'
import { PAD, ChartArea } from './chart-area.tsx'

export type Column = {
  name: string
  tick?: string
  /** The parts of the column, from the bottom up. */
  parts: { value: number; tone: Tone }[]
  /** A line across the column, to compare with. */
  mark?: number
}

type ColumnChartProps = {
  columns: Column[]
  height?: number
  /** The end of the axis, if several charts share it; by default above the highest column. */
  top?: number
  /** The unit behind the numbers of the axis, such as '%'. */
  unit?: string
}

/** Columns side by side, each perhaps of several parts. */
export function ColumnChart({ columns, height = 150, top = 0, unit = '' }: ColumnChartProps) {
  const sums = columns.map(({ parts, mark = 0 }) =>
    Math.max(
      mark,
      parts.reduce((sum, { value }) => sum + value, 0),
    ),
  )
  return (
    <ChartArea
      most={Math.max(top, ...sums)}
      height={height}
      unit={unit}
      names={columns.map(({ tick }) => tick)}
    >
      {(y) =>
        columns.map((column, at) => (
          <g key={column.name}>
            <title>{column.name}</title>
            {/* The whole column answers to the pointer. */}
            <rect
              x={percent(at / columns.length)}
              y={PAD}
              width={percent(1 / columns.length)}
              height={height}
              className="plot-target"
            />
            {stacked(column.parts).map(({ from, value, tone }) => (
              <rect
                key={tone}
                x={percent((at + 0.14) / columns.length)}
                y={y(from + value)}
                width={percent(0.72 / columns.length)}
                height={Math.max(0.8, y(from) - y(from + value) - (from > 0 ? 1 : 0))}
                className={`tone-${tone}`}
              />
            ))}
            {column.mark !== undefined && column.mark > 0 && (
              <line
                x1={percent((at + 0.04) / columns.length)}
                x2={percent((at + 0.96) / columns.length)}
                y1={y(column.mark)}
                y2={y(column.mark)}
                className="plot-mark"
              />
            )}
          </g>
        ))
      }
    </ChartArea>
  )
}

function stacked(parts: Column['parts']) {
  let from = 0
  return parts.flatMap(({ value, tone }) => {
    const part = { from, value, tone }
    from += value
    return value > 0 ? [part] : []
  })
}
