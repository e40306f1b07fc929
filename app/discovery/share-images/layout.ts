/** Measurements, colors and element types of a link preview image. */
import type { Thumbnail } from './card-content.ts'

export const WIDTH = 1200
export const HEIGHT = 630
export const MARGIN = 72
export const INNER = WIDTH - 2 * MARGIN
/** The upper edge of the shelf line, on which everything stands. */
export const SHELF = 534
export const GUTTER = 24
export const COLUMNS = 5
export const COLUMN = (INNER - (COLUMNS - 1) * GUTTER) / COLUMNS

/** The light theme of `tokens.css`: an image cannot follow the reader's theme. */
export const COLORS = {
  canvas: '#fbfaf6',
  surface: '#ffffff',
  line: '#e3dfd3',
  ink: '#191814',
  inkSoft: '#625e53',
  shelf: '#3a372f',
  shelfFront: '#edeae0',
}

/** A panel on the shelf line: the top part of an image, or a solid color. */
export type Panel = {
  left: number
  width: number
  height: number
  picture: Thumbnail | { cover: string } | null
  ground: string
  /** Drawn on it. */
  svg?: string
}

/** A brand's logo, by storage key. */
export type Logo = { key: string; left: number; top: number; size: number; isRound: boolean }

export type Layout = {
  panels: Panel[]
  logos: Logo[]
  /** Drawn above the panels. */
  svg: string[]
}
