import type { ReactNode } from 'react'
import { ChecksPanel } from '#app/features/checks/components/checks-panel.tsx'
import type { EmailCard as Email } from '#app/features/gallery/cards/card.ts'
import { EmailCard } from '#app/features/gallery/cards/email-card.tsx'
import { desktopLine } from '#app/features/gallery/email-page/inbox-limits.ts'
import { InboxRow } from '#app/features/gallery/email-page/inbox-row.tsx'
import { rehearsalCopy as words } from '../copy.ts'
import { presentCard, presentSender, presentViews } from '../present.ts'
import type { Rehearsed } from '../rehearsal.ts'
import { DraftViews } from './draft-views.tsx'
import { FindingsBesideMedian } from './findings-beside-median.tsx'
import { RivalsWall } from './rivals-wall.tsx'

type RehearsalBodyProps = {
  rehearsed: Rehearsed
  secret: string
  rivals: Email[]
  nearest: Email[]
  now: Date
}

/** Everything of a rehearsal. Finished HTML: it never reacts. */
export function RehearsalBody({ rehearsed, secret, rivals, nearest, now }: RehearsalBodyProps) {
  const { kind, preheader, language, missingPictures, checks, compared } = rehearsed
  const subject = rehearsed.subject || words.untitled
  const brand = presentSender(rehearsed)
  const card = presentCard(rehearsed, secret)
  const { medians } = compared
  const peersOf = words.sharing(compared.peersOf)
  return (
    <>
      <Part title={words.inbox}>
        <div className="mt-6 max-w-[720px]">
          <InboxRow
            email={{
              brand,
              sender: brand.name,
              subject,
              preheader,
              language: language ?? undefined,
              sentAt: now.toISOString(),
              inboxLine: desktopLine(subject, preheader),
            }}
          />
        </div>
      </Part>
      <Part title={words.email} text={missingPictures > 0 ? words.leftOut(missingPictures) : undefined}>
        <DraftViews views={presentViews(rehearsed, secret)} />
      </Part>
      {card && (
        <Part
          title={words.rivals}
          text={
            rivals.length > 0
              ? words.rivalsText(words.sharing(compared.rivalsOf), daysOf(rivals))
              : words.noRivals
          }
        >
          {rivals.length > 0 && <RivalsWall emails={rivals} draft={card} subject={subject} />}
        </Part>
      )}
      <Part
        title={words.checks}
        text={checks ? undefined : kind === 'picture' ? words.noChecks : words.notChecked}
      >
        {checks && (
          <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
            <div className="min-w-0 rounded-panel bg-surface shadow-[inset_0_0_0_1px_var(--line)] max-sm:-mx-4 max-sm:rounded-none">
              <ChecksPanel checks={checks} path={null} />
            </div>
            {medians && <FindingsBesideMedian checks={checks} medians={medians} of={peersOf} />}
          </div>
        )}
      </Part>
      {card && (
        <Part
          title={words.nearest}
          text={nearest.length > 0 ? words.nearestText(compared.looks) : words.noNearest}
        >
          <ul className="mt-6 card-grid card-labels empty:hidden lg:max-2xl:[--page-columns:5]">
            {nearest.map((email) => (
              <li key={email.id}>
                <EmailCard email={email} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

type PartProps = { title: string; text?: string; children: ReactNode }

function Part({ title, text, children }: PartProps) {
  return (
    <section className="mt-16 max-sm:mt-12">
      <h2 className="type-head">{title}</h2>
      {text && <p className="mt-2 max-w-[680px] type-body text-pretty text-ink-soft">{text}</p>}
      {children}
    </section>
  )
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** The first and the last day on which they were sent; null where nobody knows. */
function daysOf(emails: Email[]): string | null {
  const days = emails.flatMap(({ sent }) => sent?.iso ?? []).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? DAY.formatRange(new Date(first), new Date(last)) : null
}
