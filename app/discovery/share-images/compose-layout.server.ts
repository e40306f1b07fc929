/** The layout of each kind of link preview image. */
import { CARD_WINDOW, INDEX_CARD } from '#app/gallery/cards/card-window.ts'
import { brandInitial } from '#app/gallery/brands/brand-summary.ts'
import {
  COLORS,
  COLUMN,
  COLUMNS,
  GUTTER,
  INNER,
  MARGIN,
  type Logo,
  type Layout,
  SHELF,
  type Panel,
  WIDTH,
} from './layout.ts'
import type { Thumbnail, CardContent } from './card-content.ts'
import type { Face } from './fonts.server.ts'
import {
  supportedText,
  lineSvg,
  textSvg,
  heightOf,
  setText,
  type TextStyle,
  widthOf,
} from './typesetting.server.ts'

type Of<K extends CardContent['kind']> = Extract<CardContent, { kind: K }>

const EMAIL_WIDTH = 392
const EMAIL_HEIGHT = 478
const COVER_WIDTH = 440
const COVER_HEIGHT = 462
const TILE_HEIGHT = 262
/** The gap between text and panels. */
const GAP = 64
const GAP_BELOW = 34
const INDEX_INSET = 8
/** Of the longest titles: above the email type, which stands on the shelf line. */
const FOUR_LINES = [72, 66, 60, 54, 48]
const TITLE_SIZES = [76, 70, 64, 58]
/** Large letters have an optical inset. */
const OPTICAL_INSET = 3

export function composeLayout(content: CardContent): Layout {
  if (content.kind === 'email') return composeEmail(content)
  if (content.kind === 'brand') return composeBrand(content)
  if (content.kind === 'post') return composePost(content)
  return composeList(content)
}

/** One email with its subject; without the subject if the font lacks its characters. */
function composeEmail({ brand, subject, filedAs, thumbnail }: Of<'email'>): Layout {
  const isAlone = !inSupportedFace(subject)
  const left = isAlone ? (WIDTH - EMAIL_WIDTH) / 2 : WIDTH - MARGIN - EMAIL_WIDTH
  const panels = thumbnail ? [panelOf(thumbnail, left, EMAIL_WIDTH, EMAIL_HEIGHT)] : []
  const width = isAlone ? left - MARGIN - GAP : thumbnail ? INNER - EMAIL_WIDTH - GAP : INNER
  const avatar = renderAvatar(brand, { x: MARGIN, y: 60, size: 54 })
  const box = { x: MARGIN, width, lines: 1 }
  const svg = [
    avatar.svg,
    renderText(brand.name, [text(30)], { ...box, x: MARGIN + 72, width: width - 72, top: 66 }).svg,
    renderText(subject, sizes(FOUR_LINES), {
      ...box,
      x: MARGIN - OPTICAL_INSET,
      top: 146,
      lines: 4,
    }).svg,
    renderText(filedAs ?? '', [text(27)], { ...box, top: SHELF - 66, color: COLORS.inkSoft }).svg,
  ]
  return { panels, logos: avatar.logos, svg }
}

/** The brand's tile and its newest emails. */
function composeBrand({ brand, description, thumbnails }: Of<'brand'>): Layout {
  const head = renderHeader(
    brand.name,
    description,
    thumbnails.length > 0 ? TITLE_SIZES : [112, 96, ...TITLE_SIZES],
  )
  const most = SHELF - head.bottom - GAP_BELOW
  const height = Math.min(most, TILE_HEIGHT)
  const tile: Panel = { left: MARGIN, width: COLUMN, height, picture: null, ground: brand.color }
  const panels = [tile, ...columns(thumbnails.slice(0, COLUMNS - 1), 1, most)]
  const key = storageKey(brand.logoUrl)
  if (key) {
    const size = Math.round(COLUMN * 0.55)
    const mark = { key, size, left: MARGIN + 24, top: SHELF - 26 - size, isRound: false }
    return { panels, logos: [mark], svg: head.svg }
  }
  const letter = inSupportedFace(brandInitial(brand.name))
  const style = display(170)
  const letterSvg = letter
    ? lineSvg(letter.words, { ...style, face: letter.face }, { x: MARGIN + 20, baseline: SHELF - 32 })
    : ''
  return { panels, logos: [], svg: [...head.svg, `<g fill="${brand.colorInk}">${letterSvg}</g>`] }
}

function composeList({ title, description, thumbnails }: Of<'list'>): Layout {
  const head = renderHeader(title, description)
  return { panels: columns(thumbnails, 0, SHELF - head.bottom - GAP_BELOW), logos: [], svg: head.svg }
}

/** A post's title, with its cover if it is stored here. */
function composePost({ title, category, cover }: Of<'post'>): Layout {
  const width = cover ? INNER - COVER_WIDTH - GAP : INNER
  const left = WIDTH - MARGIN - COVER_WIDTH
  const panels: Panel[] = cover
    ? [{ left, width: COVER_WIDTH, height: COVER_HEIGHT, picture: { cover }, ground: COLORS.shelfFront }]
    : []
  const titleSizes = sizes(cover ? FOUR_LINES : [100, 88, 76, 64])
  const svg = [
    renderText(category, [text(28)], { x: MARGIN, top: 64, width, lines: 1, color: COLORS.inkSoft }).svg,
    renderText(title, titleSizes, { x: MARGIN - OPTICAL_INSET, top: 120, width, lines: 4 }).svg,
  ]
  return { panels, logos: [], svg }
}

