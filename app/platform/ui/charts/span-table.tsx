import { percent } from './axis.ts'
import { HeadRow } from './table-parts.tsx'

type Span = {
  name: string
  /** The counts by month, from the oldest. */
  counts: number[]
  period: string
  total: number
}

type SpanTableProps = {
  title: string
  head: [name: string, period: string, count: string]
  spans: Span[]
}

/** The use of items over time: a row for each item and a cell for each month, the darker the higher its count. */
export function SpanTable({ title, head, spans }: SpanTableProps) {
  const most = Math.max(1, ...spans.flatMap(({ counts }) => counts))
  return (
    <table className="plot-spans">
      <caption className="sr-only">{title}</caption>
      <thead className="sr-only">
        <HeadRow head={head} />
      </thead>
      <tbody>
        {spans.map(({ name, counts, period, total }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <svg width="100%" height="12" aria-hidden="true">
                <line x1="0" x2="100%" y1="11.5" y2="11.5" className="plot-line" />
                {counts.map(
                  (count, at) =>
                    count > 0 && (
                      <rect
                        // Months never change their order.
                        // oxlint-disable-next-line no-array-index-key
                        key={at}
                        x={percent((at + 0.08) / counts.length)}
                        width={percent(0.84 / counts.length)}
                        height="11"
                        className={`level-${Math.max(1, Math.ceil((count / most) * 4))}`}
                      />
                    ),
                )}
              </svg>
              <span className="plot-period">{period}</span>
            </td>
            <td>{total.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
