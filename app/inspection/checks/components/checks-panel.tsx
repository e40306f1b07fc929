import type { ChecksRow, Issue } from '#app/inspection/checks/issue.ts'
import { checksCopy as words } from '#app/inspection/checks/copy.ts'
import type { Group } from '#app/inspection/checks/check.ts'
import { CHECKS } from '#app/inspection/checks/all-checks.ts'
import { SUPPORT } from '#app/inspection/checks/support/support-prefix.ts'
import { IssueDetails, SeverityMark } from './issue-details.tsx'
import { SupportTable } from './support-table.tsx'

const GROUPS: Group[] = ['everyone', 'everywhere', 'whole', 'dark']

type ChecksPanelProps = {
  /** Null if the email was not checked yet. */
  checks: ChecksRow | null
  /** The page of the email; null for a draft, which has no links to places. */
  path: string | null
}

/** The Checks tab. Static HTML with plain links. */
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
      {GROUPS.map((group) => (
        <GroupSection key={group} group={group} issues={issuesOf(group, checks.issues)} path={path} />
      ))}
    </>
  )
}

function Summary({ checks, isDraft }: { checks: ChecksRow; isDraft: boolean }) {
  const counts = (['serious', 'moderate', 'minor'] as const).filter((severity) => checks[severity] > 0)
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

type GroupSectionProps = { group: Group; issues: Issue[]; path: string | null }

function GroupSection({ group, issues, path }: GroupSectionProps) {
  const { title, about } = words.groups[group]
  const passed = CHECKS.filter((rule) => rule.group === group).length - issues.length
  return (
    <section className="border-b border-line px-6 pt-6 pb-5 last:border-b-0 max-sm:px-4">
      <h2 className="type-name">{title}</h2>
      <p className="mt-0.5 type-small text-ink-soft">{about}</p>
      {issues.length === 0 ? (
        <p className="mt-3.5 flex items-center gap-2.5 type-ui text-ink-soft">
          <span aria-hidden="true" className="text-ok">
            ✓
          </span>
          {words.nothing}
        </p>
      ) : group === 'everywhere' ? (
        <SupportTable issues={issues} path={path} />
      ) : (
        <ul className="mt-3.5">
          {issues.map((issue) => (
            <li key={issue.rule} className="border-t border-line first:border-t-0">
              <IssueDetails issue={issue} path={path} />
            </li>
          ))}
        </ul>
      )}
      {issues.length > 0 && passed > 0 && group !== 'everywhere' && (
        <p className="mt-2 type-small text-ink-soft">{words.passed(passed)}</p>
      )}
    </section>
  )
}

function issuesOf(group: Group, issues: Issue[]): Issue[] {
  return issues.filter(({ rule }) =>
    group === 'everywhere'
      ? rule.startsWith(SUPPORT)
      : CHECKS.some((known) => known.id === rule && known.group === group),
  )
}
