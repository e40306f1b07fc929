import type { CSSProperties, ReactNode } from 'react'
import { href } from 'react-router'
import { cn } from '#app/ui/cn.ts'
import type { EmailCard as Email } from './card.ts'
import { copy } from '#app/features/gallery/copy.ts'
import type { PreviewPicture } from '#app/features/gallery/cards/preview-picture.ts'
import { CARD_WINDOW } from './card-window.ts'
import { CardLabel } from './card-label.tsx'
import { CardPicture } from './card-picture.tsx'
import { usePictureFailure } from '#app/features/gallery/cards/email-picture.tsx'

/** An email below this share of the window counts as short. */
const SHORT_SHARE = 0.6

export type EmailCardProps = {
  email: Email
  showBrand?: boolean
  showCategory?: boolean
  /** Hidden where the heading says it for all cards. */
  labelSample?: boolean
  eager?: boolean
  first?: boolean
  /** The save button, over the card's upper right corner. */
  save?: ReactNode
}

/**
 * An email card: as tall as the email, cropped at the maximum height. Its links are plain anchors that the grid
 * handles, because thousands of <Link> would all re-render on every navigation. Its look is in cards.css: seventy cards
 * with a dozen utilities each were a third of a page.
 */
export function EmailCard({ email, save, eager, first, ...label }: EmailCardProps) {
  const [failed, onFail] = usePictureFailure(email.id)
  const to = href('/brand/:brandSlug/email/:emailSlug', {
    brandSlug: email.brand.slug,
    emailSlug: email.slug,
  })
  const { preview, thumb } = email

  return (
    <article
      className={cn('card', isShort(preview) && 'is-short')}
      style={{ '--full': fullHeight(preview), '--placeholder': preview?.dominantColor } as CSSProperties}
    >
      <div className="card-sheet">
        <a href={to}>
          {preview && thumb && !failed ? (
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

/** The height of a card, as a ratio of its width. */
export function heightRatio(email: Email): number {
  return shownHeight(email.preview) / CARD_WINDOW.width
}

/** Whether it asks for no more room than its own: a row of such emails alone is no higher than they are. */
function isShort(picture: PreviewPicture | null): boolean {
  return picture !== null && shownHeight(picture) < CARD_WINDOW.height * SHORT_SHARE
}

/** The shown height of a card at its desktop width. */
function shownHeight(picture: PreviewPicture | null): number {
  return Math.min(fullHeight(picture), CARD_WINDOW.height)
}

function fullHeight(picture: PreviewPicture | null): number {
  return picture ? Math.round((CARD_WINDOW.width * picture.height) / picture.width) : CARD_WINDOW.height
}
