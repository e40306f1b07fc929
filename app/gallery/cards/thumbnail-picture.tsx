import type { EmailThumbnail } from '#app/gallery/lists/thumbnails.server.ts'
import { IndexCard } from './index-card.tsx'
import { EmailPicture, usePictureFailure } from '#app/gallery/cards/email-picture.tsx'

type ThumbnailPictureProps = {
  thumbnail: Pick<EmailThumbnail, 'slug' | 'subject' | 'picture' | 'lines'>
  /** In CSS pixels, as wide as the box it fills. */
  width: number
  /** Above the fold: fetched at once. */
  eager?: boolean
}

/** An email's image, cropped at the bottom of its thumbnail, or its index card; without an image, only its color. */
export function ThumbnailPicture({ thumbnail, width, eager }: ThumbnailPictureProps) {
  const { slug, subject, picture, lines } = thumbnail
  const [failed, onFail] = usePictureFailure(slug)
  if (lines !== undefined) return <IndexCard subject={subject} lines={lines} />
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
