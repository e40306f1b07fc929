/** Above this width a card opens its email over the list, in CSS pixels; up to it, on its own page. */
export const NARROW = 1024

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** A plain click on a wide screen. Every other one is the browser's: a new tab, a new window, a download. */
export function opensPreview(click: Click, screenWidth: number): boolean {
  const isPlain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey
  return isPlain && screenWidth > NARROW
}
