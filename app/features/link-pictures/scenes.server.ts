/** Where everything stands in each kind of link picture. */
import { brandInitial } from '#app/features/brands/brand-face.ts'
import {
  COLORS,
  COLUMN,
  COLUMNS,
  GUTTER,
  INNER,
  MARGIN,
  type Mark,
  type Scene,
  SHELF,
  type Thing,
  WIDTH,
} from './scene.ts'
import type { Sheet, Sketch } from './sketch.ts'
import type { Face } from './typefaces.server.ts'
import {
  drawable,
  drawLine,
  drawText,
  heightOf,
  setText,
  type TextStyle,
  widthOf,
} from './typesetting.server.ts'

type Of<K extends Sketch['kind']> = Extract<Sketch, { kind: K }>

const EMAIL_WIDTH = 392
const EMAIL_HEIGHT = 478
const COVER_WIDTH = 440
const COVER_HEIGHT = 462
const BOOK_HEIGHT = 262
/** Between a column of words and what stands beside it, and between words and what stands below. */
const AIR = 64
const AIR_BELOW = 34
const TITLE_SIZES = [76, 70, 64, 58]
/** Large letters begin a little to the right of their place. */
const OPTICAL = 3

export function composeScene(sketch: Sketch): Scene {
  if (sketch.kind === 'email') return composeEmail(sketch)
  if (sketch.kind === 'brand') return composeBrand(sketch)
  if (sketch.kind === 'post') return composePost(sketch)
  return composeShelf(sketch)
}

/** One email with its subject beside it; alone where the type lacks the letters of the subject. */
function composeEmail({ brand, subject, filedAs, sheet }: Of<'email'>): Scene {
  const isAlone = !inSomeFace(subject)
  const left = isAlone ? (WIDTH - EMAIL_WIDTH) / 2 : WIDTH - MARGIN - EMAIL_WIDTH
  const things = sheet ? [standing(sheet, left, EMAIL_WIDTH, EMAIL_HEIGHT)] : []
  const width = isAlone ? left - MARGIN - AIR : sheet ? INNER - EMAIL_WIDTH - AIR : INNER
  const avatar = drawAvatar(brand, { x: MARGIN, y: 60, size: 54 })
  const place = { x: MARGIN, width, lines: 1 }
  const svg = [
    avatar.svg,
    drawWords(brand.name, [text(30)], { ...place, x: MARGIN + 72, width: width - 72, top: 66 }).svg,
    drawWords(subject, sizes([76, 68, 60, 53, 47, 42]), {
      ...place,
      x: MARGIN - OPTICAL,
      top: 146,
      lines: sheet ? 5 : 4,
    }).svg,
    drawWords(filedAs ?? '', [text(27)], { ...place, top: SHELF - 66, color: COLORS.inkSoft }).svg,
  ]
  return { things, marks: avatar.marks, svg }
}

/** The brand as a book, and its newest emails beside it. */
function composeBrand({ brand, description, sheets }: Of<'brand'>): Scene {
  const head = drawHead(brand.name, description, sheets.length > 0 ? TITLE_SIZES : [112, 96, ...TITLE_SIZES])
  const most = SHELF - head.bottom - AIR_BELOW
  const height = Math.min(most, BOOK_HEIGHT)
  const book: Thing = { left: MARGIN, width: COLUMN, height, picture: null, ground: brand.color }
  const things = [book, ...inColumns(sheets.slice(0, COLUMNS - 1), 1, most)]
  const key = storedKey(brand.logoUrl)
  if (key) {
    const size = Math.round(COLUMN * 0.55)
    const mark = { key, size, left: MARGIN + 24, top: SHELF - 26 - size, isRound: false }
    return { things, marks: [mark], svg: head.svg }
  }
  const letter = inSomeFace(brandInitial(brand.name))
  const style = display(170)
  const drawn = letter
    ? drawLine(letter.words, { ...style, face: letter.face }, { x: MARGIN + 20, baseline: SHELF - 32 })
    : ''
  return { things, marks: [], svg: [...head.svg, `<g fill="${brand.colorInk}">${drawn}</g>`] }
}

function composeShelf({ title, description, sheets }: Of<'shelf'>): Scene {
  const head = drawHead(title, description)
  return { things: inColumns(sheets, 0, SHELF - head.bottom - AIR_BELOW), marks: [], svg: head.svg }
}

