import { BLANK, ELEMENTS, hasParagraphs, isPhrasing, isVoid } from './content-elements.ts'

const BLANK_LINE = /\n[ \t\f]*\n/

/** A block's HTML as text for its form: the inverse of content-html.ts. */
export function textOfNodes(nodes: Iterable<Node>): string {
  return flowText(nodes)
}

/** The same for HTML not written by content-html.ts: parts are separated by one blank line. */
export function textOfForeign(nodes: Iterable<Node>): string {
  return flowText(nodes, true).trim()
}

function flowText(nodes: Iterable<Node>, isForeign = false): string {
  let text = ''
  let space = ''
  let last: Part = 'phrase'
  for (const node of nodes) {
    if (isText(node) && BLANK.test(node.data)) {
      space += node.data
      continue
    }
    const part = partOf(node)
    const isApart = isForeign
      ? last !== 'phrase' || part !== 'phrase'
      : last === 'paragraph' && part !== 'block'
    text += isApart && !BLANK_LINE.test(space) ? '\n\n' : space
    text += part === 'paragraph' ? phraseText(node.childNodes) : phraseText([node])
    space = ''
    last = part
  }
  return text + space
}

type Part = 'paragraph' | 'block' | 'phrase'

function partOf(node: Node): Part {
  const name = node.nodeName.toLowerCase()
  if (name === 'p') return 'paragraph'
  return isText(node) || isPhrasing(name) || name === 'br' ? 'phrase' : 'block'
}

function phraseText(nodes: Iterable<Node>): string {
  return [...nodes].map((node) => (isText(node) ? node.data : elementText(node))).join('')
}

function elementText(node: Node): string {
  const name = node.nodeName.toLowerCase()
  if (name === 'br') return '\n'
  const inner = () => (hasParagraphs(name) ? flowText(node.childNodes) : phraseText(node.childNodes))
  const tag = tagOf(node as Element, name)
  if (!tag) return inner()
  return isVoid(name) ? tag : `${tag}${inner()}</${name}>`
}

/** The opening tag; null for elements that cannot be typed, of which only the text stays. `tbody` is implied. */
function tagOf(element: Element, name: string): string | null {
  if (!ELEMENTS.includes(name) || name === 'tbody') return null
  if (name === 'a') return element.hasAttribute('href') ? `<a href="${element.getAttribute('href')}">` : null
  if (name !== 'img') return `<${name}>`
  const [src, alt] = [element.getAttribute('src'), element.getAttribute('alt') ?? '']
  return src === null ? null : `<img src="${src}" alt="${alt}">`
}

function isText(node: Node): node is Text {
  return node.nodeName === '#text'
}
