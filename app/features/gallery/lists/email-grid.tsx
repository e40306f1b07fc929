import { type CSSProperties, memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { cn } from '#app/ui/cn.ts'
import { allSamples, type EmailCard as Email } from '#app/features/gallery/cards/card.ts'
import { copy } from '#app/features/gallery/copy.ts'
import { cameThrough } from './list-navigation.ts'
import { EmailCard, type EmailCardProps, standing } from '#app/features/gallery/cards/email-card.tsx'
import { gridColumns } from './grid-columns.ts'
import { LatePreview } from '#app/features/gallery/preview/lazy-preview.tsx'
import { SaveSlot } from '#app/features/gallery/cards/save-slot.tsx'
import { useGridLinks } from './use-grid-links.ts'
import { useOpenEmail } from '#app/features/gallery/preview/use-open-email.ts'
import { usePrefetch } from '#app/features/gallery/lists/use-prefetch.tsx'

/** As many as fit in the widest first row. */
const FIRST_ROW = 6

/** The preview asks for more of the list when so few emails are left behind the open one. */
const NEAR_END = 3

/** Cards of one stretch of the grid: full rows in two, three, four, five and six columns. */
const STRETCH = 60

export type EmailGridProps = Pick<EmailCardProps, 'showBrand' | 'showCategory'> & {
  emails: Email[]
  /** The email type whose page this is; the pages of the emails lead back there. */
  cameFrom?: { name: string; slug: string }
  /** The grid begins on the first screen: its first row is fetched at once. */
  onFirstScreen?: boolean
  className?: string
  /** How many emails the whole list has, where that is known; otherwise it is as long as what is here. */
  total?: number
  /** The email that the address names, when the list does not reach as far as to it. */
  beyond?: Email | null
  /** The reader comes to the end of what is here, turning from email to email. */
  onNearEnd?: () => void
}

/**
 * Emails on full-bleed shelves. Needs a parent with `shelf-clip`. On wide screens a card opens its email over the
 * grid, and the address says so.
 */
export function EmailGrid({
  emails,
  total,
  beyond,
  onNearEnd,
  onFirstScreen,
  cameFrom,
  className,
  ...card
}: EmailGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const { email, index, isSettled, open, turnTo, close } = useOpenEmail(emails, beyond ?? null)
  // It stays from then on: closing takes time to be seen.
  const [hasOpened, setHasOpened] = useState(false)
  if (email && !hasOpened) setHasOpened(true)
  const labelSample = !allSamples(emails)
  const stateOf = (slug: string) => cameThrough(emails, slug, cameFrom)
  const follow = useGridLinks(open, stateOf)
  const { consider, links } = usePrefetch()

  // Going back in the history restores where the page was scrolled to; the card of the last email may be elsewhere.
  const leftEarly = useRef<Email | null>(null)
  useEffect(() => {
    if (isSettled && leftEarly.current) focusCard(grid.current, leftEarly.current)
    leftEarly.current = null
  }, [isSettled])

  function returnTo(closed: Email): boolean {
    leftEarly.current = isSettled ? null : closed
    return focusCard(grid.current, closed)
  }

  const comeNearEnd = useEffectEvent(() => onNearEnd?.())
  useEffect(() => {
    if (index >= 0 && index >= emails.length - NEAR_END) comeNearEnd()
  }, [index, emails.length])

  return (
    <>
      {emails.length === 0 ? (
        <p className="type-body text-ink-soft">{copy.noEmails}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it hears the clicks of the links inside, which keys cause as well
        <div
          ref={grid}
          onClick={follow}
          onPointerOver={consider}
          onFocus={consider}
          className={cn(
            'grid gap-y-(--row-gap) card-slots',
            card.showBrand === false ? 'card-labels-short' : 'card-labels',
            className,
          )}
        >
          {stretches(emails).map((stretch, place) => (
            <Stretch
              key={stretch[0]!.id}
              {...card}
              emails={stretch}
              labelSample={labelSample}
              onFirstScreen={onFirstScreen && place === 0}
            />
          ))}
        </div>
      )}
      {links}
      {hasOpened && (
        <LatePreview
          email={email}
          previous={emails[index - 1] ?? null}
          next={(index >= 0 && emails[index + 1]) || null}
          place={index >= 0 ? index + 1 : null}
          total={Math.max(total ?? 0, emails.length)}
          save={email && <SaveSlot emailId={email.id} look="button" />}
          state={email && stateOf(email.slug)}
          onTurn={turnTo}
          onClose={close}
          onClosed={returnTo}
        />
      )}
    </>
  )
}

type StretchProps = Pick<EmailGridProps, 'emails' | 'showBrand' | 'showCategory' | 'onFirstScreen'> & {
  labelSample: boolean
}

/** Part of a grid, laid out by itself: of thousands of cards only those that changed are drawn again. */
const Stretch = memo(function Stretch({ emails, onFirstScreen, ...card }: StretchProps) {
  return (
    <ul className={cn(gridColumns, 'card-stretch')} style={stretchSize(emails)}>
      {emails.map((email, place) => (
        <li
          key={email.id}
          data-email={email.id}
          className="card-slot min-w-0"
          style={{ '--standing': standing(email) } as CSSProperties}
        >
          <EmailCard
            {...card}
            email={email}
            eager={onFirstScreen && place < FIRST_ROW}
            first={onFirstScreen && place === 0}
            save={<SaveSlot emailId={email.id} look="card" />}
          />
        </li>
      ))}
    </ul>
  )
}, isSameStretch)

/** A longer list has new arrays, but most of them hold what they held. */
function isSameStretch(
  { emails, ...before }: StretchProps,
  { emails: now, ...after }: StretchProps,
): boolean {
  const names = Object.keys({ ...before, ...after }) as (keyof typeof before)[]
  return (
    names.every((name) => before[name] === after[name]) &&
    emails.length === now.length &&
    emails.every((email, place) => email === now[place])
  )
}

function stretches(emails: Email[]): Email[][] {
  return Array.from({ length: Math.ceil(emails.length / STRETCH) }, (_, place) =>
    emails.slice(place * STRETCH, (place + 1) * STRETCH),
  )
}

/** What CSS needs to know how tall a stretch will be: its cards, and the sheets of its rows on a phone, two in each. */
function stretchSize(emails: Email[]): CSSProperties {
  let pairs = 0
  for (let place = 0; place < emails.length; place += 2) {
    pairs += Math.max(...emails.slice(place, place + 2).map(standing))
  }
  return { '--cards': emails.length, '--pairs': pairs } as CSSProperties
}

/** Moves the page only if the card is out of sight. */
function focusCard(grid: HTMLElement | null, email: Email): boolean {
  const card = grid?.querySelector<HTMLElement>(`[data-email="${email.id}"]`)
  const link = card?.querySelector('a')
  if (!card || !link) return false
  const { top, bottom } = card.getBoundingClientRect()
  if (bottom < 0 || top > window.innerHeight) card.scrollIntoView({ block: 'center', behavior: 'instant' })
  link.focus({ preventScroll: true })
  return true
}
