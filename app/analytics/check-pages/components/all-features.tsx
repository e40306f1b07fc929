import { FamiliesTable, FeatureRow } from '#app/inspection/checks/components/client-families-table.tsx'
import { rulePath } from '#app/inspection/checks/components/check-path.ts'
import { rulePagesCopy as words } from '../copy.ts'
import { FEATURE_GUIDES, type Guide } from '../guides.ts'
import type { FoundCounts } from '../queries.server.ts'

/** The features of emails that a main client lacks, the most used first; and all others. */
export function AllFeatures({ found }: { found: FoundCounts }) {
  const countOf = ({ rule }: Guide) => found.byRule.get(rule) ?? 0
  const used = FEATURE_GUIDES.filter((guide) => countOf(guide) > 0).toSorted(
    (a, b) => countOf(b) - countOf(a),
  )
  const unused = FEATURE_GUIDES.filter((guide) => countOf(guide) === 0)
  return (
    <>
      <p className="mt-1 max-w-[600px] type-body text-pretty text-ink-soft">{words.all.features}</p>
      {used.length > 0 && (
        <FamiliesTable className="mt-6" end={words.emailsHead}>
          {used.map((guide) => (
            <GuideRow key={guide.slug} guide={guide} count={countOf(guide)} />
          ))}
        </FamiliesTable>
      )}
      <details className="mt-5">
        <summary className="w-fit cursor-pointer type-ui text-ink-soft hover:text-ink">
          {words.all.unused(unused.length)}
        </summary>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 type-small">
          {unused.map(({ slug, rule, title }) => (
            <li key={slug}>
              <a href={rulePath(rule)} className="underline-offset-3 hover:underline pointer-coarse:py-2">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

function GuideRow({ guide: { slug, rule, severity, title }, count }: { guide: Guide; count: number }) {
  return (
    <FeatureRow slug={slug} severity={severity} end={count.toLocaleString('en-US')}>
      <a
        href={rulePath(rule)}
        className="type-ui break-words underline-offset-3 hover:underline max-sm:type-small"
      >
        {title}
      </a>
    </FeatureRow>
  )
}
