/** The content of a link preview image: everything it is rendered from, so that equal content gives an equal image. */
import { createHash } from 'node:crypto'
import type { BrandSummary } from '#app/gallery/brands/brand-summary.ts'

/** An email's image: a stored file and its size. A low email is shown as an index card instead, if the fonts have its letters. */
export type Thumbnail = {
  key: string
  width: number
  height: number
  ground: string
  index?: { subject: string; lines: string }
}

type CardBrand = Pick<BrandSummary, 'name' | 'color' | 'colorInk' | 'logoUrl'>

export type CardContent =
  | { kind: 'email'; brand: CardBrand; subject: string; filedAs: string | null; thumbnail: Thumbnail | null }
  | { kind: 'brand'; brand: CardBrand; description: string; thumbnails: Thumbnail[] }
  | { kind: 'list'; title: string; description: string; thumbnails: Thumbnail[] }
  /** `cover` is the key of a stored image. */
  | { kind: 'post'; title: string; category: string; cover: string | null }

/** Raised when the design changes, so that cached images are replaced. */
const EDITION = 2

export type Card = { content: CardContent; siteName: string }

/** The version of an image, derived from its content. */
export function versionOf(signed: Card): string {
  return createHash('sha256')
    .update(JSON.stringify([EDITION, signed]))
    .digest('base64url')
    .slice(0, 16)
}
