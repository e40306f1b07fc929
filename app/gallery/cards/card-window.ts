/** A card shows the top of an email in a window of at most this size, in CSS pixels at desktop size; also in cards.css. */
export const CARD_WINDOW = { width: 225.5, height: 445 }

/** The lowest window of a row; also in cards.css. */
export const ROW_MIN = 220

/** An email lower than this is shown as an index card of this height: its subject and its first lines. */
export const INDEX_CARD = 180

type Shown = { preview: { width: number; height: number } | null; lines?: string }

/** The height of an email in a box of at most this size. */
export function thumbnailHeight(
  { picture, lines }: { picture: Shown['preview']; lines?: string },
  box: { width: number; height: number },
): number {
  return Math.min(box.height, Math.round(box.width * thumbnailRatio({ preview: picture, lines })))
}

/** The height of an email as a share of its width, where it is shown smaller than a card. */
export function thumbnailRatio({ preview, lines }: Shown): number {
  if (lines !== undefined) return INDEX_CARD / CARD_WINDOW.width
  return preview ? preview.height / preview.width : 1
}
