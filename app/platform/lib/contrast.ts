/** Whether text is readable on a color, as WCAG 2 measures it. Colors are `#rrggbb`. */
import { linearRgb } from './oklab.ts'

/** The least contrast of text that is not large. */
export const READABLE = 4.5

/** Text colors in the order of preference. Where white cannot be read, black always can. */
const INKS = ['#ffffff', '#191814', '#000000']

export function contrastBetween(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter! + 0.05) / (darker! + 0.05)
}

/** The first text color that can be read on a background. */
export function readableInk(background: string): string {
  return INKS.find((ink) => contrastBetween(ink, background) >= READABLE) ?? INKS.at(-1)!
}

function luminance(color: string): number {
  const [red, green, blue] = linearRgb(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Mixes two colors (`#rrggbb`): `share` of `other`, from 0 to 1, and the rest of `one`. */
export function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
    return Math.round(from! + (to! - from!) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
