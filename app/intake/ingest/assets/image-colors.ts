export type PictureColors = {
  dominant: string
  /** Most used first, each clearly different from the others. */
  main: string[]
}

const COLORS_MAX = 5
/** Squared distance in RGB under which two colors look like one. */
const SAME_COLOR = 48 * 48
/** A smaller share of the image is a detail, not a main color. */
const SHARE_MIN = 0.004

type Bin = { count: number; red: number; green: number; blue: number }

/** Main colors of raw RGB pixels, by counting coarse cells of the color cube. */
export function readColors(pixels: Uint8Array): PictureColors {
  const bins = new Map<number, Bin>()
  for (let i = 0; i + 2 < pixels.length; i += 3) {
    const [red, green, blue] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!]
    const cell = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bin = bins.get(cell) ?? { count: 0, red: 0, green: 0, blue: 0 }
    bin.count += 1
    bin.red += red
    bin.green += green
    bin.blue += blue
    bins.set(cell, bin)
  }
  const ranked = [...bins.entries()].toSorted(([cellA, a], [cellB, b]) => b.count - a.count || cellA - cellB)
  const main: [number, number, number][] = []
  for (const [, { count, red, green, blue }] of ranked) {
    if (main.length === COLORS_MAX || count < (pixels.length / 3) * SHARE_MIN) break
    const color: [number, number, number] = [red / count, green / count, blue / count]
    if (main.every((other) => distance(color, other) > SAME_COLOR)) main.push(color)
  }
  return { dominant: hex(main[0] ?? [255, 255, 255]), main: main.map(hex) }
}

function distance(a: [number, number, number], b: [number, number, number]): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
}

function hex(color: [number, number, number]): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}
