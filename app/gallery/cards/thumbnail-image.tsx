import type { EmailThumbnail } from '#app/gallery/lists/thumbnails.server.ts'
import { EmailPicture, usePictureFailure } from '#app/gallery/cards/email-image.tsx'

type ThumbnailPictureProps = {
  thumbnail: Pick<EmailThumbnail, 'slug' | 'picture'>
  /** In CSS pixels, as wide as the box it fills. */
  width: number
  /** Above the fold: fetched at once. */
  eager?: boolean
}

/** An email's image, cropped at the bottom of its thumbnail; if it fails to load, the thumbnail keeps its color. */
export function ThumbnailPicture({ thumbnail: { slug, picture }, width, eager }: ThumbnailPictureProps) {
  const [failed, onFail] = usePictureFailure(slug)
  if (failed) return null
  return (
    <EmailPicture
      picture={picture}
      alt=""
      sizes={`${width}px`}
      eager={eager}
      onFail={onFail}
      className="block h-auto w-full"
    />
  )
}
