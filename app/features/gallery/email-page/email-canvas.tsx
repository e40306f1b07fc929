import { emailCopy } from './copy.ts'
import type { PreviewPicture } from '#app/features/gallery/cards/preview-picture.ts'
import { EmailPicture, LowerParts } from '#app/features/gallery/cards/email-picture.tsx'

/** The image is shown at its own width, within these limits, in CSS pixels. */
const MIN_WIDTH = 600
const MAX_WIDTH = 800

export const canvasShadow = 'shadow-canvas'

type EmailCanvasProps = {
  picture: PreviewPicture
  top: PreviewPicture | null
  subject: string
  onFail: () => void
}

/** The picture of an email. Until it has come, its top is there, which is a third as large. */
export function EmailCanvas({ picture, top, subject, onFail }: EmailCanvasProps) {
  const width = canvasWidth(picture)
  const sizes = `(min-width: 1025px) ${width}px, 100vw`
  return (
    <div
      className={`relative max-w-full max-sm:w-full! print:w-auto! print:shadow-none ${canvasShadow}`}
      style={{ width, background: picture.dominantColor, viewTransitionName: 'email-card' }}
    >
      {top && (
        <EmailPicture
          picture={top}
          alt=""
          sizes={sizes}
          eager
          first
          onFail={noop}
          className="absolute inset-x-0 top-0 h-auto w-full object-cover object-top print:hidden"
        />
      )}
      <EmailPicture
        picture={picture}
        alt={emailCopy.pictureOf(subject)}
        sizes={sizes}
        eager={!top}
        first={!top}
        onFail={onFail}
        className="relative block h-auto w-full print:max-h-[190mm] print:w-auto"
      />
      <LowerParts picture={picture} />
    </div>
  )
}

function noop(): void {}

export function canvasWidth(picture: { width: number }): number {
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, picture.width))
}
