import { type CSSProperties, useRef } from 'react'
import { Link } from 'react-router'
import type { PreviewPicture } from '#app/features/gallery/cards/preview-picture.ts'
import type { Box } from '#app/features/checks/finding.ts'
import { emailCopy } from './copy.ts'
import type { EmailPage } from './email-page.ts'
import { type EmailView, viewSearch } from './email-view.ts'
import { backdropTint } from '#app/features/gallery/cards/backdrop.ts'
import { usePictureFailure } from '#app/features/gallery/cards/email-picture.tsx'
import { EmailCanvas } from './email-canvas.tsx'
import { LazyLiveEmail } from './lazy-panels.tsx'
import { useScrollAnchor } from '#app/features/gallery/email-page/use-scroll-anchor.ts'
import { ViewSwitches } from './view-switches.tsx'

type EmailViewerProps = {
  email: EmailPage
  view: EmailView
  /** What to point out on the picture. */
  region: Box | null
  sandbox: string
}

/** The Preview tab: the email as a picture or live, on a background tinted with its main colour. */
export function EmailViewer({ email, view, region, sandbox }: EmailViewerProps) {
  const [failed, onFail] = usePictureFailure(email.id)
  const canvas = useRef<HTMLDivElement>(null)
  useScrollAnchor(canvas, view)
  const picture = failed ? null : email.preview
  return (
    <section
      aria-label={emailCopy.preview}
      className="rounded-b-panel tinted-canvas pb-18 sm:px-6 max-sm:-mx-4 max-sm:rounded-none max-sm:pb-0"
      style={{ '--tint': backdropTint(picture?.dominantColor) } as CSSProperties}
    >
      {email.pictureOnly ? <div className="h-6" /> : <ViewSwitches view={view} hasDark={email.darkStyles} />}
      <div ref={canvas} className="flex justify-center">
        {view.live ? (
          <LazyLiveEmail key={email.id} email={email} picture={picture} view={view} sandbox={sandbox} />
        ) : picture ? (
          <div className="flex w-full flex-col items-center">
            <EmailCanvas
              picture={picture}
              top={email.top}
              subject={email.subject}
              region={region}
              onFail={onFail}
            />
            {picture.isCut && !email.pictureOnly && <CutNote picture={picture} view={view} />}
          </div>
        ) : (
          <NoPreview emailId={email.id} />
        )}
      </div>
    </section>
  )
}

/** Where even the last part of the picture does not reach the end of the email. */
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
