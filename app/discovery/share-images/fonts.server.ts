/** The site's fonts, opened with fontkit. Of a variable WOFF2 font fontkit renders the regular weight. */
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

/** In order of preference, one per group of alphabets. Besley only covers Latin. */
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

/** The first font of a family with this character; undefined if there is none. */
export function fontFor(face: Face, character: string): Font | undefined {
  const codePoint = character.codePointAt(0)!
  for (const file of FILES[face]) {
    const font = open(file)
    if (font.hasGlyphForCodePoint(codePoint)) return font
  }
  return undefined
}
