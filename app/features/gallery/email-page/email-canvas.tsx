import { emailCopy } from './copy.ts'
import type { PreviewPicture } from '#app/features/gallery/cards/preview-picture.ts'
import { EmailPicture } from '#app/features/gallery/cards/email-picture.tsx'

/** The picture is shown at its own width, within these. */
const NARROWEST = 600
const WIDEST = 800

export const paperLook = 'shadow-[0_0_0_1px_#1918140f,0_30px_60px_-30px_#19181466]'

type EmailPaperProps = { picture: PreviewPicture; subject: string; onFail: () => void }

/** The picture of an email as a sheet on the desk. */
export function EmailPaper({ picture, subject, onFail }: EmailPaperProps) {
  const width = paperWidth(picture)
  return (
    <div
      className={`max-w-full break-before-page max-sm:w-full! print:shadow-none ${paperLook}`}
      style={{ width, background: picture.dominantColor, viewTransitionName: 'email-sheet' }}
    >
      <EmailPicture
        picture={picture}
        alt={emailCopy.pictureOf(subject)}
        sizes={`(min-width: 1025px) ${width}px, 100vw`}
        eager
        first
        onFail={onFail}
        className="block h-auto w-full"
      />
    </div>
  )
}

export function paperWidth(picture: { width: number }): number {
  return Math.min(WIDEST, Math.max(NARROWEST, picture.width))
}
