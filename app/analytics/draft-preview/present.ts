import { type BrandSummary, presentBrand } from '#app/gallery/brands/brand-summary.ts'
import {
  type PreviewPicture,
  presentPreview,
  presentThumb,
  presentTop,
  type Thumb,
} from '#app/gallery/cards/preview-image.ts'
import type { PreviewInfo, PreviewView } from '#app/platform/db/json-columns.ts'
import { draftPreviewCopy as words } from './copy.ts'
import type { DraftPreview } from './draft-preview.ts'

type View = keyof typeof words.views

export type ShownView = {
  view: View
  picture: PreviewPicture | null
  /** A remark below the image, or in place of it. */
  note: string | null
}

export type DraftCard = { picture: PreviewPicture; thumb: Thumb }

export function presentSender({ senderName }: DraftPreview): BrandSummary {
  const name = senderName || words.sender
  return presentBrand({ name, slug: name, logoUrl: null, color: null, colorInk: null })
}

/** A design is one image in every view. */
export function presentViews(draftPreview: DraftPreview, secret: string): ShownView[] {
  const preview = atAddress(draftPreview.preview, secret)
  const desktop = presentPreview(preview)
  if (!preview || !desktop) return [{ view: 'desktop', picture: null, note: words.noPicture }]
  if (draftPreview.kind === 'picture') return [{ view: 'desktop', picture: desktop, note: words.onlyPicture }]
  const ofView = (view: PreviewView | null | undefined) =>
    presentPreview(view ? { ...view, dominantColor: preview.dominantColor } : null)
  return [
    { view: 'desktop', picture: desktop, note: null },
    {
      view: 'phone',
      picture: ofView(preview.mobile) ?? desktop,
      note: preview.mobile ? null : words.scaled,
    },
    ...(draftPreview.darkened
      ? (['gmail', 'outlook'] as const).map((view) => ({
          view,
          picture: ofView(atAddress(draftPreview.darkened![view], secret)),
          note: words.simulated[view],
        }))
      : [{ view: 'dark' as const, picture: ofView(preview.dark), note: preview.dark ? null : words.noDark }]),
    { view: 'imagesOff', picture: ofView(atAddress(draftPreview.imagesOff, secret)), note: null },
  ]
}

export function presentCard({ preview }: DraftPreview, secret: string): DraftCard | null {
  const shown = atAddress(preview, secret)
  const [picture, thumb] = [presentTop(shown), presentThumb(shown)]
  return picture && thumb ? { picture, thumb } : null
}

/** Puts the path of the draft preview in front of the keys of its files. */
function atAddress<T extends PreviewInfo | PreviewView | null>(preview: T, secret: string): T {
  return JSON.parse(
    JSON.stringify(preview).replaceAll(/\bmedia\/[0-9a-f]{2}\//g, `preview-draft/${secret}/`),
  ) as T
}
