/** The wall of a link picture: its measures, its colours, and what can be put on it. */
import type { Thumbnail } from './card-content.ts'

export const WIDTH = 1200
export const HEIGHT = 630
export const MARGIN = 72
export const INNER = WIDTH - 2 * MARGIN
/** The upper edge of the shelf, which everything stands on. */
export const SHELF = 534
export const GUTTER = 24
export const COLUMNS = 5
export const COLUMN = (INNER - (COLUMNS - 1) * GUTTER) / COLUMNS

/** The light theme of `tokens.css`: a picture cannot know who looks at it. */
export const COLORS = {
  canvas: '#fbfaf6',
  ink: '#191814',
  inkSoft: '#625e53',
  shelf: '#3a372f',
  shelfFront: '#edeae0',
}

/** Something that stands on the shelf: a picture from its top on, or paper of one colour. */
export type Panel = {
  left: number
  width: number
  height: number
  picture: Thumbnail | { cover: string } | null
  ground: string
}

/** A brand's mark, by the key of its picture. */
export type Logo = { key: string; left: number; top: number; size: number; isRound: boolean }

export type Layout = {
  panels: Panel[]
  logos: Logo[]
  /** Drawn over them. */
  svg: string[]
}