/** A title and a line below it, above a row of panels. */
function renderHeader(title: string, description: string, titleSizes = TITLE_SIZES) {
  const box = { x: MARGIN, width: INNER, lines: 1 }
  const one = renderText(title, sizes(titleSizes), { ...box, x: MARGIN - OPTICAL_INSET, top: 56 })
  const name = one.isCut
    ? renderText(title, sizes([64, 58, 52]), { ...box, x: MARGIN - OPTICAL_INSET, top: 48, lines: 2 })
    : one
  const top = name.bottom + 10
  const whole = renderText(description, [text(28)], { ...box, top, color: COLORS.inkSoft })
  const line = whole.isCut
    ? renderText(firstSentence(description), [text(28)], { ...box, top, color: COLORS.inkSoft })
    : whole
  return { svg: [name.svg, line.svg], bottom: line.bottom }
}

function firstSentence(words: string): string {
  return /^.+?[.!?](?=\s)/u.exec(words)?.[0] ?? words
}

type TextBox = { x: number; top: number; width: number; lines: number; color?: string }

type Rendered = { svg: string; bottom: number; isCut: boolean }

/** Empty when the font lacks the characters: the image then shows panels only. */
function renderText(words: string, styles: TextStyle[], { x, top, width, lines, color }: TextBox): Rendered {
  const known = styles[0] && inSupportedFace(words, styles[0].face)
  if (!known) return { svg: '', bottom: top, isCut: false }
  const faced = styles.map((style) => ({ ...style, face: known.face }))
  const set = setText(known.words, faced, { width, lines })
  const svg = textSvg(set, { x, top, color: color ?? COLORS.ink })
  return { svg, bottom: top + heightOf(set), isCut: set.isCut }
}

/** The text font covers more alphabets than the display font; a line never mixes both. */
function inSupportedFace(words: string, wanted: Face = 'display'): { words: string; face: Face } | null {
  for (const face of [wanted, 'text'] as const) {
    const known = supportedText(words, face)
    if (known) return { words: known, face }
  }
  return null
}

function columns(thumbnails: Thumbnail[], first: number, most: number): Panel[] {
  return thumbnails
    .slice(0, COLUMNS)
    .map((thumbnail, index) => panelOf(thumbnail, MARGIN + (first + index) * (COLUMN + GUTTER), COLUMN, most))
}

/** As tall as the email is at this width, cropped to the space available. */
function panelOf(thumbnail: Thumbnail, left: number, width: number, most: number): Panel {
  if (thumbnail.index) {
    const height = Math.min(Math.round((width * INDEX_CARD) / CARD_WINDOW.width), Math.floor(most))
    const svg = indexSvg(thumbnail.index, { left, width, height })
    if (svg) return { left, width, height, picture: null, ground: COLORS.surface, svg }
  }
  const height = Math.min(Math.round((thumbnail.height * width) / thumbnail.width), Math.floor(most))
  return { left, width, height, picture: thumbnail, ground: thumbnail.ground }
}

/** A low email in words, as on its card; empty if the fonts lack its letters. */
function indexSvg(
  { subject, lines }: NonNullable<Thumbnail['index']>,
  { left, width, height }: Pick<Panel, 'left' | 'width' | 'height'>,
): string {
  const bottom = SHELF - INDEX_INSET
  const box = { x: left + 2 * INDEX_INSET, width: width - 4 * INDEX_INSET }
  const title = renderText(subject, [display(22)], {
    ...box,
    top: SHELF - height + 2 * INDEX_INSET,
    lines: 3,
  })
  const top = title.svg ? title.bottom + INDEX_INSET : title.bottom
  const style = text(subject ? 15 : 30)
  const room = Math.floor((bottom - top) / (style.size * style.leading))
  const rest = renderText(lines, room > 0 ? [style] : [], { ...box, top, lines: room, color: COLORS.inkSoft })
  const frame =
    `<rect x="${left + INDEX_INSET}" y="${SHELF - height + INDEX_INSET}" width="${width - 2 * INDEX_INSET}" ` +
    `height="${height - 2 * INDEX_INSET}" fill="none" stroke="${COLORS.line}"/>`
  return title.svg || rest.svg ? frame + title.svg + rest.svg : ''
}

type Avatar = { x: number; y: number; size: number }

/** The brand's logo, or its initial on its own color; empty if the font lacks that character. */
function renderAvatar(brand: Of<'email'>['brand'], { x, y, size }: Avatar): { svg: string; logos: Logo[] } {
  const key = storageKey(brand.logoUrl)
  if (key) return { svg: '', logos: [{ key, left: x, top: y, size, isRound: true }] }
  const known = inSupportedFace(brandInitial(brand.name))
  if (!known) return { svg: '', logos: [] }
  const r = size / 2
  const style: TextStyle = { face: known.face, size: r, leading: 1 }
  const letterX = x + r - widthOf(known.words, style) / 2
  const letterSvg = lineSvg(known.words, style, { x: letterX, baseline: y + r + r * 0.35 })
  const disc = `<circle cx="${x + r}" cy="${y + r}" r="${r}" fill="${brand.color}"/>`
  return { svg: `${disc}<g fill="${brand.colorInk}">${letterSvg}</g>`, logos: [] }
}

/** Images hosted elsewhere are not fetched. */
function storageKey(url: string | null): string | null {
  return url?.startsWith('/media/') ? url.slice(1) : null
}

function display(size: number): TextStyle {
  return { face: 'display', size, tracking: -0.032, leading: 1.09 }
}

function sizes(values: number[]): TextStyle[] {
  return values.map(display)
}

function text(size: number): TextStyle {
  return { face: 'text', size, tracking: -0.008, leading: 1.4 }
}
