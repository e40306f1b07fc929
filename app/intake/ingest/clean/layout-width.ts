const LAYOUT_WIDTH = 640
export const LAYOUT_WIDTH_MAX = 800

/** Above every `max-width` of its mobile styles, within the widths emails have. */
export function desktopWidth(html: string): number {
  let limit = 0
  for (const rest of html.split(/@media/i).slice(1)) {
    const query = rest.split('{')[0]!
    const width = Number(/max-(?:device-)?width\s*:\s*(\d{3})(?:\.\d+)?px/i.exec(query)?.[1] ?? 0)
    if (width >= LAYOUT_WIDTH && width < LAYOUT_WIDTH_MAX) limit = Math.max(limit, width)
  }
  // Even numbers keep the double-density screenshot and its halves on whole pixels.
  return limit ? Math.min(LAYOUT_WIDTH_MAX, limit + 2 - (limit % 2)) : LAYOUT_WIDTH
}
