import { Fragment, type CSSProperties } from 'react'
import { CardPicture } from '#app/gallery/cards/card-picture.tsx'
import type { EmailCard as Email } from '#app/gallery/cards/card.ts'
import { CARD_WINDOW } from '#app/gallery/cards/card-window.ts'
import { EmailCard } from '#app/gallery/cards/email-card.tsx'
import { draftPreviewCopy as words } from '../copy.ts'
import type { DraftCard } from '../present.ts'

const COLUMNS = 5

type CompetitorGridProps = { emails: Email[]; draft: DraftCard; subject: string }

/** The draft in the middle of a grid of emails, as if it were one of them. */
export function CompetitorGrid({ emails, draft, subject }: CompetitorGridProps) {
  const middle = Math.min(middleOf(emails.length + 1), emails.length - 1)
  return (
    <ul className="mt-6 card-grid card-labels lg:max-2xl:[--page-columns:5]">
      {emails.map((email, at) => (
        <Fragment key={email.id}>
          {at === middle && <OwnCard draft={draft} subject={subject} />}
          <li>
            <EmailCard email={email} />
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

/** The middle of the middle row, where a row has five cards. */
function middleOf(cards: number): number {
  const rows = Math.ceil(cards / COLUMNS)
  return COLUMNS * Math.floor((rows - 1) / 2) + Math.floor(COLUMNS / 2)
}

function OwnCard({ draft: { picture, thumb }, subject }: Omit<CompetitorGridProps, 'emails'>) {
  const height = Math.round((CARD_WINDOW.width * picture.height) / picture.width)
  return (
    <li>
      <article
        className="card"
        style={{ '--full': height, '--placeholder': picture.dominantColor } as CSSProperties}
      >
        <div className="card-sheet rounded-t-card outline-3 outline-offset-3 outline-accent">
          <a href={picture.src}>
            <CardPicture thumb={thumb} picture={picture} alt={`${words.yours}: ${subject}`} />
          </a>
        </div>
        <div className="card-label">
          <a href={picture.src} tabIndex={-1} aria-hidden="true">
            {subject}
          </a>
          <p className="type-small font-medium text-accent">{words.yours}</p>
        </div>
      </article>
    </li>
  )
}
