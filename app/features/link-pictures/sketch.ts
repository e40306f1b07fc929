/** What a link picture shows: all that it is drawn from, so that the same sketch always gives the same picture. */
import { createHash } from 'node:crypto'
import type { BrandFace } from '#app/features/brands/brand-face.ts'

/** A picture of an email: a stored file, and the size of what it shows. */
export type Sheet = { key: string; width: number; height: number; ground: string }

type SketchBrand = Pick<BrandFace, 'name' | 'color' | 'colorInk' | 'logoUrl'>

export type Sketch =
  | { kind: 'email'; brand: SketchBrand; subject: string; filedAs: string | null; sheet: Sheet | null }
  | { kind: 'brand'; brand: SketchBrand; description: string; sheets: Sheet[] }
  | { kind: 'shelf'; title: string; description: string; sheets: Sheet[] }
  /** `cover` is the key of a stored picture. */
  | { kind: 'post'; title: string; category: string; cover: string | null }

/** Raised when the drawing changes, so that nobody keeps the old ones. */
const EDITION = 1

export type SignedSketch = { sketch: Sketch; siteName: string }

/** Names a picture by what it shows. */
export function versionOf(signed: SignedSketch): string {
  return createHash('sha256')
    .update(JSON.stringify([EDITION, signed]))
    .digest('base64url')
    .slice(0, 16)
}
