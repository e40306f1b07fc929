import type { ReactNode } from 'react'

/** The space above the highest line, and the one below the columns for their names, in pixels. */
export const PAD = 8
export const AXIS = 22

/** The width of a digit, and the space between the numbers and the lines, in pixels. */
const DIGIT = 7
const SPACE = 8

type ChartAreaProps = {
  ticks: number[]
  y: (value: number) => number
  height: number
  unit: string
  children: ReactNode
}

/** The area of a chart, with lines across it and their numbers on the left, where nothing covers them. */
export function ChartArea({ ticks, y, height, unit, children }: ChartAreaProps) {
  const scale = ticks.map((tick) => ({ tick, text: tick.toLocaleString('en') + unit }))
  const room = Math.ceil(Math.max(...scale.map(({ text }) => text.length)) * DIGIT) + SPACE
  return (
    <div className="plot-picture plot-scaled" aria-hidden="true">
      <svg width={room} height={PAD + height + AXIS}>
        {scale.map(({ tick, text }) => (
          <text key={tick} x={room - SPACE} y={y(tick) + 4} textAnchor="end">
            {text}
          </text>
        ))}
      </svg>
      <svg width="100%" height={PAD + height + AXIS}>
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} className="plot-line" />
        ))}
        <line x1="0" x2="100%" y1={PAD + height} y2={PAD + height} className="plot-base" />
        {children}
      </svg>
    </div>
  )
}
