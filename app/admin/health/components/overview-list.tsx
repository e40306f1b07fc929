import { Fragment } from 'react'
import { href, Link } from 'react-router'
import type { HealthCheck } from '../checks.server.ts'
import { healthCopy } from '../copy.ts'
import type { Overview } from '../queries.server.ts'
import { StateChip } from './check-list.tsx'

const words = healthCopy.overview

export function OverviewList({ overview, problems }: { overview: Overview; problems: HealthCheck[] }) {
  const { waiting, uncertain, reports, added, rejected } = overview
  const rows: [name: string, links: [label: string, to: string][]][] = [
    [
      words.waits,
      [
        [words.waiting(waiting), href('/admin/queue')],
        [words.uncertain(uncertain), `${href('/admin/emails')}?status=draft&confidence=doubtful`],
        [words.reports(reports), href('/admin/reports')],
      ],
    ],
    [
      words.week,
      [
        [words.added(added), href('/admin/emails')],
        [words.rejected(rejected), href('/admin/emails/imports')],
      ],
    ],
  ]
  return (
    <dl className="mt-12 border-b border-line type-body">
      {rows.map(([name, links]) => (
        <div key={name} className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line py-4">
          <dt className="w-32 type-name">{name}</dt>
          <dd>
            {links.map(([label, to], at) => (
              <Fragment key={to}>
                {at > 0 && ' · '}
                <Link to={to} className="text-accent hover:underline underline-offset-4">
                  {label}
                </Link>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
      {problems.length > 0 && (
        <div className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line py-4">
          <dt className="w-32 type-name">
            <Link to={href('/admin/health')} className="hover:underline underline-offset-4">
              {healthCopy.title}
            </Link>
          </dt>
          <dd className="grid min-w-0 flex-1 basis-72 gap-2">
            {problems.map(({ id, state, text }) => (
              <p key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <StateChip state={state} />
                <span className="min-w-0 break-words">
                  {healthCopy.checks[id].name}: {text}
                </span>
              </p>
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}
