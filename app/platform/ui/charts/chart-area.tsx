import type { ReactNode } from 'react'
import { middle, percent, roundScale } from './axis.ts'

/** The space above the highest line, and the one below the columns for their names, in pixels. */
export const PAD = 8
const AXIS = 22

/** The width of a digit, and the space between the numbers and the lines, in pixels. */
const DIGIT = 7
const SPACE = 8

type ChartAreaProps = {
  /** What the highest line is at least. */
  most: number
  height: number
  unit: string
  /** Below the columns, where they have one. */
  names: (string | undefined)[]
  children: (y: (value: number) => number) => ReactNode
}

/** The area of a chart, with lines across it and their numbers on the left, where nothing covers them. */
export function ChartArea({ most, height, unit, names, children }: ChartAreaProps) {
  const { top, ticks } = roundScale(most)
  const y = (value: number) => PAD + height - (value / top) * height
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
        {children(y)}
        <Names names={names} y={PAD + height + AXIS - 4} />
      </svg>
    </div>
  )
}

/** The names of columns; those at the edges stay inside. */
function Names({ names, y }: { names: (string | undefined)[]; y: number }) {
  return names.map((name, at) => {
    if (!name) return null
    const isFirst = at < names.length * 0.03
    const isLast = at >= names.length * 0.97
    return (
      <text
        key={name + String(at)}
        x={isFirst ? percent(at / names.length) : isLast ? '100%' : middle(at, names.length)}
        y={y}
        textAnchor={isFirst ? 'start' : isLast ? 'end' : 'middle'}
      >
        {name}
      </text>
    )
  })
}
