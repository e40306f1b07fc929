import type { Box } from '#app/inspection/checks/issue.ts'
import { emailCopy } from './copy.ts'
import type { PreviewPicture } from '#app/gallery/cards/preview-image.ts'
import { EmailPicture, LowerParts } from '#app/gallery/cards/email-picture.tsx'

/** The image is shown at its own width, within these limits, in CSS pixels. */
const MIN_WIDTH = 600
const MAX_WIDTH = 800

export const canvasShadow = 'shadow-canvas'

type EmailCanvasProps = {
  picture: PreviewPicture
  top: PreviewPicture | null
  subject: string
  region: Box | null
  onFail: () => void
}

/** The image of an email. Until it has come, its top is there, which is a third as large. */
export function EmailCanvas({ picture, top, subject, region, onFail }: EmailCanvasProps) {
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
      {region && <Region box={region} picture={picture} />}
    </div>
  )
}

/** The region that a check speaks of; what is around it is dimmed. */
function Region({ box: [left, top, width, height], picture }: { box: Box; picture: PreviewPicture }) {
  const whole = picture.below.reduce((sum, part) => sum + part.height, picture.height)
  const share = (part: number, of: number) => `${(100 * part) / of}%`
  return (
    <div className="pointer-events-none absolute inset-0 overflow-hidden print:hidden">
      <div
        id="region"
        className="absolute scroll-my-[30vh] rounded-chip shadow-[0_0_0_2px_#fff,0_0_0_4px_var(--stamp),0_0_0_200vmax_rgb(0_0_0/0.45)]"
        style={{
          left: share(left, picture.width),
          top: share(top, whole),
          width: share(width, picture.width),
          height: share(height, whole),
        }}
      >
        <span className="sr-only">{emailCopy.region}</span>
      </div>
    </div>
  )
}

export function canvasWidth(picture: { width: number }): number {
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, picture.width))
}
