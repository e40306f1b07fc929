import type { Issue } from '#app/inspection/checks/issue.ts'
import { checksCopy as words } from '#app/inspection/checks/copy.ts'
import { editorSearch } from '#app/inspection/checks/source-location.ts'
import { featureTitle } from '#app/inspection/checks/support/client-families.ts'
import { SUPPORT } from '#app/inspection/checks/support/support-prefix.ts'
import { FamiliesTable, FeatureRow } from './client-families-table.tsx'
import { rulePath } from './check-path.ts'

export function SupportTable({ issues, path }: { issues: Issue[]; path: string | null }) {
  const [folded, shown] = [issues.filter(isMinorCss), issues.filter((issue) => !isMinorCss(issue))]
  const tableOf = (listed: Issue[]) => (
    <FamiliesTable className="mt-4">
      {listed.map((issue) => (
        <IssueRow key={issue.rule} issue={issue} path={path} />
      ))}
    </FamiliesTable>
  )
  return (
    <>
      {shown.length > 0 && tableOf(shown)}
      {folded.length > 0 && (
        <details className="mt-4">
          <summary className="w-fit cursor-pointer type-ui text-ink-soft hover:text-ink pointer-coarse:py-2">
            {words.partialSupport(folded.length)}
          </summary>
          {tableOf(folded)}
        </details>
      )}
    </>
  )
}

/** Decoration, which an email can do without. */
function isMinorCss({ rule, severity }: Issue): boolean {
  return severity === 'minor' && rule.startsWith(`${SUPPORT}css-`)
}

function IssueRow({ issue: { rule, severity, places }, path }: { issue: Issue; path: string | null }) {
  const slug = rule.slice(SUPPORT.length)
  const place = places.find(({ at }) => at)
  const title = featureTitle(slug)
  return (
    <FeatureRow slug={slug} severity={severity}>
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
