import { Download, Maximize2 } from 'lucide-react'
import { Link } from 'react-router'
import { tabLook } from '#app/ui/tabs.tsx'
import { copy } from '../copy.ts'
import type { EmailPage } from '../email-page.ts'
import type { PreviewPicture } from '../preview-picture.ts'
import { EmailPicture, usePictureFailure } from './email-picture.tsx'

/** The picture is shown at its own width, within these. */
const NARROWEST = 600
const WIDEST = 800

/** The email on a soft desk that takes a tint of its colour. */
export function EmailDesk({ email }: { email: EmailPage }) {
  const [failed, onFail] = usePictureFailure(email.id)
  const picture = failed ? null : email.preview
  return (
    <section aria-label={copy.email.preview}>
      <div className="flex items-start justify-between border-b border-line">
        <nav aria-label={copy.email.views} className="flex gap-[26px]">
          <Link to="." aria-current="page" className={tabLook}>
            {copy.email.preview}
          </Link>
        </nav>
        {picture && <PictureLinks src={picture.src} name={email.slug} />}
      </div>
      <div
        className="flex justify-center rounded-b-panel desk-tint sm:px-6 sm:pt-14 sm:pb-18 max-sm:-mx-4 max-sm:rounded-none"
        style={{ '--desk': picture?.dominantColor ?? 'var(--line-strong)' } as React.CSSProperties}
      >
        {picture ? (
          <Paper picture={picture} subject={email.subject} onFail={onFail} />
        ) : (
          <NoPreview emailId={email.id} />
        )}
      </div>
    </section>
  )
}

function Paper({
  picture,
  subject,
  onFail,
}: {
  picture: PreviewPicture
  subject: string
  onFail: () => void
}) {
  const width = Math.min(WIDEST, Math.max(NARROWEST, picture.width))
  return (
    <div
      className="max-w-full shadow-[0_0_0_1px_#1918140f,0_30px_60px_-30px_#19181466] max-sm:w-full!"
      style={{ width, background: picture.dominantColor, viewTransitionName: 'email-sheet' }}
    >
      <EmailPicture
        picture={picture}
        alt={copy.email.pictureOf(subject)}
        sizes={`(min-width: 1025px) ${width}px, 100vw`}
        eager
        first
        onFail={onFail}
        className="block h-auto w-full"
      />
    </div>
  )
}

function PictureLinks({ src, name }: { src: string; name: string }) {
  const look = 'flex items-center gap-1.5 pb-2.5 transition-[color] hover:text-ink [&_svg]:size-[18px]'
  return (
    <div className="flex gap-3.5 type-small text-ink-soft">
      <a href={src} target="_blank" rel="noreferrer" className={`${look} max-sm:hidden`}>
        <Maximize2 aria-hidden="true" />
        {copy.email.fullSize}
      </a>
      <a href={src} download={`${name}${src.slice(src.lastIndexOf('.'))}`} className={look}>
        <Download aria-hidden="true" />
        <span className="max-sm:sr-only">{copy.email.download}</span>
      </a>
    </div>
  )
}

function NoPreview({ emailId }: { emailId: string }) {
  return (
    <div className="grid min-h-[420px] w-full max-w-[640px] place-content-center gap-2 rounded-sheet bg-surface px-6 text-center shadow-sheet max-sm:min-h-[300px] max-sm:rounded-none">
      <p className="type-name">{copy.email.noPreview}</p>
      <p className="type-code break-all text-ink-soft">{emailId}</p>
    </div>
  )
}
