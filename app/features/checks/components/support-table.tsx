import type { Finding } from '#app/features/checks/finding.ts'
import { checksCopy as words } from '#app/features/checks/copy.ts'
import { editorSearch } from '#app/features/checks/place-in-source.ts'
import {
  featureTitle,
  MAIN_FAMILIES,
  SUPPORT_DAY,
  verdictOf,
} from '#app/features/checks/support/client-families.ts'
import { SUPPORT } from '#app/features/checks/support/support-prefix.ts'
import { WeightMark } from './finding-details.tsx'
import { rulePath } from './rule-path.ts'
import { VerdictMark } from './verdict-mark.tsx'

/** One row for each feature that a main family of mail programs lacks. */
export function SupportTable({ findings, path }: { findings: Finding[]; path: string | null }) {
  return (
    <>
      <table className="mt-4 w-full border-collapse">
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
                className="w-[68px] pb-1.5 text-center font-normal max-sm:w-[50px] max-sm:align-bottom max-sm:text-[0.6875rem]"
              >
                {words.shortNames[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {findings.map((finding) => (
            <FeatureRow key={finding.rule} finding={finding} path={path} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 type-small text-ink-soft">
        {words.supportWeights} {words.supportSource(SUPPORT_DAY)}
      </p>
    </>
  )
}

function FeatureRow({ finding: { rule, weight, places }, path }: { finding: Finding; path: string | null }) {
  const slug = rule.slice(SUPPORT.length)
  const place = places.find(({ at }) => at)
  const title = featureTitle(slug)
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-2 text-left font-normal">
        <span className="flex items-center gap-3">
          <WeightMark weight={weight} />
          <span className="sr-only">{words.weights[weight]}: </span>
          <span className="flex min-w-0 items-baseline gap-x-3 max-sm:flex-col">
            {place && path !== null ? (
              <a
                href={`${path}${editorSearch(place)}#place`}
                title={words.inSource}
                className="type-ui break-words underline-offset-3 hover:underline max-sm:type-small"
              >
                {title}
              </a>
            ) : (
              <span className="type-ui">{title}</span>
            )}
            <a
              href={rulePath(rule)}
              aria-label={words.aboutFeature(title)}
              className="type-small text-ink-soft underline-offset-3 hover:text-ink hover:underline pointer-coarse:py-2"
            >
              {words.about}
            </a>
          </span>
        </span>
      </th>
      {MAIN_FAMILIES.map((family) => (
        <td key={family.name} className="text-center type-ui">
          <VerdictMark verdict={verdictOf(slug, family)} />
        </td>
      ))}
    </tr>
  )
}
