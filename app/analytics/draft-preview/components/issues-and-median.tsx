import type { ChecksRow } from '#app/inspection/checks/issue.ts'
import { SEVERITIES } from '#app/inspection/checks/issue.ts'
import { checksCopy } from '#app/inspection/checks/copy.ts'
import { draftPreviewCopy as words } from '../copy.ts'
import type { Comparison } from '../draft-preview.ts'

type IssuesAndMedianProps = {
  checks: ChecksRow
  medians: NonNullable<Comparison['medians']>
  /** The emails of the median, in words. */
  of: string
}

export function IssuesAndMedian({ checks, medians, of }: IssuesAndMedianProps) {
  return (
    <section className="rounded-panel bg-surface p-6 shadow-[inset_0_0_0_1px_var(--line)] max-sm:p-4">
      <h3 className="type-name">{words.medians}</h3>
      <table className="mt-3 w-full border-collapse type-ui tabular-nums">
        <thead>
          <tr className="text-right type-small text-ink-soft">
            <th scope="col" className="pb-1.5 text-left font-normal">
              {words.severity}
            </th>
            <th scope="col" className="pb-1.5 font-normal">
              {words.own}
            </th>
            <th scope="col" className="pb-1.5 font-normal">
              {words.median}
            </th>
          </tr>
        </thead>
        <tbody>
          {SEVERITIES.map((severity) => (
            <tr key={severity} className="border-t border-line text-right">
              <th scope="row" className="py-2 text-left font-normal">
                {checksCopy.severities[severity]}
              </th>
              <td className="font-medium">{checks[severity]}</td>
              <td className="text-ink-soft">{medians[severity]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 type-small text-ink-soft">{words.mediansText(medians.emails, of)}</p>
    </section>
  )
}
