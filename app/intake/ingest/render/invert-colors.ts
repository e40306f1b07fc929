/** What email clients do in dark mode to an email without dark styles. */

/** `full`: all colors; `partial`: light backgrounds and dark text. Both leave images and gradients as they are. */
export type Inversion = 'full' | 'partial'

/** Runs in the page, so it may use nothing from outside of itself. */
export function invertColors(kind: Inversion): void {
  /** The lightness of the color that white becomes. */
  const DARKEST = 0.12
  const BACKGROUNDS = [
    'background-color',
    'border-top-color',
    'border-right-color',
    'border-bottom-color',
    'border-left-color',
  ]

  /** The color with its lightness turned around, and its hue kept; null where it stays. */
  function inverted(css: string, isText: boolean): string | null {
    const [red, green, blue, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number)
    if (red === undefined || green === undefined || blue === undefined || alpha === 0) return null
    const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)]
    const lightness = (low + high) / 510
    if (kind === 'partial' && (isText ? lightness > 0.5 : lightness < 0.5)) return null
    const after = DARKEST + (1 - lightness) * (1 - DARKEST)
    // As colorful as before, as far as the new lightness allows.
    const reach = Math.min(high - low, (1 - Math.abs(2 * after - 1)) * 255)
    const channels = [red, green, blue].map((value) => {
      const place = high === low ? 0.5 : (value - low) / (high - low)
      return Math.round(after * 255 + (place - 0.5) * reach)
    })
    return `rgba(${channels.join(',')},${alpha})`
  }

  // All are read before the first is changed, because children inherit.
  const changes = [...document.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const style = getComputedStyle(element)
    return [...BACKGROUNDS, 'color'].map((name) => {
      return { element, name, color: inverted(style.getPropertyValue(name), name === 'color') }
    })
  })
  const isBare = [document.documentElement, document.body].every(
    (element) => getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)',
  )
  for (const { element, name, color } of changes)
    if (color !== null) element.style.setProperty(name, color, 'important')
  if (isBare)
    document.documentElement.style.setProperty(
      'background-color',
      inverted('rgb(255,255,255)', false),
      'important',
    )
}
