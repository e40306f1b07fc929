import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import type { PreviewPicture } from '#app/gallery/cards/preview-image.ts'
import type { Box } from '#app/inspection/checks/issue.ts'
import { emailCopy } from './copy.ts'
import type { EmailPage } from './email-page.ts'
import { type EmailView, viewSearch } from './email-view.ts'
import { backdropTint } from '#app/gallery/cards/backdrop.ts'
import { usePictureFailure } from '#app/gallery/cards/email-picture.tsx'
import { EmailCanvas } from './email-canvas.tsx'
import { OpenPage } from '#app/platform/ui/lazy-component.tsx'
import { LazyLiveEmail } from './lazy-panels.tsx'
import { ViewSwitches } from './view-switches.tsx'

type EmailViewerProps = {
  email: EmailPage
  view: EmailView
  /** What to point out on the image. */
  region: Box | null
  /** For editors, in place of the line about missing images. */
  collect?: ReactNode
}

/** The Preview tab: the email as an image or live, on a background tinted with its main color. */
export function EmailViewer({ email, view, region, collect }: EmailViewerProps) {
  const [failed, onFail] = usePictureFailure(email.id)
  const picture = failed ? null : email.preview
  const edge = view.mobile || view.dark ? undefined : picture?.edge
  return (
    <section
      aria-label={emailCopy.preview}
      className="flex grow flex-col rounded-b-panel tinted-canvas pb-18 sm:px-6 max-sm:-mx-4 max-sm:rounded-none max-sm:pb-0"
      style={{ '--tint': backdropTint(picture?.dominantColor) } as CSSProperties}
    >
      {email.hideSource ? <div className="h-6" /> : <ViewSwitches view={view} hasDark={email.darkStyles} />}
      {collect ??
        (email.imagesMissing > 0 && (
          <p className="pb-4 text-center type-small text-ink-soft max-sm:py-3">
            {emailCopy.notCollected(email.imagesMissing)}
          </p>
        ))}
      {/* The details beside it may be taller than the window, in whose middle a short email is seen. */}
      <div className="flex items-center justify-center lg:min-h-[calc(100svh-280px)] print:min-h-0">
        <Margin color={edge}>
          {view.live ? (
            <LazyLiveEmail
              key={email.id}
              email={email}
              picture={picture}
              view={view}
              instead={<OpenPage />}
            />
          ) : picture ? (
            <div className="flex w-full flex-col items-center">
              <EmailCanvas
                picture={picture}
                top={email.top}
                subject={email.subject}
                region={region}
                onFail={onFail}
              />
              {picture.isCut && !email.hideSource && <CutNote picture={picture} view={view} />}
            </div>
          ) : (
            <NoPreview emailId={email.id} />
          )}
        </Margin>
      </div>
    </section>
  )
}

/** Around an email whose content touches its sides. */
function Margin({ color, children }: { color: string | undefined; children: ReactNode }) {
  if (!color) return children
  return (
    <div
      className="max-w-full p-6 shadow-canvas max-sm:w-full max-sm:p-4 [&_.shadow-canvas]:shadow-none"
      style={{ background: color }}
    >
      {children}
    </div>
  )
}

/** Where even the last part of the image does not reach the end of the email. */
function CutNote({ picture, view }: { picture: PreviewPicture; view: EmailView }) {
  const shown = picture.below.reduce((sum, { height }) => sum + height, picture.height)
  return (
    <p className="px-4 pt-4 text-center type-small text-ink-soft">
      {emailCopy.cutAt(shown, picture.fullHeight)}{' '}
      <Link
        to={{ search: viewSearch({ ...view, live: true }) }}
        preventScrollReset
        className="text-accent underline decoration-accent/35 underline-offset-3 hover:decoration-accent"
      >
        {emailCopy.seeAllLive}
      </Link>
    </p>
  )
}

function NoPreview({ emailId }: { emailId: string }) {
  return (
    <div className="grid min-h-[420px] w-full max-w-[640px] place-content-center gap-2 rounded-card bg-surface px-6 text-center shadow-card max-sm:min-h-[300px] max-sm:rounded-none">
      <p className="type-name">{emailCopy.noPreview}</p>
      <p className="type-code break-all text-ink-soft">{emailId}</p>
    </div>
  )
}
