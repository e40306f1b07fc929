import { indexAfter } from '#app/platform/lib/index-after.ts'

/** Elements that close each other or have no content: they add no depth. */
const FLAT = new Set(
  'area base br col hr img input link meta param source track wbr p li dt dd tr td th tbody thead tfoot option html head body'.split(
    ' ',
  ),
)

/** Read before it is parsed: a parser's time grows with the square of the depth. */
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

export function countTags(html: string): number {
  let count = 0
  for (const _ of html.matchAll(/<[a-z]/gi)) count += 1
  return count
}

/** Read as a browser reads tags: quotes only count after an equals sign; comments and style sheets contain no tags. */
export function mostAttributes(html: string): number {
  const next = /<!--|<([a-z][^\s/>]*)/gi
  let most = 0
  for (let match = next.exec(html); match; match = next.exec(html)) {
    if (match[1] === undefined) {
      next.lastIndex = indexAfter(html, '-->', next.lastIndex)
      continue
    }
    const tag = readTag(html, next.lastIndex)
    most = Math.max(most, tag.attributes)
    next.lastIndex = RAW_TEXT.has(match[1].toLowerCase()) ? indexAfter(html, '</', tag.end) : tag.end
  }
  return most
}

const RAW_TEXT = new Set(['style', 'script', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes'])

function readTag(html: string, start: number): { attributes: number; end: number } {
  let attributes = 0
  let at = indexOf(html, /[^\s/]/g, start)
  while (at < html.length && html[at] !== '>') {
    attributes += 1
    const nameEnd = indexOf(html, /[\s/>=]/g, at + 1)
    const sign = indexOf(html, /\S/g, nameEnd)
    at = html[sign] === '=' ? endOfValue(html, indexOf(html, /\S/g, sign + 1)) : nameEnd
    at = indexOf(html, /[^\s/]/g, at)
  }
  return { attributes, end: at }
}

function endOfValue(html: string, at: number): number {
  const quote = html[at]
  return quote === '"' || quote === "'" ? indexAfter(html, quote, at + 1) : indexOf(html, /[\s>]/g, at)
}

function indexOf(html: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(html)?.index ?? html.length
}
