import type { ChecksRow, Finding } from '#app/features/checks/finding.ts'
import { checksCopy as words } from '#app/features/checks/copy.ts'
import type { Group } from '#app/features/checks/rule.ts'
import { RULES } from '#app/features/checks/rules.ts'
import { SUPPORT } from '#app/features/checks/support/support-prefix.ts'
import { FindingDetails, WeightMark } from './finding-details.tsx'
import { SupportTable } from './support-table.tsx'

const GROUPS: Group[] = ['everyone', 'everywhere', 'whole', 'dark']

type ChecksPanelProps = {
  /** Null where the email was not checked yet. */
  checks: ChecksRow | null
  /** The page of the email; null for a draft, whose places lead nowhere. */
  path: string | null
}

/** The Checks tab. Finished HTML: it never reacts, and its links are plain ones. */
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
        <GroupSection key={group} group={group} findings={findingsOf(group, checks.findings)} path={path} />
      ))}
    </>
  )
}

function Summary({ checks, isDraft }: { checks: ChecksRow; isDraft: boolean }) {
  const counts = (['serious', 'notable', 'minor'] as const).filter((weight) => checks[weight] > 0)
  return (
    <div className="border-b border-line px-6 py-5 max-sm:px-4">
      <p className="type-body text-ink-soft">{isDraft ? words.leadOfDraft : words.lead}</p>
      {counts.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          {counts.map((weight) => (
            <li key={weight} className="flex items-center gap-2.5">
              <WeightMark weight={weight} />
              <span className="type-name tabular-nums">{checks[weight]}</span>
              <span className="type-ui text-ink-soft">{words.weights[weight].toLowerCase()}</span>
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

type GroupSectionProps = { group: Group; findings: Finding[]; path: string | null }

function GroupSection({ group, findings, path }: GroupSectionProps) {
  const { title, about } = words.groups[group]
  const passed = RULES.filter((rule) => rule.group === group).length - findings.length
  return (
    <section className="border-b border-line px-6 pt-6 pb-5 last:border-b-0 max-sm:px-4">
      <h2 className="type-name">{title}</h2>
      <p className="mt-0.5 type-small text-ink-soft">{about}</p>
      {findings.length === 0 ? (
        <p className="mt-3.5 flex items-center gap-2.5 type-ui text-ink-soft">
          <span aria-hidden="true" className="text-ok">
            ✓
          </span>
          {words.nothing}
        </p>
      ) : group === 'everywhere' ? (
        <SupportTable findings={findings} path={path} />
      ) : (
        <ul className="mt-3.5">
          {findings.map((finding) => (
            <li key={finding.rule} className="border-t border-line first:border-t-0">
              <FindingDetails finding={finding} path={path} />
            </li>
          ))}
        </ul>
      )}
      {findings.length > 0 && passed > 0 && group !== 'everywhere' && (
        <p className="mt-2 type-small text-ink-soft">{words.passed(passed)}</p>
      )}
    </section>
  )
}

function findingsOf(group: Group, findings: Finding[]): Finding[] {
  return findings.filter(({ rule }) =>
    group === 'everywhere'
      ? rule.startsWith(SUPPORT)
      : RULES.some((known) => known.id === rule && known.group === group),
  )
}
