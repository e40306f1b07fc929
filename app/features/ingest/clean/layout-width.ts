/** What most emails are drawn for. */
const LAYOUT_WIDTH = 640
export const LAYOUT_WIDTH_MAX = 800

/**
 * The width at which an email shows its desktop layout: above every `max-width` at which its own styles would
 * turn it into a phone's, as far as that is a width for emails at all.
 */
export function desktopWidth(html: string): number {
  const limits = [...html.matchAll(/@media[^{]*?max-(?:device-)?width\s*:\s*(\d{3})(?:\.\d+)?px/gi)]
    .map((match) => Number(match[1]))
    .filter((width) => width >= LAYOUT_WIDTH && width < LAYOUT_WIDTH_MAX)
  const limit = Math.max(0, ...limits)
  // Even numbers keep the double-density picture and its halves on whole pixels.
  return limit ? Math.min(LAYOUT_WIDTH_MAX, limit + 2 - (limit % 2)) : LAYOUT_WIDTH
}
