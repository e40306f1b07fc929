/** The house's own type, opened for drawing. Of a variable font fontkit draws the regular weight from WOFF2. */
import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

export type Face = 'display' | 'text'

const { resolve } = createRequire(import.meta.url)

const GEIST = [
  '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2',
  '@fontsource-variable/geist/files/geist-cyrillic-wght-normal.woff2',
  '@fontsource-variable/geist/files/geist-cyrillic-ext-wght-normal.woff2',
  '@fontsource-variable/geist/files/geist-vietnamese-wght-normal.woff2',
]

/** In the order of preference, one for each part of the alphabets. Besley knows the Latin one alone. */
const FILES: Record<Face, string[]> = {
  display: [
    '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
    '@fontsource-variable/besley/files/besley-latin-ext-wght-normal.woff2',
  ],
  text: GEIST,
}

const opened = new Map<string, Font>()

function open(file: string): Font {
  const known = opened.get(file)
  if (known) return known
  const font = openSync(resolve(file))
  opened.set(file, font)
  return font
}

/** The first font of a face that has the character; undefined where none has. */
export function fontFor(face: Face, character: string): Font | undefined {
  const codePoint = character.codePointAt(0)!
  for (const file of FILES[face]) {
    const font = open(file)
    if (font.hasGlyphForCodePoint(codePoint)) return font
  }
  return undefined
}