/** A post's title, with its picture beside it where it has one of ours. */
function composePost({ title, category, cover }: Of<'post'>): Scene {
  const width = cover ? INNER - COVER_WIDTH - AIR : INNER
  const left = WIDTH - MARGIN - COVER_WIDTH
  const things: Thing[] = cover
    ? [{ left, width: COVER_WIDTH, height: COVER_HEIGHT, picture: { cover }, ground: COLORS.shelfFront }]
    : []
  const titleSizes = sizes(cover ? [76, 68, 60, 53, 47] : [100, 88, 76, 64])
  const svg = [
    drawWords(category, [text(28)], { x: MARGIN, top: 64, width, lines: 1, color: COLORS.inkSoft }).svg,
    drawWords(title, titleSizes, { x: MARGIN - OPTICAL, top: 120, width, lines: cover ? 6 : 4 }).svg,
  ]
  return { things, marks: [], svg }
}

/** A title and a line below it, above a row of things. */
function drawHead(title: string, description: string, titleSizes = TITLE_SIZES) {
  const place = { x: MARGIN, width: INNER, lines: 1 }
  const one = drawWords(title, sizes(titleSizes), { ...place, x: MARGIN - OPTICAL, top: 56 })
  const name = one.isCut
    ? drawWords(title, sizes([64, 58, 52]), { ...place, x: MARGIN - OPTICAL, top: 48, lines: 2 })
    : one
  const top = name.bottom + 10
  const whole = drawWords(description, [text(28)], { ...place, top, color: COLORS.inkSoft })
  const line = whole.isCut
    ? drawWords(firstSentence(description), [text(28)], { ...place, top, color: COLORS.inkSoft })
    : whole
  return { svg: [name.svg, line.svg], bottom: line.bottom }
}

function firstSentence(words: string): string {
  return /^.+?[.!?](?=\s)/u.exec(words)?.[0] ?? words
}

type Place = { x: number; top: number; width: number; lines: number; color?: string }

type Drawn = { svg: string; bottom: number; isCut: boolean }

/** Nothing where the type lacks the letters: the picture speaks alone then. */
function drawWords(words: string, styles: TextStyle[], { x, top, width, lines, color }: Place): Drawn {
  const known = inSomeFace(words, styles[0]!.face)
  if (!known) return { svg: '', bottom: top, isCut: false }
  const faced = styles.map((style) => ({ ...style, face: known.face }))
  const set = setText(known.words, faced, { width, lines })
  const svg = drawText(set, { x, top, color: color ?? COLORS.ink })
  return { svg, bottom: top + heightOf(set), isCut: set.isCut }
}

/** Text type knows more alphabets than display type; a line is never set in both. */
function inSomeFace(words: string, wanted: Face = 'display'): { words: string; face: Face } | null {
  for (const face of [wanted, 'text'] as const) {
    const known = drawable(words, face)
    if (known) return { words: known, face }
  }
  return null
}

function inColumns(sheets: Sheet[], first: number, most: number): Thing[] {
  return sheets
    .slice(0, COLUMNS)
    .map((sheet, index) => standing(sheet, MARGIN + (first + index) * (COLUMN + GUTTER), COLUMN, most))
}

/** As tall as it is at this width; cut where it would be taller than there is room. */
function standing(sheet: Sheet, left: number, width: number, most: number): Thing {
  const height = Math.min(Math.round((sheet.height * width) / sheet.width), Math.floor(most))
  return { left, width, height, picture: sheet, ground: sheet.ground }
}

type Avatar = { x: number; y: number; size: number }

/** The brand's logo, or its initial on its own colour; nothing where the type lacks that letter. */
function drawAvatar(brand: Of<'email'>['brand'], { x, y, size }: Avatar): { svg: string; marks: Mark[] } {
  const key = storedKey(brand.logoUrl)
  if (key) return { svg: '', marks: [{ key, left: x, top: y, size, isRound: true }] }
  const known = inSomeFace(brandInitial(brand.name))
  if (!known) return { svg: '', marks: [] }
  const r = size / 2
  const style: TextStyle = { face: known.face, size: r, leading: 1 }
  const letterX = x + r - widthOf(known.words, style) / 2
  const drawn = drawLine(known.words, style, { x: letterX, baseline: y + r + r * 0.35 })
  const disc = `<circle cx="${x + r}" cy="${y + r}" r="${r}" fill="${brand.color}"/>`
  return { svg: `${disc}<g fill="${brand.colorInk}">${drawn}</g>`, marks: [] }
}

/** Pictures that live elsewhere are not fetched. */
function storedKey(url: string | null): string | null {
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
