import type { PreviewPicture } from '#app/features/gallery/cards/preview-picture.ts'
import type { Thumbnail } from './card-content.ts'

/** Wide enough for the largest email in an image. */
const WIDTH_WANTED = 392

/** The smallest file of an email's screenshot that is sharp enough. */
export function thumbnailOf(preview: PreviewPicture | null): Thumbnail | null {
  const sources = preview?.webp ?? preview?.avif
  if (!preview || !sources) return null
  const files = sources.split(', ').map((source) => {
    const [address = '', width = ''] = source.split(' ')
    return { key: address.slice(1), width: Number.parseInt(width, 10) }
  })
  const file = files.find(({ width }) => width >= WIDTH_WANTED) ?? files.at(-1)!
  return { key: file.key, width: preview.width, height: preview.height, ground: preview.dominantColor }
}
