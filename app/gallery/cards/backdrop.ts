/** What stands behind an email: a tint of its main color. */

/** Nearer to white or black than this, in each of red, green and blue, the tint could not be told from the page. */
const NEAR = 22

/**
 * The tint for `tinted-canvas`. White and black emails get a neutral one: their own would leave them without an edge, on
 * the light page or on the dark one.
 */
export function backdropTint(dominantColor: string | undefined): string {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(dominantColor ?? '')
  const channels = parts?.slice(1).map((part) => Number.parseInt(part, 16))
  if (!channels || channels.every((value) => value > 255 - NEAR) || channels.every((value) => value < NEAR)) {
    return 'var(--line-strong)'
  }
  return dominantColor!
}
