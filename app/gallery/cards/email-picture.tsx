import { type ComponentProps, useCallback, useState } from 'react'
import type { PreviewPicture } from '#app/gallery/cards/preview-image.ts'

type EmailPictureProps = Pick<ComponentProps<'img'>, 'alt' | 'sizes' | 'className' | 'style'> & {
  picture: PreviewPicture
  /** Above the fold: fetched at once. Others load lazily. */
  eager?: boolean
  /** The largest element above the fold (LCP). */
  first?: boolean
  onFail?: () => void
}

/** The email's screenshot in the format and width that suit the screen. Its size is reserved before it loads. */
export function EmailPicture({
  picture,
  alt,
  sizes,
  eager,
  first,
  onFail,
  className,
  style,
}: EmailPictureProps) {
  const noticeEarlyFailure = useEarlyFailure(onFail)
  return (
    <picture className="contents">
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
      {picture.webp && <source type="image/webp" srcSet={picture.webp} sizes={sizes} />}
      <img
        ref={noticeEarlyFailure}
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        onError={onFail}
        className={className}
        style={style}
      />
    </picture>
  )
}

/** A ref that notices once whether the screenshot failed before hydration: its error event came too early. */
export function useEarlyFailure(onFail: (() => void) | undefined) {
  return useCallback(
    (img: HTMLImageElement | null) => {
      if (img?.complete && img.naturalWidth === 0) onFail?.()
    },
    [onFail],
  )
}

/** The rest of a tall email, below its first part; null for others. A part that fails to load leaves its space. */
export function LowerParts({ picture: { below, width } }: { picture: PreviewPicture }) {
  return below.map(({ src, height }) => (
    <img
      key={src}
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="block h-auto w-full print:mx-auto print:max-h-[190mm] print:w-auto"
    />
  ))
}

/** Whether the screenshot failed to load; reset when the email changes. */
export function usePictureFailure(emailId: string): [failed: boolean, onFail: () => void] {
  const [failedId, setFailedId] = useState<string | null>(null)
  const onFail = useCallback(() => setFailedId(emailId), [emailId])
  return [failedId === emailId, onFail]
}
