import type { ReactNode } from 'react'
import { ChecksPanel } from '#app/inspection/checks/components/checks-panel.tsx'
import type { EmailCard as Email } from '#app/gallery/cards/card.ts'
import { EmailCard } from '#app/gallery/cards/email-card.tsx'
import { desktopLine } from '#app/gallery/email-page/inbox-limits.ts'
import { InboxRow } from '#app/gallery/email-page/inbox-row.tsx'
import { draftPreviewCopy as words } from '../copy.ts'
import { presentCard, presentSender, presentViews } from '../present.ts'
import type { DraftPreview } from '../draft-preview.ts'
import { DraftViews } from './draft-views.tsx'
import { CompetitorGrid } from './competitor-grid.tsx'

type DraftPreviewBodyProps = {
  draftPreview: DraftPreview
  secret: string
  competitors: Email[]
  nearest: Email[]
  now: Date
}

export function DraftPreviewBody({ draftPreview, secret, competitors, nearest, now }: DraftPreviewBodyProps) {
  const { kind, preheader, language, missingPictures, checks, compared } = draftPreview
  const subject = draftPreview.subject || words.untitled
  const brand = presentSender(draftPreview)
  const card = presentCard(draftPreview, secret)
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
        <DraftViews views={presentViews(draftPreview, secret)} />
      </Part>
      {card && (
        <Part
          title={words.competitors}
          text={
            competitors.length > 0
              ? words.competitorsText(words.sharing(compared.competitorsOf), daysOf(competitors))
              : words.noCompetitors(compared.competitorsOf)
          }
        >
          {competitors.length > 0 && <CompetitorGrid emails={competitors} draft={card} subject={subject} />}
        </Part>
      )}
      <Part
        title={words.checks}
        text={checks ? undefined : kind === 'picture' ? words.noChecks : words.notChecked}
      >
        {checks && (
          <div className="mt-6 rounded-panel bg-surface shadow-[inset_0_0_0_1px_var(--line)] max-sm:-mx-4 max-sm:rounded-none">
            <ChecksPanel checks={checks} path={null} />
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

/** The first and the last day on which they were sent; null where that is unknown. */
function daysOf(emails: Email[]): string | null {
  const days = emails.flatMap(({ sent }) => sent?.iso ?? []).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? DAY.formatRange(new Date(first), new Date(last)) : null
}
