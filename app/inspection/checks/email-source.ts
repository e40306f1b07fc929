/** The HTML of an email as a flat list of its elements, in the order in which Chromium has them as well. */
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5'
import { type Place, shortened } from './issue.ts'

export type EmailElement = {
  tag: string
  attributes: Map<string, string>
  parent: EmailElement | null
  /** The text of the element with everything in it. */
  text: string
  /** Null for an element that the source does not contain, such as an implied tbody. */
  place: Place | null
  /** Inside `<!--[if !mso]><!-->`, which Outlook for Windows skips. */
  hiddenFromOutlook: boolean
}

export type EmailSource = {
  html: string
  elements: EmailElement[]
}

/** No check needs longer texts. */
const TEXT_CHARS_MAX = 400

export function readSource(html: string): EmailSource {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  const elements: EmailElement[] = []
  const numbers = new Map<string, number>()
  let hiddenFromOutlook = false

  // The cleaning bounds the depth; this walk has its own stack anyway.
  const waiting: { node: Tree.ChildNode; parent: EmailElement | null }[] = childrenOf(document, null)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, parent } = next
    if (node.nodeName === '#text') addText(parent, (node as Tree.TextNode).value)
    else if (node.nodeName === '#comment') readComment(node as Tree.CommentNode)
    else if ('tagName' in node) {
      const element = { ...read(node), parent, hiddenFromOutlook }
      elements.push(element)
      waiting.push(...childrenOf(node, element))
    }
  }
  return { html, elements }

  function readComment({ data }: Tree.CommentNode): void {
    if (/^\s{0,9}\[if\s{0,9}!\s{0,9}mso/i.test(data)) hiddenFromOutlook = true
    else if (/\[endif\]/i.test(data)) hiddenFromOutlook = false
  }

  function read(node: Tree.Element): Pick<EmailElement, 'tag' | 'attributes' | 'text' | 'place'> {
    const start = node.sourceCodeLocation?.startTag
    const number = start && (numbers.get(node.tagName) ?? 0) + 1
    if (number) numbers.set(node.tagName, number)
    return {
      tag: node.tagName,
      attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
      text: '',
      place: start
        ? {
            at: `${node.tagName}.${number}`,
            code: shortened(
              html.slice(start.startOffset, Math.min(start.endOffset, start.startOffset + 1000)),
            ),
          }
        : null,
    }
  }
}

/** Last first, because they are taken from the end. */
function childrenOf(node: Tree.ParentNode, parent: EmailElement | null) {
  return node.childNodes.map((child) => ({ node: child, parent })).toReversed()
}

function addText(parent: EmailElement | null, text: string): void {
  if (parent?.tag === 'style') {
    parent.text += text
    return
  }
  const short = text.slice(0, TEXT_CHARS_MAX)
  for (let element = parent; element && element.text.length < TEXT_CHARS_MAX; element = element.parent) {
    element.text += short
  }
}

export function placesOf(elements: EmailElement[]): Place[] {
  return elements.map(({ place }) => place ?? {})
}
