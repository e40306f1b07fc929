import type { ReactNode } from 'react'
import { HeadRow, LinkedText } from './table-parts.tsx'

type ChartRow = {
  name: string
  cells: (string | number)[]
}

type ChartTable = {
  head: [string, ...string[]]
  rows: ChartRow[]
}

type ChartFigureProps = {
  title: string
  /** The result as text, which is all that most visitors read. */
  summary: ReactNode
  /** Names the tones of a stacked chart. */
  legend?: ReactNode
  tableLabel: string
  table: ChartTable
  children: ReactNode
}

/** A chart with caption and table, which say the same: the chart is hidden from screen readers. */
export function ChartFigure({ title, summary, legend, tableLabel, table, children }: ChartFigureProps) {
  return (
    <figure className="plot">
      <figcaption>
        <h3 className="plot-title">{title}</h3>
        <p className="plot-summary">{summary}</p>
        {legend}
      </figcaption>
      {children}
      <details className="plot-behind">
        <summary>
          {tableLabel}
          <span className="sr-only"> {title}</span>
        </summary>
        <NumberTable title={title} {...table} />
      </details>
    </figure>
  )
}

/** The table of a chart; it scrolls sideways on narrow screens. */
function NumberTable({ title, head, rows }: ChartTable & { title: string }) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls
      tabIndex={0}
      aria-label={title}
      className="plot-scroll"
    >
      <table className="plot-table">
        <thead>
          <HeadRow head={head} />
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={head[at + 1]}>{cell.toLocaleString('en')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export type Tone = 1 | 2 | 3 | 4 | 5

/** A mark is the line across a column. */
type LegendEntry = { tone: Tone | 'mark'; name: string; href?: string }

export function ChartLegend({ entries }: { entries: LegendEntry[] }) {
  return (
    <ul className="plot-legend">
      {entries.map(({ tone, name, href }) => (
        <li key={name}>
          <svg width="10" height="10" aria-hidden="true">
            {tone === 'mark' ? (
              <line x2="10" y1="5" y2="5" className="plot-mark" />
            ) : (
              <rect width="10" height="10" className={`tone-${tone}`} />
            )}
          </svg>
          <LinkedText text={name} href={href} />
        </li>
      ))}
    </ul>
  )
}

/** A sentence in place of a chart with too few emails. */
export function TooFew({ title, children }: { title: string; children: ReactNode }) {
  return children === null ? null : <ChartSection title={title} summary={children} />
}

type ChartSectionProps = { title: string; summary?: ReactNode; children?: ReactNode }

export function ChartSection({ title, summary, children }: ChartSectionProps) {
  return (
    <section className="plot">
      <h3 className="plot-title">{title}</h3>
      {summary && <p className="plot-summary">{summary}</p>}
      {children}
    </section>
  )
}
