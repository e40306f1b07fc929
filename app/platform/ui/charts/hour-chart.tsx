import { percent } from './axis.ts'

const ROW = 22
const LABELS = 18
const RADIUS_MAX = 7
/** The share of the width that the names of the weekdays take. */
const NAMES = 0.09

type HourChartProps = {
  counts: number[][]
  weekdays: string[]
  nameOf: (weekday: number, hour: number, count: number) => string
}

/** A dot for each hour of the week; its area is the number. */
export function HourChart({ counts, weekdays, nameOf }: HourChartProps) {
  const most = Math.max(1, ...counts.flat())
  return (
    <svg width="100%" height={counts.length * ROW + LABELS} aria-hidden="true" className="plot-picture">
      {weekdays.map((weekday, row) => (
        <g key={weekday}>
          <line x1="0" x2="100%" y1={(row + 1) * ROW} y2={(row + 1) * ROW} className="plot-line" />
          <text x="0" y={row * ROW + ROW / 2 + 4}>
            {weekday}
          </text>
        </g>
      ))}
      {counts.map((hours, row) =>
        hours.map(
          (count, hour) =>
            count > 0 && (
              <circle
                key={nameOf(row, hour, count)}
                cx={across(hour)}
                cy={row * ROW + ROW / 2}
                r={Number(Math.max(1.2, Math.sqrt(count / most) * RADIUS_MAX).toFixed(1))}
                className="tone-1"
              >
                <title>{nameOf(row, hour, count)}</title>
              </circle>
            ),
        ),
      )}
      {[0, 6, 12, 18].map((hour) => (
        <text key={hour} x={across(hour)} y={counts.length * ROW + LABELS - 3} textAnchor="middle">
          {String(hour).padStart(2, '0')}
        </text>
      ))}
    </svg>
  )
}

function across(hour: number): string {
  return percent(NAMES + ((hour + 0.5) / 24) * (1 - NAMES))
}
