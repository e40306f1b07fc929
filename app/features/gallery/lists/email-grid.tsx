import { type CSSProperties, memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { cn } from '#app/ui/cn.ts'
import { allSamples, type EmailCard as Email } from '#app/features/gallery/cards/card.ts'
import { copy } from '#app/features/gallery/copy.ts'
import { navigationSource } from './list-navigation.ts'
import { EmailCard, type EmailCardProps, heightRatio } from '#app/features/gallery/cards/email-card.tsx'
import { gridColumns } from './grid-columns.ts'
import { LazyPreview } from '#app/features/gallery/preview/lazy-preview.tsx'
import { SaveSlot } from '#app/features/gallery/cards/save-slot.tsx'
import { useGridLinks } from './use-grid-links.ts'
import { useOpenEmail } from '#app/features/gallery/preview/use-open-email.ts'
import { usePrefetch } from '#app/features/gallery/lists/use-prefetch.tsx'

/** As many as fit in the widest first row. */
const FIRST_ROW = 6

/** The preview asks for more of the list when so few emails are left behind the open one. */
const NEAR_END = 3

/** Cards per chunk: divisible by two, three, four, five and six columns, so that chunks end with full rows. */
const CHUNK_SIZE = 60

export type EmailGridProps = Pick<EmailCardProps, 'showBrand' | 'showCategory'> & {
  emails: Email[]
  /** The email type whose page this is; the pages of the emails lead back there. */
  emailType?: { name: string; slug: string }
  /** The grid begins on the first screen: its first row is fetched at once. */
  aboveTheFold?: boolean
  className?: string
  /** How many emails the whole list has, where that is known; otherwise it is as long as what is here. */
  total?: number
  /** The email that the address names, when the list does not reach as far as to it. */
  openEmail?: Email | null
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
  openEmail,
  onNearEnd,
  aboveTheFold,
  emailType,
  className,
  ...card
}: EmailGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const { email, index, isSettled, open, stepTo, close } = useOpenEmail(emails, openEmail ?? null)
  // It stays from then on: closing takes time to be seen.
  const [hasOpened, setHasOpened] = useState(false)
  if (email && !hasOpened) setHasOpened(true)
  const labelSample = !allSamples(emails)
  const stateOf = (slug: string) => navigationSource(emails, slug, emailType)
  const follow = useGridLinks(open, stateOf)
  const { onIntent, links } = usePrefetch()

  // Going back in the history restores where the page was scrolled to; the card of the last email may be elsewhere.
  const pendingFocus = useRef<Email | null>(null)
  useEffect(() => {
    if (isSettled && pendingFocus.current) focusCard(grid.current, pendingFocus.current)
    pendingFocus.current = null
  }, [isSettled])

  function restepTo(closed: Email): boolean {
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
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it hears the clicks of the links inside, which keys cause as well
        <div
          ref={grid}
          onClick={follow}
          onPointerOver={onIntent}
          onFocus={onIntent}
          className={cn(
            'grid gap-y-(--row-gap) card-slots',
            card.showBrand === false ? 'card-labels-short' : 'card-labels',
            className,
          )}
        >
          {chunks(emails).map((chunk, index) => (
            <GridChunk
              key={chunk[0]!.id}
              {...card}
              emails={chunk}
              labelSample={labelSample}
              aboveTheFold={aboveTheFold && index === 0}
            />
          ))}
        </div>
      )}
      {links}
      {hasOpened && (
        <LazyPreview
          email={email}
          previous={emails[index - 1] ?? null}
          next={(index >= 0 && emails[index + 1]) || null}
          position={index >= 0 ? index + 1 : null}
          total={Math.max(total ?? 0, emails.length)}
          save={email && <SaveSlot emailId={email.id} look="button" />}
          state={email && stateOf(email.slug)}
          onStep={stepTo}
          onClose={close}
          onClosed={restepTo}
        />
      )}
    </>
  )
}

type GridChunkProps = Pick<EmailGridProps, 'emails' | 'showBrand' | 'showCategory' | 'aboveTheFold'> & {
  labelSample: boolean
}

/** Part of a grid, laid out by itself: of thousands of cards only those that changed are drawn again. */
const GridChunk = memo(function Stretch({ emails, aboveTheFold, ...card }: GridChunkProps) {
  return (
    <ul className={cn(gridColumns, 'card-chunk')} style={chunkSize(emails)}>
      {emails.map((email, index) => (
        <li
          key={email.id}
          data-email={email.id}
          className="card-slot min-w-0"
          style={{ '--height-ratio': heightRatio(email) } as CSSProperties}
        >
          <EmailCard
            {...card}
            email={email}
            eager={aboveTheFold && index < FIRST_ROW}
            first={aboveTheFold && index === 0}
            save={<SaveSlot emailId={email.id} look="card" />}
          />
        </li>
      ))}
    </ul>
  )
}, isSameChunk)

/** A longer list has new arrays, but most of them hold what they held. */
function isSameChunk(
  { emails, ...before }: GridChunkProps,
  { emails: now, ...after }: GridChunkProps,
): boolean {
  const names = Object.keys({ ...before, ...after }) as (keyof typeof before)[]
  return (
    names.every((name) => before[name] === after[name]) &&
    emails.length === now.length &&
    emails.every((email, index) => email === now[index])
  )
}

function chunks(emails: Email[]): Email[][] {
  return Array.from({ length: Math.ceil(emails.length / CHUNK_SIZE) }, (_, index) =>
    emails.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
  )
}

/** Lets CSS compute the height of a chunk: its number of cards and, on phones, the height of its rows of two. */
function chunkSize(emails: Email[]): CSSProperties {
  let pairs = 0
  for (let index = 0; index < emails.length; index += 2) {
    pairs += Math.max(...emails.slice(index, index + 2).map(heightRatio))
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
