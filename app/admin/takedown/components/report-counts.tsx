import { transparencyCopy as words } from '../copy.ts'
import { durationText } from '../duration.ts'
import type { Tally } from '../transparency.server.ts'

type ReportCountsProps = {
  title: string
  first: string
  rows: (Tally & { name: string })[]
  total?: Tally
}

/** A table of reports; on phones it scrolls sideways. */
export function ReportCounts({ title, first, rows, total }: ReportCountsProps) {
  const all = total && rows.length > 1 ? [...rows, { name: words.total, ...total }] : rows
  return (
    <section className="mt-10">
      <h2 className="type-name">{title}</h2>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls
        tabIndex={0}
        aria-label={title}
        className="mt-3 overflow-x-auto"
      >
        <table className="w-full min-w-[600px] table-fixed text-left type-body tabular-nums">
          <thead className="type-small text-ink-soft">
            <tr>
              <th scope="col" className="w-[28%] py-2.5 pr-4 font-normal">
                {first}
              </th>
              {[words.asked, words.hidden, words.kept, words.open, words.median].map((heading) => (
                <th key={heading} scope="col" className="py-2.5 pl-4 text-right font-normal">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.map(({ name, asked, hidden, kept, open, medianSeconds }) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-2.5 pr-4 font-normal">
                  {name}
                </th>
                {[asked, hidden, kept, open].map((count, at) => (
                  // The columns never change their order.
                  // oxlint-disable-next-line no-array-index-key
                  <td key={at} className="py-2.5 pl-4 text-right">
                    {count.toLocaleString('en')}
                  </td>
                ))}
                <td className="py-2.5 pl-4 text-right whitespace-nowrap">
                  {medianSeconds === null ? words.noTime : durationText(medianSeconds)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
