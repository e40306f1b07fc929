import { useEarlyFailure } from './email-picture.tsx'
import type { PreviewPicture, Thumb } from './preview-image.ts'

/** The widths of a card: half of a phone, and everywhere else about the same. */
const CARD_SIZES = 'min(44vw,226px)'

type CardPictureProps = {
  thumb: Thumb
  picture: PreviewPicture
  alt: string
  sizes?: string
  className?: string
  /** Above the fold: fetched at once. Others load lazily. */
  eager?: boolean
  /** The largest element above the fold (LCP). */
  first?: boolean
  onFail?: () => void
}

/** The top of an email, on a card or as a thumbnail. A page has up to seventy, so it says no more than it must. */
export function CardPicture({
  thumb,
  picture,
  alt,
  sizes = CARD_SIZES,
  className,
  eager,
  first,
  onFail,
}: CardPictureProps) {
  const noticeEarlyFailure = useEarlyFailure(onFail)
  const sources = { srcSet: thumb.srcset, sizes }
  const img = (
    <img
      {...(thumb.isAvif ? null : sources)}
      ref={noticeEarlyFailure}
      className={className}
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
      <source type="image/avif" {...sources} />
      {img}
    </picture>
  )
}
