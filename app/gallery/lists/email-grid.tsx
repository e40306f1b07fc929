import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { cn } from '#app/platform/ui/cn.ts'
import { allSamples, type EmailCard as Email } from '#app/gallery/cards/card.ts'
import { copy } from '#app/gallery/copy.ts'
import type { EmailCardProps } from '#app/gallery/cards/email-card.tsx'
import { OpenPage } from '#app/platform/ui/lazy-component.tsx'
import { LazyPreview } from '#app/gallery/preview/lazy-preview.tsx'
import { SaveSlot } from '#app/gallery/cards/save-slot.tsx'
import { chunks, GridChunk, type Section } from './grid-chunk.tsx'
import { type NavigationSource, useGridLinks } from './use-grid-links.ts'
import { useOpenEmail } from '#app/gallery/preview/use-open-email.ts'

/** More emails are loaded when so few are left after the open one. */
const NEAR_END = 3

export type EmailGridProps = Pick<EmailCardProps, 'showBrand' | 'showCategory'> &
  NavigationSource & {
    emails: Email[]
    /** The grid starts above the fold: its first row is fetched at once. */
    aboveTheFold?: boolean
    className?: string
    /** The length of the whole list, if known; otherwise the number of loaded emails. */
    total?: number
    /** The email in the URL, if it is not in the loaded part of the list. */
    openEmail?: Email | null
    /** Called when the preview modal comes near the end of the loaded emails. */
    onNearEnd?: () => void
    /** Renders what stands under the label of each card (`GridChunk`). */
    below?: (email: Email) => ReactNode
    /** The section of each email, by its id, if the list has headings. */
    sections?: Record<string, Section>
  }

/**
 * A grid of emails. Needs a parent with `shelf-clip`. On wide screens a card opens its email in a modal over the grid,
 * which the URL reflects.
 */
export function EmailGrid({
  emails,
  total,
  openEmail,
  onNearEnd,
  aboveTheFold,
  emailType,
  className,
  sections,
  ...card
}: EmailGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const { email, index, isSettled, open, stepTo, close } = useOpenEmail(emails, openEmail ?? null)
  // Stays mounted from then on, so that closing can be animated.
  const [hasOpened, setHasOpened] = useState(false)
  if (email && !hasOpened) setHasOpened(true)
  const labelSample = !allSamples(emails)
  const follow = useGridLinks(open, { emailType })

  // Going back restores the scroll position, but the card of the last email may be out of view.
  const pendingFocus = useRef<Email | null>(null)
  useEffect(() => {
    if (isSettled && pendingFocus.current) focusCard(grid.current, pendingFocus.current)
    pendingFocus.current = null
  }, [isSettled])

  function returnTo(closed: Email): boolean {
    pendingFocus.current = isSettled ? null : closed
    return focusCard(grid.current, closed)
  }

  const reachEnd = useEffectEvent(() => onNearEnd?.())
  useEffect(() => {
    if (index >= 0 && index >= emails.length - NEAR_END) reachEnd()
  }, [index, emails.length])

  return (
    <>
      {emails.length === 0 ? (
        <p className="type-body text-ink-soft">{copy.noEmails}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it handles clicks on the links inside, which the keyboard triggers too
        <div
          ref={grid}
          onClick={follow}
          onPointerOver={LazyPreview.preload}
          className={cn(
            'grid gap-y-(--row-gap) card-slots',
            card.showBrand === false ? 'card-labels-short' : 'card-labels',
            card.below && 'card-notes',
            className,
          )}
        >
          {chunks(emails, sections).map((chunk, index, all) => (
            <Fragment key={chunk[0]!.id}>
              <SectionHeading before={all[index - 1]?.[0]} first={chunk[0]!} sections={sections} />
              <GridChunk
                {...card}
                emails={chunk}
                labelSample={labelSample}
                aboveTheFold={aboveTheFold && index === 0}
              />
            </Fragment>
          ))}
        </div>
      )}
      {hasOpened && (
        <LazyPreview
          email={email}
          previous={emails[index - 1] ?? null}
          next={(index >= 0 && emails[index + 1]) || null}
          position={index >= 0 ? index + 1 : null}
          total={Math.max(total ?? 0, emails.length)}
          save={email && <SaveSlot emailId={email.id} look="button" />}
          state={{ emailType }}
          onStep={stepTo}
          onClose={close}
          onClosed={returnTo}
          instead={email && <OpenPage />}
        />
      )}
    </>
  )
}

type SectionHeadingProps = { before?: Email; first: Email; sections?: Record<string, Section> }

function SectionHeading({ before, first, sections }: SectionHeadingProps) {
  const section = sections?.[first.id]
  if (!section || (before && sections[before.id]?.id === section.id)) return null
  return <h2 className="border-t border-line pt-5 type-head break-words">{section.title}</h2>
}

/** Scrolls only if the card is out of view. */
function focusCard(grid: HTMLElement | null, email: Email): boolean {
  const card = grid?.querySelector<HTMLElement>(`[data-email="${email.id}"]`)
  const link = card?.querySelector('a')
  if (!card || !link) return false
  const { top, bottom } = card.getBoundingClientRect()
  if (bottom < 0 || top > window.innerHeight) card.scrollIntoView({ block: 'center', behavior: 'instant' })
  link.focus({ preventScroll: true })
  return true
}
