/** A rehearsal as its page shows it: pictures with their addresses. */
import { type BrandFace, presentBrand } from '#app/features/brands/brand-face.ts'
import {
  type PreviewPicture,
  presentPreview,
  presentThumb,
  presentTop,
  type Thumb,
} from '#app/features/gallery/cards/preview-picture.ts'
import type { PreviewInfo, PreviewView } from '#app/db/shapes.ts'
import { rehearsalCopy as words } from './copy.ts'
import type { Rehearsed } from './rehearsal.ts'

type View = 'desktop' | 'phone' | 'dark' | 'imagesOff'

export type ShownView = {
  view: View
  picture: PreviewPicture | null
  /** What there is to say of it, or in place of it. */
  note: string | null
}

export type DraftCard = { picture: PreviewPicture; thumb: Thumb }

export function presentSender({ senderName }: Rehearsed): BrandFace {
  const name = senderName || words.sender
  return presentBrand({ name, slug: name, logoUrl: null, color: null, colorInk: null })
}

/** A design is one picture, whatever shows it. */
export function presentViews(rehearsed: Rehearsed, secret: string): ShownView[] {
  const preview = atAddress(rehearsed.preview, secret)
  const desktop = presentPreview(preview)
  if (!preview || !desktop) return [{ view: 'desktop', picture: null, note: words.noPicture }]
  if (rehearsed.kind === 'picture') return [{ view: 'desktop', picture: desktop, note: words.onlyPicture }]
  const ofView = (view: PreviewView | null | undefined) =>
    presentPreview(view ? { ...view, dominantColor: preview.dominantColor } : null)
  return [
    { view: 'desktop', picture: desktop, note: null },
    {
      view: 'phone',
      picture: ofView(preview.mobile) ?? desktop,
      note: preview.mobile ? null : words.scaled,
    },
    { view: 'dark', picture: ofView(preview.dark), note: preview.dark ? null : words.noDark },
    { view: 'imagesOff', picture: ofView(atAddress(rehearsed.imagesOff, secret)), note: null },
  ]
}

/** The draft as a card among others; null where it has no picture. */
export function presentCard({ preview }: Rehearsed, secret: string): DraftCard | null {
  const shown = atAddress(preview, secret)
  const [picture, thumb] = [presentTop(shown), presentThumb(shown)]
  return picture && thumb ? { picture, thumb } : null
}

/** The keys of its files, which have the address of the rehearsal in front of them. */
function atAddress<T extends PreviewInfo | PreviewView | null>(preview: T, secret: string): T {
  return JSON.parse(JSON.stringify(preview).replaceAll(/\bmedia\/[0-9a-f]{2}\//g, `rehearse/${secret}/`)) as T
}
