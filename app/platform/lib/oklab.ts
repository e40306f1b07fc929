/** Lightness from 0 to 1, then green to red and blue to yellow. */
export type Lab = [number, number, number]

/** Of `#rrggbb`. Distances match what the eye sees, see https://bottosson.github.io/posts/oklab. */
export function oklab(hex: string): Lab {
  const [r, g, b] = linearRgb(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** How far apart two colors may be and still be one to the eye: vivid ones further than grays. */
const SAME_GRAY = 0.03
const SAME_PER_CHROMA = 0.3
/** The eye takes a lighter and a darker shade for one color sooner than two hues. */
const LIGHTNESS_WEIGHT = 0.5

/** Below 1, two colors are one to the eye. */
export function colorDistance(one: Lab, other: Lab): number {
  const apart = Math.hypot(LIGHTNESS_WEIGHT * (one[0] - other[0]), one[1] - other[1], one[2] - other[2])
  return apart / (SAME_GRAY + SAME_PER_CHROMA * Math.max(chromaOf(one), chromaOf(other)))
}

export function chromaOf([, a, b]: Lab): number {
  return Math.hypot(a, b)
}

/** Red, green and blue of `#rrggbb` as amounts of light, from 0 to 1. */
export function linearRgb(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
}
