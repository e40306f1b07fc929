import type { CSSProperties, ReactNode } from 'react'
import { href } from 'react-router'
import { cn } from '#app/ui/cn.ts'
import type { EmailCard as Email } from './card.ts'
import { copy } from '#app/features/gallery/copy.ts'
import type { PreviewPicture } from '#app/features/gallery/cards/preview-picture.ts'
import { CardLabel } from './card-label.tsx'
import { EmailPicture, usePictureFailure } from '#app/features/gallery/cards/email-picture.tsx'

/** The visible part of a card in CSS pixels, at desktop size. */
const WINDOW = { width: 225.5, height: 445 }

/** An email below this share of the window counts as short. */
const SHORT_SHARE = 0.6

/** A card's width at each number of columns. */
const SIZES =
  '(min-width: 1272px) 226px, (min-width: 1240px) 19vw, (min-width: 980px) 24vw, (min-width: 641px) 31vw, 46vw'

/** Seconds it takes to pan over 1,000 px of email. */
const PAN_SECONDS = 14

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
 * handles, because thousands of <Link> would all re-render on every navigation.
 */
export function EmailCard({ email, save, eager, first, ...label }: EmailCardProps) {
  const [failed, onFail] = usePictureFailure(email.id)
  const to = href('/brand/:brandSlug/email/:emailSlug', {
    brandSlug: email.brand.slug,
    emailSlug: email.slug,
  })
  const picture = failed ? null : email.preview

  return (
    <article className="group/card min-w-0">
      <div
        className={cn(
          'flex flex-col justify-end',
          !isShort(picture) && 'aspect-[225.5/445] max-sm:aspect-auto',
        )}
      >
        <div
          className="group/sheet relative rounded-t-card outline-accent has-[>div>a:focus-visible]:z-2 has-[>div>a:focus-visible]:outline-2 has-[>div>a:focus-visible]:outline-offset-2"
          style={{ aspectRatio: `${WINDOW.width} / ${shownHeight(picture)}` }}
        >
          <div
            className={cn(
              'absolute inset-0 overflow-hidden rounded-t-card shadow-card [container-type:size]',
              picture ? 'picture-placeholder' : 'bg-sunk',
              'transition-[translate,box-shadow] duration-180',
              'group-hover/sheet:shadow-card-hover motion-safe:group-hover/sheet:-translate-y-0.5',
            )}
            style={{ '--placeholder': picture?.dominantColor } as CSSProperties}
          >
            <a href={to} data-email-slug={email.slug} className="block h-full outline-none">
              {picture ? (
                <EmailPicture
                  picture={picture}
                  alt={`${email.subject}, ${email.brand.name}`}
                  sizes={SIZES}
                  eager={eager}
                  first={first}
                  onFail={onFail}
                  className={cn(
                    'block h-auto w-full transition-[translate] duration-180',
                    'motion-safe:group-hover/sheet:translate-y-[calc(100cqh-100%)]',
                    'motion-safe:group-hover/sheet:delay-300 motion-safe:group-hover/sheet:duration-(--pan)',
                    'motion-safe:group-hover/sheet:ease-linear',
                  )}
                  style={{ '--pan': `${panSeconds(picture)}s` } as CSSProperties}
                />
              ) : (
                <NoPreview email={email} />
              )}
            </a>
          </div>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute bottom-2.5 left-2.5 rounded-control bg-on-paper px-[11px] py-2 text-[0.75rem]/none font-medium text-paper opacity-0 transition-opacity group-hover/sheet:opacity-100 group-has-[a:focus-visible]/sheet:opacity-100 max-sm:hidden"
          >
            {copy.clickToView}
          </span>
          {save && <div className="save-slot">{save}</div>}
        </div>
      </div>
      <div className="shelf-edge" />
      <CardLabel email={email} to={to} {...label} />
    </article>
  )
}

function NoPreview({ email }: { email: Email }) {
  return (
    <span className="grid h-full place-items-center px-4 text-center type-small text-ink-faint">
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
  return shownHeight(email.preview) / WINDOW.width
}

/** Whether it asks for no more room than its own: a row of such emails alone is no higher than they are. */
function isShort(picture: PreviewPicture | null): boolean {
  return picture !== null && shownHeight(picture) < WINDOW.height * SHORT_SHARE
}

/** The height of the window that the card stands in, as a ratio of its width, except on phones. */
export function windowRatio({ preview }: Email): number {
  return (isShort(preview) ? shownHeight(preview) : WINDOW.height) / WINDOW.width
}

/** The shown height of a card at its desktop width. */
function shownHeight(picture: PreviewPicture | null): number {
  return Math.min(fullHeight(picture), WINDOW.height)
}

function panSeconds(picture: PreviewPicture): number {
  const hidden = Math.max(0, fullHeight(picture) - WINDOW.height)
  return Math.round((hidden / 1000) * PAN_SECONDS * 10) / 10
}

function fullHeight(picture: PreviewPicture | null): number {
  return picture ? Math.round((WINDOW.width * picture.height) / picture.width) : WINDOW.height
}
