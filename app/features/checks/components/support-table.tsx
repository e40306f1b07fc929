import type { Finding } from '#app/features/checks/finding.ts'
import { checksCopy as words } from '#app/features/checks/copy.ts'
import { editorSearch } from '#app/features/checks/place-in-source.ts'
import { featureTitle, SUPPORT_DAY } from '#app/features/checks/support/client-families.ts'
import { SUPPORT } from '#app/features/checks/support/support-prefix.ts'
import { FamiliesTable, FeatureRow } from './families-table.tsx'
import { rulePath } from './rule-path.ts'

/** One row for each feature that a main family of mail programs lacks. */
export function SupportTable({ findings, path }: { findings: Finding[]; path: string | null }) {
  return (
    <>
      <FamiliesTable className="mt-4">
        {findings.map((finding) => (
          <FindingRow key={finding.rule} finding={finding} path={path} />
        ))}
      </FamiliesTable>
      <p className="mt-3 type-small text-ink-soft">
        {words.supportWeights} {words.supportSource(SUPPORT_DAY)}
      </p>
    </>
  )
}

function FindingRow({ finding: { rule, weight, places }, path }: { finding: Finding; path: string | null }) {
  const slug = rule.slice(SUPPORT.length)
  const place = places.find(({ at }) => at)
  const title = featureTitle(slug)
  return (
    <FeatureRow slug={slug} weight={weight}>
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
    </FeatureRow>
  )
}
