import type { PreviewInfo } from '#app/platform/db/json-columns.ts'
import { CARD_WINDOW } from '#app/gallery/cards/card-window.ts'
import type { EmailCard } from '#app/gallery/cards/card.ts'

/** An email's image at thumbnail size: a single file, because hundreds are listed. */
export type SearchThumbnail = {
  src: string
  color: string
  /** Height as a share of the width. */
  ratio: number
}

export function presentSearchThumbnail(preview: PreviewInfo | null): SearchThumbnail | null {
  const smallest = preview?.card?.[0] ?? preview?.files[0]
  const key = smallest?.webp ?? smallest?.avif
  if (!preview || !smallest || !key) return null
  return { src: `/${key}`, color: preview.dominantColor, ratio: rounded(smallest.height / smallest.width) }
}

/** The same for an email whose image is already known. */
export function presentThumbnail({
  preview,
  thumb,
}: Pick<EmailCard, 'preview' | 'thumb'>): SearchThumbnail | null {
  if (!preview || !thumb) return null
  const ratio = Math.min(preview.height / preview.width, CARD_WINDOW.height / CARD_WINDOW.width)
  return { src: thumb.srcset.split(' ')[0]!, color: preview.dominantColor, ratio: rounded(ratio) }
}

function rounded(ratio: number): number {
  return Math.round(ratio * 100) / 100
}
