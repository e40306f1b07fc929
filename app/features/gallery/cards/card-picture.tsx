import { useEarlyFailure } from './email-picture.tsx'
import type { PreviewPicture, Thumb } from './preview-picture.ts'

type CardPictureProps = {
  thumb: Thumb
  picture: PreviewPicture
  alt: string
  /** Above the fold: fetched at once. Others load lazily. */
  eager?: boolean
  /** The largest element above the fold (LCP). */
  first?: boolean
  onFail: () => void
}

/** The picture of a card. A page has up to seventy, so it says no more than it must. */
export function CardPicture({ thumb, picture, alt, eager, first, onFail }: CardPictureProps) {
  const noticeEarlyFailure = useEarlyFailure(onFail)
  const img = (
    <img
      ref={noticeEarlyFailure}
      srcSet={thumb.isAvif ? undefined : thumb.srcset}
      src={picture.src}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      onError={onFail}
    />
  )
  if (!thumb.isAvif) return img
  return (
    <picture>
      <source type="image/avif" srcSet={thumb.srcset} />
      {img}
    </picture>
  )
}
