import type { CSSProperties, Ref } from 'react'
import { useViewTransitionState } from 'react-router'
import type { EmailView } from '#app/gallery/email-page/email-view.ts'
import { OpenPage } from '#app/platform/ui/lazy-component.tsx'
import { LazyLiveEmail } from '#app/gallery/email-page/lazy-panels.tsx'
import type { EmailPage } from '#app/gallery/email-page/email-page.ts'
import { cn } from '#app/platform/ui/cn.ts'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { previewCopy } from './copy.ts'
import { emailCopy } from '#app/gallery/email-page/copy.ts'
import { backdropTint } from '#app/gallery/cards/backdrop.ts'
import { EmailPicture, LowerParts, usePictureFailure } from '#app/gallery/cards/email-picture.tsx'

/** The largest width of the email, in CSS pixels. */
const MAX_WIDTH = 640

export const PREVIEW_SIZES = `(min-width: 1025px) ${MAX_WIDTH}px, min(${MAX_WIDTH}px, 100vw)`

type PreviewViewerProps = {
  ref: Ref<HTMLElement>
  email: EmailCard
  /** The URL of the email page, for the view transition. */
  page: string
  /** Shown instead of the screenshot, in this view. */
  live?: { email: EmailPage; view: EmailView } | null
  className?: string
}

/** The whole email on a background tinted with its main color. It scrolls on its own. */
export function PreviewViewer({ ref, email, page, live, className }: PreviewViewerProps) {
  const opening = useViewTransitionState(page)
  const [failed, onFail] = usePictureFailure(email.id)
  const picture = failed ? null : email.preview
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- losing focus is no interaction
    <section
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls
      tabIndex={0}
      onBlur={(event) => event.currentTarget.removeAttribute('data-no-ring')}
      aria-label={emailCopy.preview}
      className={cn(
        'flex overflow-y-auto overscroll-contain tinted-canvas -outline-offset-2 data-no-ring:outline-none sm:px-6 sm:pt-4 sm:pb-10',
        className,
      )}
      style={{ '--tint': backdropTint(picture?.dominantColor) } as CSSProperties}
    >
      {live ? (
        <div className="m-auto flex w-full justify-center max-sm:mt-0">
          <LazyLiveEmail key={email.id} {...live} picture={picture} instead={<OpenPage />} />
        </div>
      ) : picture ? (
        <div
          className="m-auto w-full shadow-canvas max-sm:mt-0"
          style={{
            maxWidth: MAX_WIDTH,
            background: picture.dominantColor,
            viewTransitionName: opening ? 'email-card' : undefined,
          }}
        >
          <EmailPicture
            key={email.id}
            picture={picture}
            alt={emailCopy.pictureOf(email.subject)}
            sizes={PREVIEW_SIZES}
            eager
            first
            onFail={onFail}
            className="block h-auto w-full"
          />
          <LowerParts picture={picture} />
        </div>
      ) : (
        <p className="m-auto grid min-h-[420px] w-full max-w-[640px] place-content-center rounded-card bg-surface px-6 text-center type-name shadow-card max-sm:min-h-[300px] max-sm:rounded-none">
          {previewCopy.noPreview}
        </p>
      )}
    </section>
  )
}
