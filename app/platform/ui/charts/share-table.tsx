import { formatNumber } from '#app/platform/lib/format.ts'
import { percent } from './axis.ts'
import { HeadRow, LinkedText } from './table-parts.tsx'

type Share = { name: string; count: number; href?: string }

type ShareTableProps = {
  title: string
  head: [name: string, count: string]
  shares: Share[]
  /** The count of a full bar; the largest one by default. */
  whole?: number
  format?: (count: number) => string
}

/** A table whose rows are bars, the longest first: chart and numbers at once. */
export function ShareTable({ title, head, shares, whole, format }: ShareTableProps) {
  const full = whole ?? Math.max(1, ...shares.map(({ count }) => count))
  return (
    <table className="plot-bars">
      <caption className="sr-only">{title}</caption>
      <thead className="sr-only">
        <HeadRow head={head} />
      </thead>
      <tbody>
        {shares.map(({ name, count, href }) => (
          <tr key={name}>
            <th scope="row">
              <span className="plot-bar-name">
                <LinkedText text={name} href={href} />
              </span>
              <svg width="100%" height="4" aria-hidden="true">
                <rect width={percent(count / full)} height="4" className="tone-1" />
              </svg>
            </th>
            <td>{format ? format(count) : formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
