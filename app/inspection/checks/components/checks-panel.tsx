import { type ChecksRow, type Issue, SEVERITIES, type Severity } from '#app/inspection/checks/issue.ts'
import { checksCopy as words } from '#app/inspection/checks/copy.ts'
import { CHECKS } from '#app/inspection/checks/all-checks.ts'
import { editorSearch } from '#app/inspection/checks/source-location.ts'
import { featureTitle, SUPPORT_DAY } from '#app/inspection/checks/support/client-families.ts'
import { isFeature, SUPPORT } from '#app/inspection/checks/support/support-prefix.ts'
import { IssueDetails, SeverityMark } from './issue-details.tsx'
import { FamiliesTable, FeatureRow } from './client-families-table.tsx'
import { rulePath } from './check-path.ts'

type ChecksPanelProps = {
  /** Null if the email was not checked yet. */
  checks: ChecksRow | null
  /** The page of the email; null for a draft, which has no links to places. */
  path: string | null
}

export function ChecksPanel({ checks, path }: ChecksPanelProps) {
  if (!checks) {
    return (
      <div className="px-6 py-14 max-sm:px-4">
        <p className="type-name">{words.notYet}</p>
        <p className="mt-1 type-body text-ink-soft">{words.notYetText}</p>
      </div>
    )
  }
  return (
    <>
      <Summary checks={checks} isDraft={path === null} />
      {SEVERITIES.map((severity) => (
        <SeveritySection
          key={severity}
          severity={severity}
          issues={checks.issues.filter((issue) => issue.severity === severity)}
          path={path}
        />
      ))}
      <p className="px-6 py-5 type-small text-ink-soft max-sm:px-4">
        {words.passed(CHECKS.length - checks.issues.filter((issue) => !isFeature(issue)).length)}{' '}
        {checks.issues.some(isFeature) && `${words.supportWeights} ${words.supportSource(SUPPORT_DAY)}`}
      </p>
    </>
  )
}

function Summary({ checks, isDraft }: { checks: ChecksRow; isDraft: boolean }) {
  const counts = SEVERITIES.filter((severity) => checks[severity] > 0)
  return (
    <div className="border-b border-line px-6 py-5 max-sm:px-4">
      <p className="type-body text-ink-soft">{isDraft ? words.leadOfDraft : words.lead}</p>
      {counts.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          {counts.map((severity) => (
            <li key={severity} className="flex items-center gap-2.5">
              <SeverityMark severity={severity} />
              <span className="type-name tabular-nums">{checks[severity]}</span>
              <span className="type-ui text-ink-soft">{words.severities[severity].toLowerCase()}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 type-name">{words.allWell}</p>
      )}
      {!checks.inBrowser && <p className="mt-3 type-small text-ink-soft">{words.withoutBrowser}</p>}
    </div>
  )
}

type SectionProps = { severity: Severity; issues: Issue[]; path: string | null }

function SeveritySection({ severity, issues, path }: SectionProps) {
  if (issues.length === 0) return null
  const features = issues.filter(isFeature)
  const found = issues.filter((issue) => !isFeature(issue))
  return (
    <section className="border-b border-line px-6 pt-6 pb-5 last:border-b-0 max-sm:px-4">
      <h2 className="type-name">{words.severities[severity]}</h2>
      {found.length > 0 && (
        <ul className="mt-3.5">
          {found.map((issue) => (
            <li key={issue.rule} className="border-t border-line first:border-t-0">
              <IssueDetails issue={issue} path={path} />
            </li>
          ))}
        </ul>
      )}
      {features.length > 0 && <SupportTable issues={features} path={path} />}
    </section>
  )
}

function SupportTable({ issues, path }: { issues: Issue[]; path: string | null }) {
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
