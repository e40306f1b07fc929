import type { ReactNode } from 'react'
import { checksCopy as words } from '#app/inspection/checks/copy.ts'
import type { Severity } from '#app/inspection/checks/issue.ts'
import { MAIN_FAMILIES, type Verdict, verdictOf } from '#app/inspection/checks/support/client-families.ts'
import { SeverityMark } from './issue-details.tsx'

const ONE_LINE = 'pb-1.5 font-normal max-sm:align-bottom max-sm:text-[0.625rem]'

type FamiliesTableProps = {
  end?: string
  className: string
  children: ReactNode
}

/** Features, and whether the main families of email clients support them. */
export function FamiliesTable({ end, className, children }: FamiliesTableProps) {
  return (
    <div className={`overflow-x-auto ${className}`}>
      <table className="w-full border-collapse">
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
    </div>
  )
}

type FeatureRowProps = {
  /** The slug of the feature in the data of caniemail.com. */
  slug: string
  severity: Severity
  end?: string
  children: ReactNode
}

export function FeatureRow({ slug, severity, end, children }: FeatureRowProps) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-2 text-left font-normal">
        <span className="flex items-center gap-3">
          <SeverityMark severity={severity} />
          <span className="sr-only">{words.severities[severity]}: </span>
          {children}
        </span>
      </th>
      {MAIN_FAMILIES.map((family) => (
        <td key={family.name} className="text-center type-ui">
          <SupportIcon verdict={verdictOf(slug, family)} />
        </td>
      ))}
      {end && <td className="text-right type-ui text-ink-soft tabular-nums">{end}</td>}
    </tr>
  )
}

const SIGNS: Record<Verdict, { sign: string; look: string }> = {
  supported: { sign: '✓', look: 'text-ink-faint' },
  partly: { sign: '◐', look: 'text-ink-soft' },
  not: { sign: '✕', look: 'text-stamp' },
  unknown: { sign: '?', look: 'text-ink-faint' },
}

export function SupportIcon({ verdict }: { verdict: Verdict }) {
  const { sign, look } = SIGNS[verdict]
  return (
    <span className={look}>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{words.verdicts[verdict]}</span>
    </span>
  )
}
