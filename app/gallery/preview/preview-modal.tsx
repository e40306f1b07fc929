import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { brandPath, emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { BrandAvatar } from '#app/gallery/brands/components/brand-avatar.tsx'
import { CategoryChip } from '#app/gallery/categories/components/category-chip.tsx'
import { categoryPath } from '#app/gallery/categories/components/category-path.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { copy } from '#app/gallery/copy.ts'
import { previewCopy } from './copy.ts'
import { backdropTint } from '#app/gallery/cards/backdrop.ts'
import { ListForm, StepButton } from './list-form.tsx'
import { PreloadNeighbors } from './preload-neighbors.tsx'
import { PreviewViewer } from './preview-viewer.tsx'

export type PreviewModalProps = {
  /** The open email; null when none is. */
  email: EmailCard | null
  previous: EmailCard | null
  next: EmailCard | null
  /** Its position in the list, from 1; null when it is not part of what is listed. */
  position: number | null
  total: number
  save?: ReactNode
  /** History state for the email page: where the reader came from. */
  state?: unknown
  onStep: (email: EmailCard) => void
  onClose: () => void
  /** Returns the focus to the list; returns whether that worked. */
  onClosed: (email: EmailCard) => boolean
}

/**
 * An email over its list. It is rendered in place, not in a portal, so that a shared URL shows it before scripts have
 * loaded; its buttons are then forms that step through the list.
 */
export function PreviewModal({ email, onClosed, onClose, ...rest }: PreviewModalProps) {
  // The URL no longer has the email while the modal fades out.
  const [shown, setShown] = useState(email)
  if (email && email !== shown) setShown(email)
  return (
    <Dialog.Root open={email !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear max-lg:hidden" />
      {shown && (
        <PreviewLayer
          {...rest}
          email={shown}
          onClose={onClose}
          onCloseAutoFocus={(event) => onClosed(shown) && event.preventDefault()}
        />
      )}
    </Dialog.Root>
  )
}

type PreviewLayerProps = Omit<PreviewModalProps, 'email' | 'onClosed'> & {
  email: EmailCard
  onCloseAutoFocus: (event: Event) => void
}

function PreviewLayer(props: PreviewLayerProps) {
  const { email, previous, next, position, total, save, state, onStep, onClose, onCloseAutoFocus } = props
  const viewer = useRef<HTMLElement>(null)
  const to = emailPath(email.brand.slug, email.slug)

  /** Lets keys scroll the email. No focus ring until Tab moves here: it would surround most of the screen. */
  function focusViewer() {
    viewer.current?.toggleAttribute('data-no-ring', true)
    viewer.current?.focus({ preventScroll: true })
  }

  function stepTo(neighbor: EmailCard) {
    viewer.current?.scrollTo({ top: 0, behavior: 'instant' })
    onStep(neighbor)
  }

  function stepByKey(event: KeyboardEvent<HTMLElement>) {
    const neighbor = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null
    const isElsewhere = !event.currentTarget.contains(event.target as Node)
    if (!neighbor || isElsewhere || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    stepTo(neighbor)
  }

  return (
    <Dialog.Content
      // The dialog names its title by id only once scripts run.
      aria-label={email.subject}
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        focusViewer()
      }}
      onCloseAutoFocus={onCloseAutoFocus}
      onKeyDown={stepByKey}
      className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(9rem,1fr)_auto] overflow-y-auto bg-surface text-ink outline-none data-[state=closed]:animate-vanish data-[state=open]:animate-rise lg:inset-x-0 lg:inset-y-6 lg:mx-auto lg:w-[min(var(--page-width),calc(100%-96px))] lg:grid-cols-[minmax(0,1fr)_350.5px] lg:grid-rows-[auto_minmax(0,1fr)] lg:overflow-hidden lg:rounded-panel lg:shadow-pop"
    >
      <header className="lg:col-start-2 lg:row-start-1 lg:px-8 lg:pt-7 max-lg:flex max-lg:flex-wrap max-lg:gap-x-4 max-lg:border-b max-lg:border-line max-lg:px-(--page-pad) max-lg:py-3">
        <BrandLine email={email} />
        <Dialog.Title className="type-head break-words max-lg:order-last max-lg:w-full max-lg:truncate max-lg:pt-1.5 max-lg:type-name lg:mt-6 lg:line-clamp-6 lg:pb-1 lg:text-balance">
          {email.subject}
        </Dialog.Title>
        <ListForm className="lg:absolute lg:top-6 lg:right-6 max-lg:ml-auto" onSubmit={onClose}>
          <IconButton type="submit" label={previewCopy.close}>
            <X aria-hidden="true" />
          </IconButton>
        </ListForm>
      </header>
      <div
        className="flex min-h-0 flex-col tinted-canvas lg:col-start-1 lg:row-span-2 lg:row-start-1"
        style={{ '--tint': backdropTint(email.preview?.dominantColor) } as CSSProperties}
      >
        <PreviewViewer ref={viewer} email={email} page={to} className="min-h-0 flex-1" />
      </div>
      <footer className="flex lg:col-start-2 lg:row-start-2 lg:flex-col lg:overflow-y-auto lg:px-8 lg:pt-6 lg:pb-7 max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-3 max-lg:border-t max-lg:border-line max-lg:px-(--page-pad) max-lg:py-3">
        {email.type && (
          <p className="flex items-center gap-2.5 type-small text-ink-soft">
            {previewCopy.foundIn}
            <CategoryChip to={categoryPath(email.type)}>{email.type.name}</CategoryChip>
          </p>
        )}
        <div className="flex gap-2 lg:mt-7 lg:flex-col max-lg:ml-auto max-sm:w-full max-sm:[&>*]:flex-1">
          {save && <div className="flex *:w-full">{save}</div>}
          <ButtonLink
            to={to}
            state={state}
            prefetch="intent"
            viewTransition
            variant={save ? 'secondary' : 'primary'}
            className="h-11"
          >
            {previewCopy.viewFull}
          </ButtonLink>
        </div>
        <div className="flex items-center max-sm:w-full sm:max-lg:gap-4 lg:sticky lg:bottom-0 lg:mt-auto lg:-mb-7 lg:border-t lg:border-line lg:bg-surface lg:py-5">
          <p aria-hidden="true" className="type-small text-ink-soft tabular-nums">
            {position && previewCopy.counter(position, total)}
          </p>
          <ListForm
            className="ml-auto flex gap-2"
            onSubmit={(slug) => {
              const neighbor = slug === previous?.slug ? previous : next
              if (neighbor) stepTo(neighbor)
            }}
          >
            <StepButton label={previewCopy.previous} keys="ArrowLeft" to={previous} onEnd={focusViewer}>
              <ChevronLeft aria-hidden="true" />
            </StepButton>
            <StepButton label={previewCopy.next} keys="ArrowRight" to={next} onEnd={focusViewer}>
              <ChevronRight aria-hidden="true" />
            </StepButton>
          </ListForm>
        </div>
      </footer>
      <output className="sr-only">
        {email.subject}
        {position && `, ${previewCopy.counter(position, total)}`}
      </output>
      <PreloadNeighbors emails={[next, previous]} />
    </Dialog.Content>
  )
}

function BrandLine({ email: { brand, sample } }: { email: EmailCard }) {
  return (
    <div className="flex min-w-0 items-center gap-3 lg:pr-10">
      <BrandAvatar brand={brand} size={40} />
      <div className="min-w-0">
        <Link
          to={brandPath(brand.slug)}
          prefetch="intent"
          className="block truncate text-[0.9375rem]/5 font-medium underline-offset-3 hover:underline"
        >
          {brand.name}
        </Link>
        {sample && <p className="type-small text-ink-soft">{copy.sample}</p>}
      </div>
    </div>
  )
}
