import type { EmailThumbnail } from '#app/features/gallery/lists/thumbnails.server.ts'
import { EmailPicture, usePictureFailure } from '#app/features/gallery/cards/email-picture.tsx'

type ThumbnailPictureProps = {
  thumbnail: Pick<EmailThumbnail, 'slug' | 'picture'>
  /** In CSS pixels, as wide as the box it fills. */
  width: number
}

/** An email's image, cropped at the bottom of its thumbnail; if it fails to load, the thumbnail keeps its colour. */
export function ThumbnailPicture({ thumbnail: { slug, picture }, width }: ThumbnailPictureProps) {
  const [failed, onFail] = usePictureFailure(slug)
  if (failed) return null
  return (
    <EmailPicture
      picture={picture}
      alt=""
      sizes={`${width}px`}
      onFail={onFail}
      className="block h-auto w-full"
    />
  )
}
