import { href } from 'react-router'
import { FamiliesTable, FeatureRow } from '#app/inspection/checks/components/client-families-table.tsx'
import { SeverityMark } from '#app/inspection/checks/components/issue-details.tsx'
import { rulePath } from '#app/inspection/checks/components/check-path.ts'
import { formatNumber } from '#app/platform/lib/format.ts'
import { checksCopy } from '#app/inspection/checks/copy.ts'
import type { Group } from '#app/inspection/checks/check.ts'
import { rulePagesCopy as words } from '../copy.ts'
import { CHECK_GUIDES, FEATURE_GUIDES, findGuides, type Guide } from '../guides.ts'
import type { FoundCounts } from '../queries.server.ts'
import type { ChecksQuery } from '../schema.ts'
import { ChecksFilters } from './checks-filters.tsx'

const GROUPS: Group[] = ['accessibility', 'clients', 'delivery', 'dark']

export function AllChecks({ found, query }: { found: FoundCounts; query: ChecksQuery }) {
  const guides = findGuides([...CHECK_GUIDES, ...FEATURE_GUIDES], query)
  return (
    <>
      <p className="mt-5 max-w-[600px] type-body text-ink-soft">{words.all.severities}</p>
      <p className="mt-5 type-body">
        <a href={href('/clean')} className="text-accent underline-offset-3 hover:underline">
          {words.all.clean}
        </a>
      </p>
      <ChecksFilters query={query} count={guides.length} />
      {GROUPS.map((group) => (
        <GroupSection
          key={group}
          group={group}
          guides={guides.filter((guide) => guide.group === group)}
          found={found}
        />
      ))}
    </>
  )
}

type GroupSectionProps = { group: Group; guides: Guide[]; found: FoundCounts }

function GroupSection({ group, guides, found }: GroupSectionProps) {
  if (guides.length === 0) return null
  return (
    <section className="mt-14 max-sm:mt-10">
      <h2 className="type-head">{checksCopy.groups[group].title}</h2>
      <p className="mt-1 type-body text-ink-soft">{checksCopy.groups[group].about}</p>
      {group === 'clients' ? (
        <AllFeatures guides={guides} found={found} />
      ) : (
        <ul className="mt-6">
          {guides.map((guide) => (
            <RuleRow key={guide.slug} guide={guide} found={found} />
          ))}
        </ul>
      )}
    </section>
  )
}

function RuleRow({ guide, found }: { guide: Guide; found: FoundCounts }) {
  const { rule, severity, title, why, limits } = guide
  return (
    <li className="grid gap-x-10 gap-y-1 border-t border-line py-5 sm:grid-cols-[minmax(0,1fr)_150px]">
      <div className="max-w-[62ch]">
        <h3 className="type-name">
          <a href={rulePath(rule)} className="underline-offset-3 hover:underline">
            {title}
          </a>
        </h3>
        <p className="mt-1 type-body text-pretty text-ink-soft">{why}</p>
        <p className="mt-1.5 type-small text-pretty text-ink-soft">
          {words.cannotKnow} {limits}
        </p>
      </div>
      <div className="type-small text-ink-soft max-sm:mt-1 max-sm:flex max-sm:gap-x-4">
        <p className="flex items-center gap-2.5 text-ink">
          <SeverityMark severity={severity} />
          {checksCopy.severities[severity]}
        </p>
        <p className="tabular-nums sm:mt-1 sm:pl-[18px]">
          {words.foundIn(found.byRule.get(rule) ?? 0, found.emails)}
        </p>
      </div>
    </li>
  )
}

/** Features that a main client lacks, the most used first. */
function AllFeatures({ guides, found }: { guides: Guide[]; found: FoundCounts }) {
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
