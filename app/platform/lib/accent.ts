/** The accent color of the gallery: the owner's color in the light theme, a lighter shade of it in the dark one. */
import { contrastBetween, mix, READABLE } from './contrast.ts'

export const DEFAULT_ACCENT = '#1f3fbf'

/** The grounds of accent text: surface, canvas and sunk in app/styles/tokens.css; its own wash is added. */
const GROUNDS = { light: ['#ffffff', '#fbfaf6', '#f3f1ea'], dark: ['#1d1b17', '#141310', '#100f0c'] }
/** Text on the accent color. It can be read wherever the accent color can be read on the surface. */
const INK = { light: '#ffffff', dark: '#10131f' }
/** The direction in which a color gains contrast with the background of its theme. */
const TOWARDS = { light: '#000000', dark: '#ffffff' }

type Theme = keyof typeof INK

export function isReadableAccent(color: string, theme: Theme): boolean {
  return [...GROUNDS[theme], washOf(color, theme)].every(
    (ground) => contrastBetween(color, ground) >= READABLE,
  )
}

/** The nearest shade (darker; in the dark theme lighter) in which text can be read, as `#rrggbb`. */
export function nearestAccent(color: string, theme: Theme): string {
  for (let percent = 0; percent < 100; percent++) {
    const shade = mix(color, TOWARDS[theme], percent / 100)
    if (isReadableAccent(shade, theme)) return shade
  }
  return TOWARDS[theme]
}

/** The color of links and buttons in each theme. */
export function accentShades(color: string): Record<Theme, string> {
  if (color === DEFAULT_ACCENT) return { light: color, dark: '#93a8ff' }
  return { light: nearestAccent(color, 'light'), dark: nearestAccent(color, 'dark') }
}

/** The CSS of the accent color; null for the default, which browsers without `light-dark` keep. */
export function accentStyle(color: string): string | null {
  if (color === DEFAULT_ACCENT) return null
  const { light, dark } = accentShades(color)
  const variables = {
    '--accent': [light, dark],
    '--accent-hover': [mix(light, TOWARDS.light, 0.2), mix(dark, TOWARDS.dark, 0.2)],
    '--accent-ink': [INK.light, INK.dark],
    '--accent-wash': [washOf(light, 'light'), washOf(dark, 'dark')],
  }
  const rules = Object.entries(variables).map(([name, pair]) => `${name}:light-dark(${pair.join()})`)
  return `@supports (color:light-dark(#fff,#000)){html:root{${rules.join(';')}}}`
}

function washOf(color: string, theme: Theme): string {
  return mix(GROUNDS[theme][0]!, color, 0.08)
}
