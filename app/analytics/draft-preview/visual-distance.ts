/**
 * How alike two emails look, as far as what is stored of them says: their main colors and their proportions. It knows
 * nothing of what the images show.
 */
import { type Lab, oklab } from '#app/platform/lib/oklab.ts'

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
