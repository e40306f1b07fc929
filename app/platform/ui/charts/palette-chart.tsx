import { percent } from './axis.ts'
import { Ticks } from './column-chart.tsx'
import { AXIS } from './chart-area.tsx'

type PaletteColumn = {
  name: string
  tick?: string
  colors: { color: string; share: number }[]
}

/** The colors of each period as a stack of swatches; their heights are their shares. */
export function PaletteChart({ columns, height = 110 }: { columns: PaletteColumn[]; height?: number }) {
  const count = columns.length
  return (
    <svg width="100%" height={height + AXIS} aria-hidden="true" className="plot-picture">
      {columns.map(({ name, colors }, at) => (
        <g key={name}>
          <title>{name}</title>
          {swatches(colors, height).map(({ color, y, height: tall }) => (
            <rect
              key={color}
              x={percent((at + 0.06) / count)}
              y={y}
              width={percent(0.88 / count)}
              height={tall}
              fill={color}
              className="plot-swatch"
            />
          ))}
        </g>
      ))}
      <Ticks ticks={columns.map(({ tick }) => tick)} y={height + AXIS - 4} />
    </svg>
  )
}

function swatches(colors: PaletteColumn['colors'], height: number) {
  const whole = colors.reduce((sum, { share }) => sum + share, 0)
  let y = 0
  return colors.map(({ color, share }) => {
    const tall = (share / whole) * height
    const swatch = { color, y: Number(y.toFixed(1)), height: Number(Math.max(1, tall - 1).toFixed(1)) }
    y += tall
    return swatch
  })
}
