import { formatNumber } from '#app/platform/lib/format.ts'
import { FamiliesTable, FeatureRow } from '#app/inspection/checks/components/client-families-table.tsx'
import { rulePath } from '#app/inspection/checks/components/check-path.ts'
import { rulePagesCopy as words } from '../copy.ts'
import type { Guide } from '../guides.ts'
import type { FoundCounts } from '../queries.server.ts'

/** Features that a main client lacks, the most used first. */
export function AllFeatures({ guides, found }: { guides: Guide[]; found: FoundCounts }) {
  const countOf = ({ rule }: Guide) => found.byRule.get(rule) ?? 0
  return (
    <>
      <p className="mt-1 max-w-[600px] type-body text-pretty text-ink-soft">{words.all.features}</p>
      <FamiliesTable className="mt-6" end={words.emailsHead}>
        {guides
          .toSorted((a, b) => countOf(b) - countOf(a))
          .map((guide) => (
            <GuideRow key={guide.slug} guide={guide} count={countOf(guide)} />
          ))}
      </FamiliesTable>
    </>
  )
}

function GuideRow({ guide: { slug, rule, severity, title }, count }: { guide: Guide; count: number }) {
  return (
    <FeatureRow slug={slug} severity={severity} end={formatNumber(count)}>
      <a
        href={rulePath(rule)}
        className="type-ui break-words underline-offset-3 hover:underline max-sm:type-small"
      >
        {title}
      </a>
    </FeatureRow>
  )
}
