import type { PreviewInfo } from '#app/db/shapes.ts'
import type { PreviewPicture } from '#app/features/gallery/cards/preview-picture.ts'

/** An email's image at thumbnail size: a single file, because hundreds are listed. */
export type SearchThumbnail = {
  src: string
  color: string
  /** Height as a share of the width. */
  ratio: number
}

export function presentSearchThumbnail(preview: PreviewInfo | null): SearchThumbnail | null {
  const smallest = preview?.files[0]
  const key = smallest?.webp ?? smallest?.avif
  if (!preview || !key) return null
  const ratio = Math.round((preview.height / preview.width) * 100) / 100
  return { src: `/${key}`, color: preview.dominantColor, ratio }
}

/** The same for an email whose image is already known. */
export function presentThumbnail(picture: PreviewPicture | null): SearchThumbnail | null {
  if (!picture) return null
  const smallest = (picture.webp ?? picture.avif)?.split(' ')[0]
  const ratio = Math.round((picture.height / picture.width) * 100) / 100
  return { src: smallest ?? picture.src, color: picture.dominantColor, ratio }
}
