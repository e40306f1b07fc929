/** How alike two emails look, in layout, colors and screenshot. */
import { chromaOf, colorDistance, type Lab, oklab } from '#app/platform/lib/oklab.ts'
import { bandsOf, hash, sharedOf } from './design-sketch.ts'

export type Design = {
  layout: number[]
  palette: string[]
  paletteShares: number[]
  pictureHash: string | null
}

type Likeness = 'picture' | 'layout' | 'colors'

/** The share of the layout: enough in any colors, in colors that are not far, and in like colors. */
const SAME_LAYOUT = 0.9
const NEAR_LAYOUT = 0.62
const LIKE_LAYOUT = 0.4
const NEAR_COLORS = 0.7
/** The distance of palettes, where 1 is as far apart as one color may be: in general, and on the same colored ground. */
const LIKE_COLORS = 0.62
const LIKE_ON_GROUND = 0.9
const SAME_GROUND = 0.45
const GROUND_MIN = 50
const GROUND_CHROMA = 0.04
/** Black, white and gray are no likeness, nor is a colored band on white: so many percent of a screenshot are colored. */
const COLORED_MIN = 33
const CHROMA_MIN = 0.035
/** Bits of the hashes that differ; plain pictures differ in few. So much of layout or colors has to be alike as well. */
const LIKE_PICTURE = 8
const PICTURE_LAYOUT = 0.25
const PICTURE_COLORS = 0.35
const PLAIN = 95
/** A hash of fewer bits is of an all but plain picture. */
const PICTURE_BITS_MIN = 16
const APART_MAX = 3
/** The cells of the most used colors are looked up together: those of one alone are of too many emails. */
const KEY_COLORS = 2
const CELL = 0.1
const SHIFTS = [0, 0.25, 0.5, 0.75]

/** How alike they are, and in what above all: null where nothing is alike enough to say so. */
export function likenessOf(one: Design, other: Design): { score: number; of: Likeness | null } {
  const layout = sharedOf(one.layout, other.layout)
  const palettes = [paletteOf(one), paletteOf(other)] as const
  const colors = distanceOf(...palettes)
  const hasColors =
    [one, other].every(isColored) && colors <= (hasSameGround(one, other) ? LIKE_ON_GROUND : LIKE_COLORS)
  const bits = bitsApart(one.pictureHash, other.pictureHash)
  const isPlain = Math.max(...one.paletteShares) >= PLAIN
  const isSupported = layout >= PICTURE_LAYOUT || (colors <= PICTURE_COLORS && !isPlain)
  const hasLayout = layout >= (hasColors ? LIKE_LAYOUT : colors <= NEAR_COLORS ? NEAR_LAYOUT : SAME_LAYOUT)
  const of =
    bits <= LIKE_PICTURE && isSupported ? 'picture' : hasLayout ? 'layout' : hasColors ? 'colors' : null
  return { score: layout + Math.max(0, 1 - colors) + Math.max(0, 1 - bits / 16), of }
}

function hasSameGround(one: Design, other: Design): boolean {
  const grounds = [one, other].map(({ palette, paletteShares }) => {
    const at = paletteShares.findIndex((share) => share >= GROUND_MIN)
    return at < 0 ? null : oklab(palette[at]!)
  })
  const [ground, theirs] = grounds
  if (!ground || !theirs || Math.min(chromaOf(ground), chromaOf(theirs)) < GROUND_CHROMA) return false
  return colorDistance(ground, theirs) <= SAME_GROUND
}

/** Similar emails have one of these numbers in common. */
export function designKeys(design: Design): number[] {
  const palette = paletteOf(design)
  const keys = design.layout.length > 0 ? bandsOf(design.layout, 'layout') : []
  if (isColored(design)) {
    for (const shift of SHIFTS)
      keys.push(hash(`colors ${shift} ${cellsOf(palette.slice(0, KEY_COLORS), shift)}`) | 0)
  }
  if (design.pictureHash && isTelling(design.pictureHash)) {
    const ground = cellsOf(palette.slice(0, 1), 0)
    for (const [at, bits] of design.pictureHash.match(/../g)!.entries()) {
      // Plain parts are the same in most pictures.
      if (!/00|ff/.test(bits)) keys.push(hash(`picture ${at} ${bits} ${ground}`) | 0)
    }
  }
  return [...new Set(keys)]
}

type Weighted = { lab: Lab; weight: number }

/** A small share of an accent is seen as well. */
function paletteOf({ palette, paletteShares }: Design): Weighted[] {
  const roots = palette.map((_, at) => ((paletteShares[at] ?? 0) + 1) ** 0.65)
  const sum = roots.reduce((total, root) => total + root, 0)
  return palette
    .map((color, at) => ({ lab: oklab(color), weight: roots[at]! / sum }))
    .toSorted((a, b) => b.weight - a.weight)
}

function isColored({ palette, paletteShares }: Design): boolean {
  const shares = palette.map((color, at) =>
    chromaOf(oklab(color)) >= CHROMA_MIN ? (paletteShares[at] ?? 0) : 0,
  )
  return shares.reduce((sum, share) => sum + share, 0) >= COLORED_MIN
}

/** The way that all weight has to go from one palette to the other, the nearest colors first. */
function distanceOf(one: Weighted[], other: Weighted[]): number {
  if (one.length === 0 || other.length === 0) return Infinity
  const from = one.map(({ weight }) => weight)
  const to = other.map(({ weight }) => weight)
  const ways = one
    .flatMap((a, i) =>
      other.map((b, j) => ({ i, j, apart: Math.min(APART_MAX, colorDistance(a.lab, b.lab)) })),
    )
    .toSorted((a, b) => a.apart - b.apart)
  let sum = 0
  for (const { i, j, apart } of ways) {
    const moved = Math.min(from[i]!, to[j]!)
    from[i]! -= moved
    to[j]! -= moved
    sum += moved * apart
  }
  return sum
}

function bitsApart(one: string | null, other: string | null): number {
  if (!one || !other || !isTelling(one) || !isTelling(other)) return Infinity
  return bitsOf(BigInt(`0x${one}`) ^ BigInt(`0x${other}`))
}

function isTelling(pictureHash: string): boolean {
  return bitsOf(BigInt(`0x${pictureHash}`)) >= PICTURE_BITS_MIN
}

function bitsOf(value: bigint): number {
  return value.toString(2).replaceAll('0', '').length
}

/** Like colors are in one cell of most grids. */
function cellsOf(palette: Weighted[], shift: number): string {
  const cells = palette.map(({ lab: [l, ...hue] }) =>
    [l / 2, ...hue].map((value) => Math.floor(value / CELL + shift)).join(),
  )
  return cells.toSorted().join(' ')
}
