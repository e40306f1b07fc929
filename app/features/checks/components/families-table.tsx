import type { ReactNode } from 'react'
import { checksCopy as words } from '#app/features/checks/copy.ts'
import type { Weight } from '#app/features/checks/finding.ts'
import { MAIN_FAMILIES, verdictOf } from '#app/features/checks/support/client-families.ts'
import { WeightMark } from './finding-details.tsx'
import { VerdictMark } from './verdict-mark.tsx'

const ONE_LINE = 'pb-1.5 font-normal max-sm:align-bottom max-sm:text-[0.6875rem]'

type FamiliesTableProps = {
  /** Heads a column of its own after the families. */
  end?: string
  className: string
  children: ReactNode
}

/** Features, and whether the main families of mail programs show them. */
export function FamiliesTable({ end, className, children }: FamiliesTableProps) {
  return (
    <table className={`w-full border-collapse ${className}`}>
      <caption className="sr-only">{words.supportCaption}</caption>
      <thead>
        <tr className="text-left type-small text-ink-soft">
          <th scope="col" className="pb-1.5 font-normal">
            {words.feature}
          </th>
          {MAIN_FAMILIES.map(({ name }) => (
            <th
              key={name}
              scope="col"
              title={name}
              className={`w-[68px] text-center max-sm:w-[46px] ${ONE_LINE}`}
            >
              {words.shortNames[name]}
            </th>
          ))}
          {end && (
            <th scope="col" className={`w-[84px] text-right max-sm:w-[46px] ${ONE_LINE}`}>
              {end}
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

type FeatureRowProps = {
  /** Of the feature in the data of caniemail.com. */
  slug: string
  weight: Weight
  end?: string
  /** Its name, with links. */
  children: ReactNode
}

export function FeatureRow({ slug, weight, end, children }: FeatureRowProps) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-2 text-left font-normal">
        <span className="flex items-center gap-3">
          <WeightMark weight={weight} />
          <span className="sr-only">{words.weights[weight]}: </span>
          {children}
        </span>
      </th>
      {MAIN_FAMILIES.map((family) => (
        <td key={family.name} className="text-center type-ui">
          <VerdictMark verdict={verdictOf(slug, family)} />
        </td>
      ))}
      {end && <td className="text-right type-ui text-ink-soft tabular-nums">{end}</td>}
    </tr>
  )
}
