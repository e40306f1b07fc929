/** Above this width a card opens its email over the list, in CSS pixels; up to it, on its own page. */
const NARROW = 1024

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Every other click is the browser's: a new tab, a new window, a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

export function opensPreview(screenWidth: number): boolean {
  return screenWidth > NARROW
}
