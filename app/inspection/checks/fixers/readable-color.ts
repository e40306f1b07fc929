/** The nearest color of the same hue that is readable on a background. Colors are `#rrggbb`. */
import type { RenderedContrast } from '#app/inspection/checks/rendered-page.ts'
import { contrastBetween } from '#app/platform/lib/contrast.ts'

/** axe-core demands more than the limit, and rounds. */
const MARGIN = 0.03
const STEPS = 16

/** Null if neither a darker nor a lighter color is enough. */
export function readableColor({ text, ground, needed }: RenderedContrast): string | null {
  const color = toHsl(text)
  const darker = nearest(color, 0, ground, needed)
  const lighter = nearest(color, 1, ground, needed)
  if (!darker || !lighter) return (darker ?? lighter)?.hex ?? null
  return darker.distance <= lighter.distance ? darker.hex : lighter.hex
}

/** Between the color and black or white, as `end` says. */
function nearest({ hue, saturation, lightness }: Hsl, end: 0 | 1, ground: string, needed: number) {
  const at = (share: number) => toHex({ hue, saturation, lightness: lightness + (end - lightness) * share })
  const isReadable = (share: number) => contrastBetween(at(share), ground) > needed + MARGIN
  if (!isReadable(1)) return null
  let [low, high] = [0, 1]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (isReadable(middle)) high = middle
    else low = middle
  }
  return { hex: at(high), distance: Math.abs(end - lightness) * high }
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
  return parts.length === 3 ? `#${parts.map((part) => hexOf(Number(part) / 255)).join('')}` : null
}

type Hsl = { hue: number; saturation: number; lightness: number }

function toHsl(hex: string): Hsl {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ]
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const spread = most - least
  const lightness = (most + least) / 2
  if (spread === 0) return { hue: 0, saturation: 0, lightness }
  const turn =
    most === red
      ? (green - blue) / spread
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4
  return { hue: (turn * 60 + 360) % 360, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness }
}

function toHex({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12
    return hexOf(lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

function hexOf(share: number): string {
  return Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0')
}
