import type { CSSProperties } from 'react'
import { backdropTint } from '#app/gallery/cards/backdrop.ts'
import { EmailPicture, LowerParts, usePictureFailure } from '#app/gallery/cards/email-picture.tsx'
import type { PreviewPicture } from '#app/gallery/cards/preview-image.ts'
import { reviewCopy } from '#app/admin/review/copy.ts'
import type { ReviewItem } from '#app/admin/review/queries.server.ts'
import { cn } from '#app/platform/ui/cn.ts'

type ArrivalPictureProps = {
  item: ReviewItem
  /** Not shown yet, while its image is loaded. */
  isAhead: boolean
}

export function ArrivalPicture({ item, isAhead }: ArrivalPictureProps) {
  const { picture } = item
  return (
    <div
      hidden={isAhead}
      className="min-h-[60dvh] rounded-panel tinted-canvas px-6 py-8 max-sm:-mx-4 max-sm:rounded-none max-sm:px-4 max-sm:py-5"
      style={{ '--tint': backdropTint(picture?.dominantColor) } as CSSProperties}
    >
      <Sheet item={item} isAhead={isAhead} />
    </div>
  )
}

function Sheet({ item, isAhead }: ArrivalPictureProps) {
  const { id, picture, subject, excerpt } = item
  const [failed, onFail] = usePictureFailure(id)
  if (excerpt || !picture || failed) return <TextSheet item={item} />
  return (
    <div
      className="mx-auto max-w-full shadow-canvas"
      style={{ width: widthOf(picture), background: picture.dominantColor }}
    >
      <EmailPicture
        picture={picture}
        alt={reviewCopy.pictureOf(subject)}
        sizes={`(min-width: 1025px) ${widthOf(picture)}px, 100vw`}
        eager
        first={!isAhead}
        onFail={onFail}
        className="block h-auto w-full"
      />
      <LowerParts picture={picture} />
    </div>
  )
}

function TextSheet({ item: { excerpt, picture } }: { item: ReviewItem }) {
  return (
    <div className="mx-auto w-[560px] max-w-full rounded-card bg-surface p-8 shadow-card max-sm:p-5">
      {!(picture && excerpt) && (
        <p className="mb-4 type-small text-ink-soft">{excerpt ? reviewCopy.noPicture : reviewCopy.noText}</p>
      )}
      <p dir="auto" className={cn('type-body break-words whitespace-pre-line', !excerpt && 'hidden')}>
        {excerpt}
      </p>
    </div>
  )
}

function widthOf({ width }: PreviewPicture): number {
  return Math.min(720, Math.max(600, width))
}
