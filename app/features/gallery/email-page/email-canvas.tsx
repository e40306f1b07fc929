import { emailCopy } from './copy.ts'
import type { PreviewPicture } from '#app/features/gallery/cards/preview-picture.ts'
import { EmailPicture, LowerParts } from '#app/features/gallery/cards/email-picture.tsx'

/** The image is shown at its own width, within these limits, in CSS pixels. */
const MIN_WIDTH = 600
const MAX_WIDTH = 800

export const canvasShadow = 'shadow-canvas'

type EmailCanvasProps = { picture: PreviewPicture; subject: string; onFail: () => void }

/** The picture of an email. */
export function EmailCanvas({ picture, subject, onFail }: EmailCanvasProps) {
  const width = canvasWidth(picture)
  return (
    <div
      className={`max-w-full max-sm:w-full! print:w-auto! print:shadow-none ${canvasShadow}`}
      style={{ width, background: picture.dominantColor, viewTransitionName: 'email-card' }}
    >
      <EmailPicture
        picture={picture}
        alt={emailCopy.pictureOf(subject)}
        sizes={`(min-width: 1025px) ${width}px, 100vw`}
        eager
        first
        onFail={onFail}
        className="block h-auto w-full print:max-h-[190mm] print:w-auto"
      />
      <LowerParts picture={picture} />
    </div>
  )
}

export function canvasWidth(picture: { width: number }): number {
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, picture.width))
}
