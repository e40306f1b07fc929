/** What a browser found in an email: the violations of axe-core, and sizes that only a rendered page has. */
import type { Box } from './issue.ts'

/** An element by its number in the document, and its box on the screenshot. */
export type RenderedElement = { index: number; box: Box | null; contrast?: RenderedContrast }

/** Text and background as `#rrggbb`, and the required contrast. */
export type RenderedContrast = { text: string; ground: string; needed: number }

export type Violation = { axe: string; elements: RenderedElement[]; count: number }

export type RenderedPage = {
  light: Violation[]
  /** With its own dark styles; null if the email has none. */
  dark: Violation[] | null
  /** 0 to 100. */
  pictureShare: number
  smallText: RenderedElement[]
  /** Text of the color of its background. */
  invisibleText: RenderedElement[]
  /** Sentences in the direction of another script. */
  wrongDirection: RenderedElement[]
  inverted: InvertedPage
}

/** The page in a mail program that darkens light emails. */
export type InvertedPage = {
  /** Dark text on a light image or gradient. */
  text: RenderedElement[]
  /** Images of dark ink on a transparent background. */
  ink: RenderedElement[]
  /** Images with a white background on white. */
  white: RenderedElement[]
}

export const ELEMENTS_SEEN_MAX = 200
export const SMALL_TEXT = 11
