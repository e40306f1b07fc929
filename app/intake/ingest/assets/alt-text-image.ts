/** The alt text of a missing image, as an SVG of its size. Written by hand from checked values only, because a stranger wrote them. */
import { escapeHtml } from '#app/platform/lib/escape-html.ts'
import type { Size } from '#app/intake/ingest/clean/image-size.ts'
import { imageSide } from './placeholder-image.ts'

export type AltTextStyle = {
  color: string
  tint: string
  fontFamily: string
  fontSize: number
  fontWeight: string
  fontStyle: string
  textAlign: 'left' | 'center' | 'right'
}

const TEXT_MAX = 300
const ICON_WIDTH = 60
const FONT_SIZE_MIN = 10
const FONT_SIZE_MAX = 48
const LINE_HEIGHT = 1.25
const LETTER_WIDTH = 0.55
const PADDING = 6
/** What XML cannot contain, and characters that only change others. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu

/** Null when there is no text, or no room for it. */
export function altTextPicture(alt: string, { width, height }: Size, style: AltTextStyle): Uint8Array | null {
  const text = Array.from(
    alt
      .slice(0, 4 * TEXT_MAX)
      .replace(/\s/g, ' ')
      .replace(UNPRINTABLE, ''),
  )
    .slice(0, TEXT_MAX)
    .join('')
    .trim()
  const [w, h] = [imageSide(width), imageSide(height)]
  const room = { width: w - 2 * PADDING, height: h - 4 }
  if (!text || room.width < 2 * FONT_SIZE_MIN || room.height < FONT_SIZE_MIN) return null
  // An icon with a piece of its name says less than an empty one.
  const longest = Math.max(...text.split(' ').map((word) => word.length))
  if (room.width < ICON_WIDTH && longest * FONT_SIZE_MIN * LETTER_WIDTH > room.width) return null
  const fontSize = fittingSize(text, room, style.fontSize)
  const lines = Math.max(1, Math.floor(room.height / (fontSize * LINE_HEIGHT)))
  const box = [
    'box-sizing:border-box;height:100%;display:flex;align-items:center;overflow:hidden',
    `padding:2px ${PADDING}px;justify-content:${style.textAlign}`,
    `color:${style.color};font-style:${style.fontStyle};font-weight:${style.fontWeight}`,
    `font-size:${fontSize}px;line-height:${LINE_HEIGHT};font-family:Besley,${style.fontFamily}`,
    `text-align:${style.textAlign};overflow-wrap:anywhere`,
  ].join(';')
  const clamp = `display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:${lines};overflow:hidden`
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">`,
    // Transparent: light text is meant for the dark ground around it.
    `<rect width="${w}" height="${h}" fill="${escapeHtml(style.tint)}" fill-opacity=".12"/>`,
    `<foreignObject width="${w}" height="${h}">`,
    `<div xmlns="http://www.w3.org/1999/xhtml" dir="auto" style="${escapeHtml(box)}">`,
    `<span style="${clamp}">${escapeHtml(text)}</span></div></foreignObject></svg>`,
  ].join('')
  return Buffer.from(svg)
}

function fittingSize(text: string, room: Size, wanted: number): number {
  const tallest = Math.floor(room.height / LINE_HEIGHT)
  let size = Math.max(FONT_SIZE_MIN, Math.min(wanted, FONT_SIZE_MAX, tallest))
  while (size > FONT_SIZE_MIN) {
    const lines = Math.ceil((text.length * size * LETTER_WIDTH) / room.width)
    if (lines * size * LINE_HEIGHT <= room.height) break
    size -= 1
  }
  return Math.round(size)
}
