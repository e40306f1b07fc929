/** The nearest color of the same hue that is readable on a background. Colors are `#rrggbb`. */
import type { RenderedContrast } from '#app/inspection/checks/rendered-page.ts'
import { contrastBetween, mix } from '#app/platform/lib/contrast.ts'
import { oklab } from '#app/platform/lib/oklab.ts'

/** axe-core demands more than the limit, and rounds. */
const MARGIN = 0.03
const STEPS = 16

/** Null if neither a darker nor a lighter color is enough. */
export function readableColor(seen: RenderedContrast): string | null {
  const [darker, lighter] = ['#000000', '#ffffff'].map((end) => nearest(seen, end))
  if (!darker || !lighter) return darker ?? lighter ?? null
  return lightnessApart(darker, seen.text) <= lightnessApart(lighter, seen.text) ? darker : lighter
}

/** The first readable color on the way to black or white. */
function nearest({ text, ground, needed }: RenderedContrast, end: string): string | null {
  const isReadable = (share: number) => contrastBetween(mix(text, end, share), ground) > needed + MARGIN
  if (!isReadable(1)) return null
  let [low, high] = [0, 1]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (isReadable(middle)) high = middle
    else low = middle
  }
  return mix(text, end, high)
}

function lightnessApart(one: string, other: string): number {
  return Math.abs(oklab(one)[0] - oklab(other)[0])
}

const NAMED: Record<string, string> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  orange: '#ffa500',
}

/** A CSS color as `#rrggbb`; null for transparent or unknown ones. */
export function asHex(written: string): string | null {
  const color = written.trim().toLowerCase()
  const named = NAMED[color]
  if (named) return named
  const [, ...digits] = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(color) ?? []
  if (digits.length === 3) return `#${digits.map((digit) => digit + digit).join('')}`
  if (/^#[0-9a-f]{6}$/.test(color)) return color
  const [, ...parts] =
    /^rgb\(\s{0,9}(\d{1,3})\s{0,9},\s{0,9}(\d{1,3})\s{0,9},\s{0,9}(\d{1,3})\s{0,9}\)$/.exec(color) ?? []
  return parts.length === 3
    ? `#${parts.map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join('')}`
    : null
}
