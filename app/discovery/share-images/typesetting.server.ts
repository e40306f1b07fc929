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

export type SetText = TextStyle & { lines: string[]; isCut: boolean }

/** Longer texts are truncated before they are processed, because they are untrusted. */
const LENGTH_MAX = 400
/** So many more characters may be invisible. Normalizing takes quadratic time, so nothing longer is normalized. */
const READ_MAX = 4 * LENGTH_MAX
const FIRST_MEASURED = 8
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
    const lines = breakLines(text, style, width, linesMax + 1)
    if (lines.length <= linesMax) return { ...style, lines: balance(text, style, width, lines), isCut: false }
  }
  const style = styles.at(-1)!
  const lines = breakLines(text, style, width, linesMax + 1).slice(0, linesMax)
  lines.push(withEllipsis(lines.pop()!, style, width))
  return { ...style, lines, isCut: true }
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

/** The lines of a text, at most `most`. */
function breakLines(text: string, style: TextStyle, width: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of splitWords(text, style, width)) {
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
    let rest = Array.from(word)
    while (rest.length > 0) {
      const fitting = fittingLength(rest, style, width)
      yield rest.slice(0, fitting).join('')
      rest = rest.slice(fitting)
    }
  }
}

/** How many of these characters fit into a line, at least one. Never measures much more than a line. */
function fittingLength(characters: string[], style: TextStyle, width: number): number {
  const fit = (count: number) => widthOf(characters.slice(0, count).join(''), style) <= width
  let [fits, tooLong] = [1, characters.length + 1]
  for (let count = FIRST_MEASURED; fits < characters.length; count *= 2) {
    const tried = Math.min(count, characters.length)
    if (!fit(tried)) {
      tooLong = tried
      break
    }
    fits = tried
  }
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (fit(middle)) fits = middle
    else tooLong = middle
  }
  return fits
}

/** The same number of lines, as even as they can be: no short last line under full ones. */
function balance(text: string, style: TextStyle, width: number, lines: string[]): string[] {
  if (lines.length < 2) return lines
  const words = [...splitWords(text, style, width)]
  const widths = words.map((word) => widthOf(word, style))
  const space = widthOf(' ', style)
  // bounded: LENGTH_MAX characters in a handful of lines.
  let best: (Breaks | undefined)[] = [{ unevenness: 0, starts: [] }]
  for (let line = 1; line <= lines.length; line++) {
    const next: typeof best = []
    for (const [start, before] of best.entries()) {
      if (!before) continue
      let used = -space
      for (let end = start + 1; end <= words.length; end++) {
        used += widths[end - 1]! + space
        if (used > width) break
        const unevenness = before.unevenness + (width - used) ** 2
        if (unevenness < (next[end]?.unevenness ?? Infinity))
          next[end] = { unevenness, starts: [...before.starts, start] }
      }
    }
    best = next
  }
  const { starts = [] } = best[words.length] ?? {}
  const even = starts.map((start, index) => words.slice(start, starts[index + 1]).join(' '))
  // Added up, the widths of words are not quite the width of a line.
  return even.length === lines.length && even.every((line) => widthOf(line, style) <= width) ? even : lines
}

type Breaks = { unevenness: number; starts: number[] }

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
