/** The part of fontkit that is used here; the package has no types. */
declare module 'fontkit' {
  export type Glyph = { id: number; path: { toSVG(): string } }
  export type GlyphRun = {
    glyphs: Glyph[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
  export type Font = {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): GlyphRun
  }
  export function openSync(file: string): Font
}
