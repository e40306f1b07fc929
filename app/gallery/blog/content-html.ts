import { hasParagraphs, isPhrasing, isVoid } from './content-elements.ts'
import type { ContentElement, ContentNode } from './content-tree.ts'

/** A blank line and the whitespace after it. */
const PARAGRAPH_BREAK = /(\n[ \t\f]*\n[ \t\n\f]*)/
const SPACES = ' \t\n\f'

/** The HTML of typed content. Whitespace between paragraphs and blocks is preserved, so that it can be converted back. */
export function htmlOfContent(nodes: readonly ContentNode[]): string {
  return flowHtml(nodes, true)
}

/** Escapes text as browsers serialize it, so that sanitizing does not change it. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')
}

/** Phrases become paragraphs, blocks stay as they are; an element with a single phrase needs no paragraph. */
function flowHtml(nodes: readonly ContentNode[], isPost: boolean): string {
  const parts = flowParts(nodes)
  const isSingle = parts.filter((part) => 'phrase' in part).length === 1
  return parts
    .map((part) => {
      if ('space' in part) return part.space
      if ('block' in part) return elementHtml(part.block)
      const html = phraseHtml(part.phrase)
      return isSingle && !isPost ? html : `<p>${html}</p>`
    })
    .join('')
}

type FlowPart = { space: string } | { phrase: ContentNode[] } | { block: ContentElement }

function flowParts(nodes: readonly ContentNode[]): FlowPart[] {
  const parts: FlowPart[] = []
  let phrase: ContentNode[] = []
  const endPhrase = () => {
    parts.push(...trimmed(phrase))
    phrase = []
  }
  for (const node of nodes) {
    if (typeof node !== 'string') {
      if (isPhrasing(node.name)) {
        phrase.push(node)
        continue
      }
      endPhrase()
      parts.push({ block: node })
      continue
    }
    for (const [index, piece] of node.split(PARAGRAPH_BREAK).entries()) {
      if (index % 2 === 0) {
        if (piece) phrase.push(piece)
        continue
      }
      endPhrase()
      parts.push({ space: piece })
    }
  }
  endPhrase()
  return parts
}

/** A phrase, separated from the whitespace around it. */
function trimmed(phrase: ContentNode[]): FlowPart[] {
  const [first] = phrase
  const start = typeof first === 'string' ? blanksBefore(first) : 0
  const begun = start > 0 ? [(first as string).slice(start), ...phrase.slice(1)] : phrase
  const last = begun.at(-1)
  const end = typeof last === 'string' ? last.length - blanksBehind(last) : 0
  const done = typeof last === 'string' ? [...begun.slice(0, -1), last.slice(0, end)] : begun
  const parts: FlowPart[] = [
    { space: start > 0 ? (first as string).slice(0, start) : '' },
    { phrase: done.filter((node) => node !== '') },
    { space: typeof last === 'string' ? last.slice(end) : '' },
  ]
  return parts.filter((part) =>
    'space' in part ? part.space !== '' : 'phrase' in part && part.phrase.length > 0,
  )
}

function blanksBefore(text: string): number {
  let at = 0
  while (at < text.length && SPACES.includes(text[at]!)) at++
  return at
}

function blanksBehind(text: string): number {
  let at = text.length
  while (at > 0 && SPACES.includes(text[at - 1]!)) at--
  return text.length - at
}

function phraseHtml(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? escapeText(node).replaceAll('\n', '<br>') : elementHtml(node)))
    .join('')
}

function elementHtml({ name, tag, children }: ContentElement): string {
  const opening = tag.replaceAll('&', '&amp;')
  if (isVoid(name)) return opening
  return `${opening}${innerHtml(name, children)}</${name}>`
}

function innerHtml(name: string, children: ContentNode[]): string {
  if (hasParagraphs(name)) return flowHtml(children, false)
  if (name === 'pre') {
    // Browsers drop a line break right after the opening tag.
    return preHtml(children).replace(/^\n/, '<br>')
  }
  if (isPhrasing(name) || name === 'h4' || name === 'figcaption') return phraseHtml(children)
  return preHtml(children)
}

function preHtml(nodes: readonly ContentNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeText(node) : elementHtml(node))).join('')
}
