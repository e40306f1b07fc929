/** The face of a stamp without an image: the occasion's name, as large as the frame allows. */
import { fixedChoice } from '#app/platform/lib/fixed-choice.ts'

/** Stamp colors; off-white text is readable on each. */
const INKS = ['#1f3a8a', '#9c2f1f', '#1f5a41', '#5a2a56', '#7a4a12', '#17505c', '#7d2247', '#3f3a6b']

/** In hundredths of the frame's width: usable width and height, and the largest font size. */
const LINE_WIDTH = 82
const BLOCK_HEIGHT = 62
const LARGEST = 25
/** Of a letter as a share of the font size: Besley's capitals need more, most others less. */
const LETTER_WIDTH = 0.7

export type StampText = { lines: string[]; size: number; ink: string }

/** One word a line; `size` is in hundredths of the frame's width. */
export function stampText(name: string, slug: string): StampText {
  const lines = name.split(/\s+/)
  const longest = Math.max(...lines.map((line) => line.length))
  const size = Math.min(LARGEST, LINE_WIDTH / (longest * LETTER_WIDTH), BLOCK_HEIGHT / lines.length)
  return { lines, size: Math.round(size * 10) / 10, ink: fixedChoice(slug, INKS, 7) }
}
