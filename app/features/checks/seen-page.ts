/** What a browser saw of an email: the violations that axe-core found, and sizes that only a rendered page has. */
import type { Box } from './finding.ts'

/** An element by its number in the document, and where it is on the picture. */
export type SeenElement = { index: number; box: Box | null; contrast?: SeenContrast }

/** Text and ground as `#rrggbb`, and the contrast between them that is asked for. */
export type SeenContrast = { text: string; ground: string; needed: number }

export type Violation = { axe: string; elements: SeenElement[]; count: number }

export type SeenPage = {
  light: Violation[]
  /** With the email's own dark styles; null where it has none. */
  dark: Violation[] | null
  /** The share of the picture that is pictures, 0 to 100. */
  pictureShare: number
  /** Text smaller than this rule allows. */
  smallText: SeenElement[]
  inverted: SeenInverted
}

/** What a mail program makes of it that turns light emails dark by itself. */
export type SeenInverted = {
  /** Dark text on a light picture or gradient. */
  text: SeenElement[]
  /** Pictures of dark ink on a transparent ground, which is light now. */
  ink: SeenElement[]
  /** Pictures with a white ground of their own, on a white ground. */
  white: SeenElement[]
}

export const ELEMENTS_SEEN_MAX = 200
/** In CSS pixels. */
export const SMALL_TEXT = 11
