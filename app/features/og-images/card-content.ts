/** What a link picture shows: all that it is drawn from, so that the same content always gives the same picture. */
import { createHash } from 'node:crypto'
import type { BrandFace } from '#app/features/brands/brand-face.ts'

/** A picture of an email: a stored file, and the size of what it shows. */
export type Thumbnail = { key: string; width: number; height: number; ground: string }

type CardBrand = Pick<BrandFace, 'name' | 'color' | 'colorInk' | 'logoUrl'>

export type CardContent =
  | { kind: 'email'; brand: CardBrand; subject: string; filedAs: string | null; thumbnail: Thumbnail | null }
  | { kind: 'brand'; brand: CardBrand; description: string; thumbnails: Thumbnail[] }
  | { kind: 'list'; title: string; description: string; thumbnails: Thumbnail[] }
  /** `cover` is the key of a stored picture. */
  | { kind: 'post'; title: string; category: string; cover: string | null }

/** Raised when the drawing changes, so that nobody keeps the old ones. */
const EDITION = 1

export type Card = { content: CardContent; siteName: string }

/** Names a picture by what it shows. */
export function versionOf(signed: Card): string {
  return createHash('sha256')
    .update(JSON.stringify([EDITION, signed]))
    .digest('base64url')
    .slice(0, 16)
}
