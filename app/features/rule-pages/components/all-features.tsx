import { WeightMark } from '#app/features/checks/components/finding-details.tsx'
import { rulePath } from '#app/features/checks/components/rule-path.ts'
import { VerdictMark } from '#app/features/checks/components/verdict-mark.tsx'
import { checksCopy } from '#app/features/checks/copy.ts'
import { MAIN_FAMILIES, verdictOf } from '#app/features/checks/support/client-families.ts'
import { rulePagesCopy as words } from '../copy.ts'
import { FEATURE_GUIDES, type Guide } from '../guides.ts'
import type { FoundCounts } from '../queries.server.ts'

/** The features that the gallery's emails use and a main mail program lacks, the most used first; and all others. */
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
        <table className="mt-6 w-full border-collapse">
          <caption className="sr-only">{checksCopy.supportCaption}</caption>
          <thead>
            <tr className="text-left type-small text-ink-soft">
              <th scope="col" className="pb-1.5 font-normal">
                {checksCopy.feature}
              </th>
              {MAIN_FAMILIES.map(({ name }) => (
                <th
                  key={name}
                  scope="col"
                  title={name}
                  className="w-[76px] pb-1.5 text-center font-normal max-sm:w-[44px] max-sm:align-bottom max-sm:text-[0.6875rem]"
                >
                  {checksCopy.shortNames[name]}
                </th>
              ))}
              <th
                scope="col"
                className="w-[84px] pb-1.5 text-right font-normal max-sm:w-[46px] max-sm:align-bottom max-sm:text-[0.6875rem]"
              >
                {words.emailsHead}
              </th>
            </tr>
          </thead>
          <tbody>
            {used.map((guide) => (
              <FeatureRow key={guide.slug} guide={guide} count={countOf(guide)} />
            ))}
          </tbody>
        </table>
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

function FeatureRow({ guide: { slug, rule, weight, title }, count }: { guide: Guide; count: number }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-2 text-left font-normal">
        <span className="flex items-center gap-3">
          <WeightMark weight={weight} />
          <span className="sr-only">{checksCopy.weights[weight]}: </span>
          <a
            href={rulePath(rule)}
            className="type-ui break-words underline-offset-3 hover:underline max-sm:type-small"
          >
            {title}
          </a>
        </span>
      </th>
      {MAIN_FAMILIES.map((family) => (
        <td key={family.name} className="text-center type-ui">
          <VerdictMark verdict={verdictOf(slug, family)} />
        </td>
      ))}
      <td className="text-right type-ui text-ink-soft tabular-nums">{count.toLocaleString('en-US')}</td>
    </tr>
  )
}
