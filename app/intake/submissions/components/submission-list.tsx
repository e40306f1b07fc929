import { href, Link } from 'react-router'
import { Chip } from '#app/platform/ui/chip.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { submitCopy as words } from '../copy.ts'
import type { ListedSubmission } from '../queries.server.ts'

const LOOKS = { waiting: 'plain', accepted: 'accent', refused: 'stamp' } as const

export function SubmissionList({ submissions }: { submissions: ListedSubmission[] }) {
  return (
    <section className="mt-14" aria-label={words.mine}>
      <h2 className="type-head">{words.mine}</h2>
      {submissions.length === 0 && <p className="mt-3 type-body text-ink-soft">{words.none}</p>}
      <ol className="mt-4 divide-y divide-line border-t border-line empty:hidden">
        {submissions.map(({ id, subject, note, state, reason, createdAt, slug }) => (
          <li
            key={id}
            className="grid grid-cols-1 gap-x-12 gap-y-2 py-4 md:grid-cols-[225.5px_minmax(0,1fr)]"
          >
            <p className="flex flex-wrap items-center gap-3 self-start type-small text-ink-soft tabular-nums">
              <Chip variant={LOOKS[state]}>{words.states[state]}</Chip>
              <LocalDate at={createdAt} />
            </p>
            <div className="min-w-0">
              <p className="type-name break-words">{subject || words.untitled}</p>
              {note && <p className="mt-1 type-body break-words text-ink-soft">{note}</p>}
              {reason && <p className="mt-1 type-small text-ink-soft">{reason}</p>}
              {slug && (
                <p className="mt-1 type-small text-accent">
                  <Link to={href('/email/:slug', { slug })}>{words.open}</Link>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
