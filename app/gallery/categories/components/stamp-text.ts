/** The face of a stamp without an image: the occasion's name, as large as the frame allows. */

/** Stamp colors; off-white text is readable on each. */
const INKS = ['#1f3a8a', '#9c2f1f', '#1f5a41', '#5a2a56', '#7a4a12', '#17505c', '#7d2247', '#3f3a6b']

/** In hundredths of the frame's width: usable width and height, and the largest font size. */
const LINE_WIDTH = 82
const BLOCK_HEIGHT = 62
const LARGEST = 25

/** The approximate widths of Besley's letters as shares of the font size: wide ones, capitals, spaces, all others. */
const LETTER_WIDTHS: [RegExp, number][] = [
  [/[mwMW]/, 0.92],
  [/[A-Z]/, 0.74],
  [/ /, 0.3],
  [/./, 0.56],
]

export type StampText = { lines: string[]; size: number; ink: string }

/** Breaks `name` where it can be largest; `size` is in hundredths of the frame's width. */
export function stampText(name: string, slug: string): StampText {
  const words = name.split(/\s+/)
  const settings = words.map((_, index) => setIn(words, index + 1))
  const best = settings.reduce((a, b) => (b.size > a.size ? b : a))
  return { ...best, ink: INKS[hash(slug) % INKS.length]! }
}

function setIn(words: string[], lineCount: number): { lines: string[]; size: number } {
  const lines = wrap(words, narrowestWidth(words, lineCount))
  const widest = Math.max(...lines.map(widthOf))
  const size = Math.min(LARGEST, LINE_WIDTH / widest, BLOCK_HEIGHT / lines.length)
  return { lines, size: Math.round(size * 10) / 10 }
}

/** The width of a line as a multiple of the font size. */
function widthOf(line: string): number {
  return Array.from(line, (letter) => LETTER_WIDTHS.find(([which]) => which.test(letter))![1]).reduce(
    (sum, width) => sum + width,
    0,
  )
}

/** The smallest line length at which the words fit into `lineCount` lines. */
function narrowestWidth(words: string[], lineCount: number): number {
  let width = Math.max(...words.map((word) => word.length))
  while (wrap(words, width).length > lineCount) width++
  return width
}

function wrap(words: string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function hash(text: string): number {
  let sum = 7
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521
  return sum
}
