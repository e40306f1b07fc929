import type { SmallSheet } from '#app/features/gallery/queries.server.ts'
import { EmailPicture, usePictureFailure } from '#app/features/gallery/cards/email-picture.tsx'

type SheetPictureProps = {
  sheet: SmallSheet
  /** In CSS pixels, as wide as the box it fills. */
  width: number
}

/** An email's picture filling a small sheet from the top; where it fails, the sheet keeps its colour. */
export function SheetPicture({ sheet: { slug, picture }, width }: SheetPictureProps) {
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
