import type { ReactNode } from 'react'
import { SeverityMark } from '#app/inspection/checks/components/issue-details.tsx'
import { SupportIcon } from '#app/inspection/checks/components/client-families-table.tsx'
import { checksCopy } from '#app/inspection/checks/copy.ts'
import { FAMILIES, SUPPORT_DAY, verdictOf } from '#app/inspection/checks/support/client-families.ts'
import { rulePagesCopy as words } from '../copy.ts'
import type { Guide } from '../guides.ts'
import { isFeature } from '#app/inspection/checks/support/support-prefix.ts'
import type { FoundCounts } from '../queries.server.ts'

/** How to fix an issue, the limits of its check, and which email clients support a feature. */
export function CheckGuide({ guide, found }: { guide: Guide; found: FoundCounts }) {
  const { fix, example, limits, rule, severity, group } = guide
  return (
    <div className="mt-10 grid gap-x-16 gap-y-10 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_350px]">
      <div className="flex max-w-[62ch] min-w-0 flex-col gap-8">
        <Point name={checksCopy.fix}>
          <p>{fix}</p>
          {example && (
            <code className="mt-3 block rounded-control bg-sunk px-4 py-3 type-code break-words whitespace-pre-wrap">
              {example}
            </code>
          )}
        </Point>
        <Point name={checksCopy.limits}>
          <p className="text-ink-soft">{limits}</p>
        </Point>
      </div>
      <div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 type-ui">
          <dt className="text-ink-soft">{words.facts.severity}</dt>
          <dd className="flex items-center gap-2.5">
            <SeverityMark severity={severity} />
            {checksCopy.severities[severity]}
          </dd>
          <dt className="text-ink-soft">{words.facts.group}</dt>
          <dd>{checksCopy.groups[group].title}</dd>
          <dt className="text-ink-soft">{words.facts.found}</dt>
          <dd className="tabular-nums">{words.foundIn(found.byRule.get(rule) ?? 0, found.emails)}</dd>
        </dl>
        {isFeature(guide) && <Support slug={guide.slug} />}
      </div>
    </div>
  )
}

function Point({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="type-name">{name}</h2>
      <div className="mt-1.5 type-body text-pretty">{children}</div>
    </section>
  )
}

function Support({ slug }: { slug: string }) {
  return (
    <table className="mt-7 w-full border-collapse type-ui">
      <caption className="pb-2 text-left type-name">{words.support}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.family}</th>
          <th scope="col">{words.verdict}</th>
        </tr>
      </thead>
      <tbody>
        {FAMILIES.map((family) => {
          const verdict = verdictOf(slug, family)
          return (
            <tr key={family.name} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {family.name}
              </th>
              <td className="text-right text-ink-soft">
                <span aria-hidden="true">{checksCopy.verdicts[verdict]} </span>
                <SupportIcon verdict={verdict} />
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr className="border-t border-line">
          <td colSpan={2} className="pt-3 type-small text-ink-soft">
            {checksCopy.supportSource(SUPPORT_DAY)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
