/** Elements that close each other, or cannot hold anything: they add no depth. */
const FLAT = new Set(
  'area base br col hr img input link meta param source track wbr p li dt dd tr td th tbody thead tfoot option html head body'.split(
    ' ',
  ),
)

/**
 * About how deep the elements of an email lie in each other. Read from the text, before anything is built of it: a
 * parser's time grows with the square of the depth, and a few kilobytes of it can hold a server for minutes.
 */
export function estimatedDepth(html: string): number {
  let depth = 0
  let deepest = 0
  for (const [, close, name] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (FLAT.has(name!.toLowerCase())) continue
    depth = close ? Math.max(0, depth - 1) : depth + 1
    if (depth > deepest) deepest = depth
  }
  return deepest
}

/** About how many elements there are to build, before any is built. */
export function countTags(html: string): number {
  let count = 0
  for (const _ of html.matchAll(/<[a-z]/gi)) count += 1
  return count
}
