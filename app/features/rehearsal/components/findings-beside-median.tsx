import type { ChecksRow } from '#app/features/checks/finding.ts'
import { WEIGHTS } from '#app/features/checks/finding.ts'
import { checksCopy } from '#app/features/checks/copy.ts'
import { rehearsalCopy as words } from '../copy.ts'
import type { Comparison } from '../rehearsal.ts'

type FindingsBesideMedianProps = {
  checks: ChecksRow
  medians: NonNullable<Comparison['medians']>
  /** Whose median it is, in words. */
  of: string
}

export function FindingsBesideMedian({ checks, medians, of }: FindingsBesideMedianProps) {
  return (
    <section className="rounded-panel bg-surface p-6 shadow-[inset_0_0_0_1px_var(--line)] max-sm:p-4">
      <h3 className="type-name">{words.medians}</h3>
      <table className="mt-3 w-full border-collapse type-ui tabular-nums">
        <thead>
          <tr className="text-right type-small text-ink-soft">
            <th scope="col" className="pb-1.5 text-left font-normal">
              {words.weight}
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
          {WEIGHTS.map((weight) => (
            <tr key={weight} className="border-t border-line text-right">
              <th scope="row" className="py-2 text-left font-normal">
                {checksCopy.weights[weight]}
              </th>
              <td className="font-medium">{checks[weight]}</td>
              <td className="text-ink-soft">{medians[weight]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 type-small text-ink-soft">{words.mediansText(medians.emails, of)}</p>
    </section>
  )
}
