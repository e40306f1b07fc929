/**
 * How alike two emails look, as far as what is stored of them says: their main colors and their proportions. It knows
 * nothing of what the images show.
 */

export type Look = {
  colors: string[]
  /** Height by width of the whole email. */
  ratio: number
}

/** How much twice the height counts, in distances of OKLab: black and white are 1 apart. */
const TWICE_AS_TALL = 0.06

/** The `count` looks that are most like `own`, nearest first. */
export function nearest<T extends Look>(own: Look, others: T[], count: number): T[] {
  return others
    .filter(({ colors }) => colors.length > 0)
    .map((other) => ({ other, apart: distance(own, other) }))
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, count)
    .map(({ other }) => other)
}

/** 0 for the same look. */
export function distance(a: Look, b: Look): number {
  const [own, other] = [a.colors.map(oklab), b.colors.map(oklab)]
  const inColor = (farFrom(own, other) + farFrom(other, own)) / 2
  return inColor + TWICE_AS_TALL * Math.abs(Math.log2(a.ratio / b.ratio))
}

type Lab = [number, number, number]

/** How far each color is from the most similar other color. The most used colors count most. */
function farFrom(colors: Lab[], others: Lab[]): number {
  let sum = 0
  let weights = 0
  colors.forEach((color, rank) => {
    const weight = 1 / (rank + 1)
    sum += weight * Math.min(...others.map((other) => Math.hypot(...color.map((v, i) => v - other[i]!))))
    weights += weight
  })
  return sum / weights
}

/** See https://bottosson.github.io/posts/oklab: distances match what the eye sees. */
function oklab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Lab
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
