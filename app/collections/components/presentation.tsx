import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type ReactNode, type TouchEvent, useEffect, useRef } from 'react'
import { Link, type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router'
import { emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { BrandAvatar } from '#app/gallery/brands/components/brand-avatar.tsx'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { type EmailView, PICTURE_VIEW, viewSearch } from '#app/gallery/email-page/email-view.ts'
import { LazyLiveEmail } from '#app/gallery/email-page/lazy-panels.tsx'
import { switchBar, switchLook } from '#app/gallery/email-page/view-switches.tsx'
import { PreloadNeighbors } from '#app/gallery/preview/preload-neighbors.tsx'
import { PreviewViewer } from '#app/gallery/preview/preview-viewer.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { usePageKeys } from '#app/platform/ui/use-page-keys.ts'
import { sectionCopy } from '../arranging/section-copy.ts'
import { presentCopy as words } from '../sharing/present-copy.ts'
import type { Slideshow } from '../sharing/slideshow.server.ts'

type PresentationProps = {
  slideshow: Slideshow
  /** Of the collection. */
  title: string
  total: number
  /** The collection's address. */
  path: string
  view: EmailView
}

/** One email on the whole screen, with its note and links to its neighbors. It works without scripts. */
export function Presentation({ slideshow, title, total, path, view }: PresentationProps) {
  const { email, card, note, section, previous, next, position } = slideshow
  const viewer = useRef<HTMLElement>(null)
  const at = (step: EmailCard | null) => step && `${path}/present/${step.slug}${viewSearch(view)}`
  const [toPrevious, toNext] = [at(previous), at(next)]
  useKeys({ ArrowLeft: toPrevious, ArrowRight: toNext, Escape: path })

  const swipe = useSwipe(toPrevious, toNext)

  // The keys that scroll reach the email, without a ring around most of the screen until Tab moves here.
  useEffect(() => {
    viewer.current?.toggleAttribute('data-no-ring', true)
    viewer.current?.focus({ preventScroll: true })
    viewer.current?.scrollTo({ top: 0, behavior: 'instant' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each email begins at its top
  }, [email.id])

  return (
    <main
      id="content"
      tabIndex={-1}
      {...swipe}
      className="grid h-dvh [touch-action:pan-y_pinch-zoom] grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-surface lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_minmax(0,1fr)]"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2 lg:col-span-2">
        <IconButton asChild label={words.close}>
          <Link to={path}>
            <X aria-hidden="true" />
          </Link>
        </IconButton>
        <p className="min-w-0 flex-1 truncate type-ui">{title}</p>
        {!email.hideSource && <Views view={view} />}
      </header>
      <PreviewViewer
        ref={viewer}
        email={card}
        page=""
        live={view.live ? { email, view } : null}
        className="min-h-0 [touch-action:pan-y_pinch-zoom]"
      />
      <footer className="flex min-h-0 flex-col gap-4 border-line px-4 py-3 max-lg:border-t lg:overflow-y-auto lg:border-l lg:px-7 lg:py-7">
        <div className="max-lg:order-2 max-lg:max-h-[24dvh] max-lg:overflow-y-auto">
          {section && (
            <p className="mb-5 truncate type-small text-ink-soft max-lg:mb-1">
              <span className="sr-only">{sectionCopy.ofEmail}: </span>
              {section}
            </p>
          )}
          <BrandLine card={card} />
          <h1 className="mt-5 type-head text-balance break-words max-lg:mt-2 max-lg:type-name">
            <Link
              to={emailPath(email.brand.slug, email.slug)}
              title={words.details}
              className="underline-offset-4 hover:underline"
            >
              {email.subject}
            </Link>
          </h1>
          {note && (
            <p className="mt-5 border-l-2 border-shelf pl-3 type-lead break-words max-lg:mt-2 max-lg:type-body">
              <span className="sr-only">{words.note}: </span>
              {note}
            </p>
          )}
        </div>
        <nav
          aria-label={title}
          className="flex items-center gap-2 max-lg:order-1 lg:sticky lg:bottom-0 lg:mt-auto lg:bg-surface lg:pt-4"
        >
          <p className="flex-1 type-small text-ink-soft tabular-nums" aria-live="polite">
            {words.counter(position, total)}
          </p>
          <Step to={toPrevious} label={words.previous}>
            <ChevronLeft aria-hidden="true" />
          </Step>
          <Step to={toNext} label={words.next}>
            <ChevronRight aria-hidden="true" />
          </Step>
        </nav>
        <p className="type-small text-ink-soft max-lg:hidden">{words.keys}</p>
      </footer>
      <PreloadNeighbors key={email.id} emails={[next, previous]} />
    </main>
  )
}

/** A view of the same email is known already. */
export function shouldRevalidateSlideshow(change: ShouldRevalidateFunctionArgs): boolean {
  return change.currentUrl.pathname === change.nextUrl.pathname ? false : change.defaultShouldRevalidate
}

/** In pixels: shorter moves are presses. */
const SWIPE = 60

/** One finger that moves sideways opens a neighbor. */
function useSwipe(toPrevious: string | null, toNext: string | null) {
  const navigate = useNavigate()
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const first = touches.item(0)
      // A page that is zoomed in is moved, not turned.
      const isOne = touches.length === 1 && (window.visualViewport?.scale ?? 1) === 1
      start.current = isOne ? { x: first.clientX, y: first.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      if (!start.current) return
      const [x, y] = [
        changedTouches[0]!.clientX - start.current.x,
        changedTouches[0]!.clientY - start.current.y,
      ]
      start.current = null
      const to = x < 0 ? toNext : toPrevious
      if (!to || Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y)) return
      void navigate(to, { replace: true, preventScrollReset: true })
    },
  }
}

/** Keys that open a page. Each step replaces the last one, so that Back leaves the slideshow. */
function useKeys(targets: Record<string, string | null>): void {
  const navigate = useNavigate()
  usePageKeys((event) => {
    const to = targets[event.key]
    if (!to || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented)
      return
    event.preventDefault()
    void navigate(to, { replace: event.key !== 'Escape', preventScrollReset: true })
  })
}

function Views({ view }: { view: EmailView }) {
  const live: EmailView = { ...PICTURE_VIEW, live: true }
  return (
    <nav aria-label={words.views} className={cn(switchBar, 'max-sm:order-last')}>
      <View to={PICTURE_VIEW} on={!view.live}>
        {words.picture}
      </View>
      <View to={live} on={view.live && !view.mobile}>
        {words.live}
      </View>
      <View to={{ ...live, mobile: true }} on={view.mobile}>
        {words.phone}
      </View>
    </nav>
  )
}

function View({ to, on, children }: { to: EmailView; on: boolean; children: ReactNode }) {
  return (
    <Link
      to={{ search: viewSearch(to) }}
      replace
      preventScrollReset
      onPointerEnter={LazyLiveEmail.preload}
      aria-current={on ? 'true' : undefined}
      className={switchLook(on)}
    >
      {children}
    </Link>
  )
}

/** A link to a neighbor; at either end there is none, and the button stays in its position. */
function Step({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (!to) {
    return (
      <IconButton label={label} disabled>
        {children}
      </IconButton>
    )
  }
  return (
    <IconButton asChild label={label} className="shadow-[inset_0_0_0_1px_var(--line)]">
      <Link to={to} replace preventScrollReset>
        {children}
      </Link>
    </IconButton>
  )
}

function BrandLine({ card: { brand } }: { card: EmailCard }) {
  return (
    <p className="flex min-w-0 items-center gap-3 type-ui max-lg:hidden">
      <BrandAvatar brand={brand} size={40} />
      <span className="min-w-0 truncate">{brand.name}</span>
    </p>
  )
}
