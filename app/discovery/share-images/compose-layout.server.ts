import type { CardContent, Picture } from './card-content.ts'
import type { Face } from './fonts.server.ts'
import { heightOf, setText, supportedText, textSvg, type TextStyle } from './typesetting.server.ts'

export const WIDTH = 1200
export const HEIGHT = 630
export const MARGIN = 72
/** The upper edge of the shelf line, on which everything stands. */
export const SHELF = 534
const INNER = WIDTH - 2 * MARGIN
const GUTTER = 24
const COLUMNS = 5
const COLUMN = (INNER - (COLUMNS - 1) * GUTTER) / COLUMNS
const BESIDE = { width: 392, height: 478 }
/** The gap between text and a picture beside it. */
const GAP = 64
const GAP_BELOW = 34
/** Large letters have an optical inset. */
const OPTICAL_INSET = 3

/** The light theme of `tokens.css`: an image cannot follow the reader's theme. */
export const COLORS = {
  canvas: '#fbfaf6',
  ink: '#191814',
  inkSoft: '#625e53',
  shelf: '#3a372f',
  shelfFront: '#edeae0',
}

/** A panel on the shelf line: the top part of a picture, or its color if it cannot be read. */
export type Panel = Picture & { left: number }

export function composeLayout(content: CardContent): { panels: Panel[]; svg: string } {
  const { caption = '', title, description = '', pictures, isBeside = false } = content
  const hasBeside = isBeside && pictures.length > 0
  const width = hasBeside ? INNER - BESIDE.width - GAP : INNER
  const small: TextStyle[] = [{ face: 'text', size: 28, tracking: -0.008, leading: 1.4 }]
  const line = { x: MARGIN, width, lines: 1, color: COLORS.inkSoft }
  const head = renderText(caption, small, { ...line, top: 56 })
  const name = renderText(title, titleStyles(pictures.length > 0), {
    x: MARGIN - OPTICAL_INSET,
    top: caption ? head.bottom + 24 : 56,
    width,
    lines: isBeside ? 4 : 2,
    color: COLORS.ink,
  })
  const about = renderText(description, small, { ...line, top: name.bottom + 10 })
  const panels = hasBeside
    ? [panelOf(pictures[0]!, { ...BESIDE, left: WIDTH - MARGIN - BESIDE.width })]
    : pictures.slice(0, COLUMNS).map((picture, index) =>
        panelOf(picture, {
          left: MARGIN + index * (COLUMN + GUTTER),
          width: COLUMN,
          height: SHELF - about.bottom - GAP_BELOW,
        }),
      )
  return { panels, svg: head.svg + name.svg + about.svg }
}

function titleStyles(hasPictures: boolean): TextStyle[] {
  const sizes = hasPictures ? [72, 66, 60, 54, 48] : [100, 88, 76, 64]
  return sizes.map((size) => ({ face: 'display', size, tracking: -0.032, leading: 1.09 }))
}

/** As tall as the picture is at this width, cropped to the space available. */
function panelOf(picture: Picture, { left, width, height }: Omit<Panel, 'key' | 'ground'>): Panel {
  const natural = Math.round((picture.height * width) / picture.width)
  return { ...picture, left, width, height: Math.min(natural, Math.floor(height)) }
}

type TextBox = { x: number; top: number; width: number; lines: number; color: string }

/** Empty when the font lacks the characters: the image then shows panels only. */
function renderText(words: string, styles: TextStyle[], box: TextBox): { svg: string; bottom: number } {
  const known = inSupportedFace(words, styles[0]!.face)
  if (!known) return { svg: '', bottom: box.top }
  const set = setText(
    known.words,
    styles.map((style) => ({ ...style, face: known.face })),
    box,
  )
  return { svg: textSvg(set, box), bottom: box.top + heightOf(set) }
}

/** The text font covers more alphabets than the display font; a line never mixes both. */
function inSupportedFace(words: string, wanted: Face): { words: string; face: Face } | null {
  for (const face of [wanted, 'text'] as const) {
    const known = supportedText(words, face)
    if (known) return { words: known, face }
  }
  return null
}
