import type { CSSProperties, ReactNode } from 'react'
import { emailPath } from '#app/gallery/brands/components/brand-path.ts'
import type { EmailCard as Email } from './card.ts'
import { copy } from '#app/gallery/copy.ts'
import { CARD_WINDOW, INDEX_CARD, ROW_MIN } from './card-window.ts'
import { CardLabel } from './card-label.tsx'
import { CardPicture } from './card-picture.tsx'
import { usePictureFailure } from '#app/gallery/cards/email-picture.tsx'
import { IndexCard } from './index-card.tsx'

export type EmailCardProps = {
  email: Email
  showBrand?: boolean
  showCategory?: boolean
  /** Hidden where the heading says it for all cards. */
  labelSample?: boolean
  eager?: boolean
  first?: boolean
  save?: ReactNode
}

/**
 * An email card: as tall as the email, cropped at the maximum height. Its links are plain anchors that the grid
 * handles, because thousands of <Link> would all re-render on every navigation. Its look is in cards.css: seventy cards
 * with a dozen utilities each were a third of a page.
 */
export function EmailCard({ email, save, eager, first, ...label }: EmailCardProps) {
  const [failed, onFail] = usePictureFailure(email.id)
  const to = emailPath(email.brand.slug, email.slug)
  const { preview, thumb, lines } = email

  return (
    <article
      className="card"
      style={{ '--full': fullHeight(email), '--placeholder': preview?.dominantColor } as CSSProperties}
    >
      <div className="card-sheet">
        <a href={to}>
          {lines !== undefined ? (
            <IndexCard
              subject={email.subject}
              brandName={email.brand.name}
              lines={preview ? lines : copy.noPreview}
            />
          ) : preview && thumb && !failed ? (
            <CardPicture
              thumb={thumb}
              picture={preview}
              alt={`${email.subject}, ${email.brand.name}`}
              eager={eager}
              first={first}
              onFail={onFail}
            />
          ) : (
            <NoPreview email={email} />
          )}
        </a>
        {save}
      </div>
      <CardLabel email={email} to={to} {...label} />
    </article>
  )
}

function NoPreview({ email }: { email: Email }) {
  return (
    <span className="grid h-full place-items-center bg-sunk px-4 text-center type-small text-ink-faint">
      <span>
        <span className="sr-only">
          {email.subject}, {email.brand.name}.{' '}
        </span>
        {copy.noPreview}
      </span>
    </span>
  )
}

/** The height of a row of these emails, as a ratio of a card's width. */
export function rowRatio(emails: Email[]): number {
  return Math.max(ROW_MIN, ...emails.map(shownHeight)) / CARD_WINDOW.width
}

/** The shown height of a card at its desktop width. */
function shownHeight(email: Email): number {
  return Math.min(fullHeight(email), CARD_WINDOW.height)
}

function fullHeight({ preview, lines }: Email): number {
  if (lines !== undefined) return INDEX_CARD
  return preview ? Math.round((CARD_WINDOW.width * preview.height) / preview.width) : CARD_WINDOW.height
}
