/** Sets text in lines and converts it to paths, so that images look the same on every machine. */
import type { Font } from 'fontkit'
import { type Face, fontFor } from './fonts.server.ts'

export type TextStyle = {
  face: Face
  size: number
  /** Letter spacing, in em. */
  tracking?: number
  /** Line height as a multiple of the size. */
  leading: number
}

export type SetText = TextStyle & { lines: string[] }

/** Longer texts are truncated before they are processed, because they are untrusted. */
const LENGTH_MAX = 400
/** So many more characters may be invisible. Normalizing takes quadratic time, so nothing longer is normalized. */
const READ_MAX = 4 * LENGTH_MAX
const ELLIPSIS = '…'
/** Control characters, joiners and direction marks: some fonts have empty glyphs for them. */
const INVISIBLE = /\p{C}/gu
/** Marks stack up: more than two on one letter would cover the rest of the image. */
const STACKED_MARKS = /(?<=\p{M}{2})\p{M}/gu

/**
 * The part of a text that can be rendered, without emoji and symbols the font lacks. Null when it lacks letters,
 * because half a word is worse than none.
 */
export function supportedText(text: string, face: Face): string | null {
  let supported = ''
  for (const character of text
    .slice(0, READ_MAX)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(STACKED_MARKS, '')
    .slice(0, LENGTH_MAX)) {
    if (character === ' ' || fontFor(face, character)) supported += character
    else if (/[\p{L}\p{N}]/u.test(character)) return null
  }
  return supported.replace(/ +/g, ' ').trim() || null
}

/** Sets a text in the first style in which it fits into `lines`; in the last one it is truncated. */
export function setText(
  text: string,
  styles: TextStyle[],
  { width, lines: linesMax }: { width: number; lines: number },
): SetText {
  for (const style of styles) {
    const words = [...splitWords(text, style, width)]
    const lines = breakLines(words, style, width, linesMax + 1)
    if (lines.length <= linesMax) return { ...style, lines: balance(words, style, width, lines) }
  }
  const style = styles.at(-1)!
  const lines = breakLines([...splitWords(text, style, width)], style, width, linesMax + 1).slice(0, linesMax)
  lines.push(withEllipsis(lines.pop()!, style, width))
  return { ...style, lines }
}

export function heightOf({ lines, size, leading }: SetText): number {
  return lines.length * size * leading
}

export function widthOf(text: string, { face, size, tracking = 0 }: TextStyle): number {
  let width = 0
  for (const { font, words } of runsOf(text, face)) {
    const run = font.layout(words)
    width += (run.advanceWidth / font.unitsPerEm) * size + run.glyphs.length * tracking * size
  }
  return width
}

/** SVG of a set text; `top` is the upper edge of its first line. */
export function textSvg(text: SetText, { x, top, color }: { x: number; top: number; color: string }): string {
  const step = text.size * text.leading
  const paths = text.lines.map((line, index) => {
    const baseline = top + index * step + step / 2 + text.size * 0.35
    return lineSvg(line, text, { x, baseline })
  })
  return `<g fill="${color}">${paths.join('')}</g>`
}

export function lineSvg(
  line: string,
  { face, size, tracking = 0 }: TextStyle,
  { x, baseline }: { x: number; baseline: number },
): string {
  let paths = ''
  let at = x
  for (const { font, words } of runsOf(line, face)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(words)
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index]!
      const d = glyph.path.toSVG()
      const place = `${round(at + xOffset * scale)} ${round(baseline - yOffset * scale)}`
      if (d) paths += `<path transform="translate(${place}) scale(${scale} ${-scale})" d="${d}"/>`
      at += xAdvance * scale + tracking * size
    }
  }
  return paths
}

/** Runs of a text that one font can render. Unsupported characters are left out. */
function runsOf(text: string, face: Face): { font: Font; words: string }[] {
  const runs: { font: Font; words: string }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const font = character === ' ' && last ? last.font : fontFor(face, character)
    if (!font) continue
    if (last?.font === font) last.words += character
    else runs.push({ font, words: character })
  }
  return runs
}

function breakLines(words: string[], style: TextStyle, width: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (widthOf(longer, style) <= width) line = longer
    else {
      if (line) lines.push(line)
      if (lines.length === most) return lines
      line = word
    }
  }
  return [...lines, line]
}

/** The words of a text; those wider than the line in pieces. */
function* splitWords(text: string, style: TextStyle, width: number): Generator<string> {
  for (const word of text.split(' ')) {
    let piece = ''
    let used = 0
    // Letter by letter only where that is needed: added up, letters are not quite the width of a word.
    for (const part of widthOf(word, style) > width ? word : [word]) {
      const partWidth = widthOf(part, style)
      if (piece && used + partWidth > width) {
        yield piece
        ;[piece, used] = ['', 0]
      }
      piece += part
      used += partWidth
    }
    yield piece
  }
}

/** In pixels: how near to the narrowest box a balanced text comes. */
const EVENNESS = 8

/** The same number of lines in a narrower box, as even as greedy lines can be: no short last line under full ones. */
function balance(words: string[], style: TextStyle, width: number, lines: string[]): string[] {
  let even = width
  let tooNarrow = lines.length < 2 ? width : Math.max(...words.map((word) => widthOf(word, style)))
  while (even - tooNarrow > EVENNESS) {
    const middle = (tooNarrow + even) / 2
    if (breakLines(words, style, middle, lines.length + 1).length > lines.length) tooNarrow = middle
    else even = middle
  }
  return breakLines(words, style, even, lines.length + 1)
}

/** Truncated between words if possible. */
function withEllipsis(line: string, style: TextStyle, width: number): string {
  const unit = line.includes(' ') ? ' ' : ''
  const parts = line.split(unit)
  while (parts.length > 1 && widthOf(parts.join(unit) + ELLIPSIS, style) > width) parts.pop()
  // bounded: a line of an image.
  return parts.join(unit).replace(/[\s.,;:–—-]+$/, '') + ELLIPSIS
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
