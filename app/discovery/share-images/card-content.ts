/** The content of a link preview image: everything it is rendered from, so that equal content gives an equal image. */
import { createHash } from 'node:crypto'

export type Picture = { key: string; width: number; height: number; ground: string }

export type CardContent = {
  /** Above the title. */
  caption?: string
  title: string
  description?: string
  /** One picture stands beside the text, several stand in a row below it. */
  pictures: Picture[]
  isBeside?: boolean
  alt: string
}

/** Raised when the design changes, so that cached images are replaced. */
const EDITION = 3

export type Card = { content: CardContent; siteName: string }

/** The version of an image, derived from its content. */
export function versionOf(signed: Card): string {
  return createHash('sha256')
    .update(JSON.stringify([EDITION, signed]))
    .digest('base64url')
    .slice(0, 16)
}
