/** Above this screen width a card opens the preview modal; up to it, the email page. In CSS pixels. */
const NARROW = 1024

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Other clicks are left to the browser: new tab, new window, download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

export function opensPreview(screenWidth: number): boolean {
  return screenWidth > NARROW
}

/** The slug of the email a card's link leads to; null for its other links, such as one to a tab of its page. */
export function emailSlugOf({ pathname, search }: HTMLAnchorElement): string | null {
  return search ? null : (pathname.split('/email/')[1] ?? null)
}
