import { type CSSProperties, useRef } from 'react'
import { emailCopy } from './copy.ts'
import type { EmailPage } from './email-page.ts'
import type { EmailView } from './email-view.ts'
import { usePictureFailure } from '#app/features/gallery/cards/email-picture.tsx'
import { EmailPaper } from './email-canvas.tsx'
import { LateLiveEmail } from './late-live-email.tsx'
import { useKeptPlace } from '#app/features/gallery/email-page/use-scroll-anchor.ts'
import { ViewSwitches } from './view-switches.tsx'

type EmailDeskProps = { email: EmailPage; view: EmailView; sandbox: string }

/** The email on a soft desk that takes a tint of its colour: as its picture, or live. */
export function EmailDesk({ email, view, sandbox }: EmailDeskProps) {
  const [failed, onFail] = usePictureFailure(email.id)
  const paper = useRef<HTMLDivElement>(null)
  useKeptPlace(paper, view)
  const picture = failed ? null : email.preview
  return (
    <section
      aria-label={emailCopy.preview}
      className="rounded-b-panel desk-tint pb-18 sm:px-6 max-sm:-mx-4 max-sm:rounded-none max-sm:pb-0"
      style={{ '--desk': picture?.dominantColor ?? 'var(--line-strong)' } as CSSProperties}
    >
      <ViewSwitches view={view} hasDark={email.darkStyles} />
      <div ref={paper} className="flex justify-center">
        {view.live ? (
          <LateLiveEmail key={email.id} email={email} picture={picture} view={view} sandbox={sandbox} />
        ) : picture ? (
          <EmailPaper picture={picture} subject={email.subject} onFail={onFail} />
        ) : (
          <NoPreview emailId={email.id} />
        )}
      </div>
    </section>
  )
}

function NoPreview({ emailId }: { emailId: string }) {
  return (
    <div className="grid min-h-[420px] w-full max-w-[640px] place-content-center gap-2 rounded-sheet bg-surface px-6 text-center shadow-sheet max-sm:min-h-[300px] max-sm:rounded-none">
      <p className="type-name">{emailCopy.noPreview}</p>
      <p className="type-code break-all text-ink-soft">{emailId}</p>
    </div>
  )
}
