/** What is typed into a block as HTML, and back. A few tags may be typed; every other `<` is text. */
import { bodyFragment } from '#app/platform/lib/body-html.server.ts'

const NAMES =
  'strong|em|b|i|code|s|mark|sub|sup|ul|ol|li|blockquote|pre|p|br|figure|figcaption|table|thead|tbody|tr|th|td|h4|hr'
const PHRASES = new Set('#text STRONG EM B I CODE S MARK SUB SUP A IMG BR'.split(' '))

/** The addresses that sanitizing allows: `//host` and `/\\host` are other sites. */
const ADDRESS = '(?:https?://|mailto:|#|/(?![/\\\\]))[^"<>\\n]*'
/** What follows `<` in a tag. */
const TAG = `(?:/?(?:${NAMES})|/a|a href="${ADDRESS}"|img src="${ADDRESS}" alt="[^"<>\\n]*")`
// bounded: only editors write posts, and each attribute ends before the next begins.
const PLAIN_BRACKET = new RegExp(`<(?!${TAG}>)`, 'g')
const PLAIN_ENTITY = new RegExp(`&lt;(?!${TAG}&gt;)`, 'g')
const AMPERSAND = /&(?!(?:amp|lt|gt|nbsp);)/g
const ESCAPED_AMPERSAND = /&amp;(?!(?:amp|lt|gt|nbsp);)/g

/** The time to parse and clean elements grows with their depth: nested deeper than this, all brackets are text. */
const DEPTH_MAX = 200
const EMPTY = ['br', 'hr', 'img']

function isTooDeep(typed: string): boolean {
  let depth = 0
  for (const tag of typed.split('<').slice(1)) {
    if (tag.startsWith('/')) depth -= 1
    else if (!EMPTY.some((name) => tag.startsWith(name))) depth += 1
    if (depth > DEPTH_MAX) return true
  }
  return false
}

const BLANK_LINES = /\n[ \t]*\n\s*/

/** Paragraphs are separated by blank lines; block elements stand for themselves. */
export function htmlOfContent(typed: string): string {
  const brackets = isTooDeep(typed) ? /</g : PLAIN_BRACKET
  const source = typed.replace(AMPERSAND, '&amp;').replace(brackets, '&lt;')
  let html = ''
  let phrase = ''
  function endPhrase() {
    const words = phrase.trim().replaceAll('\n', '<br>')
    if (words) html += `<p>${words}</p>`
    phrase = ''
  }
  for (const node of bodyFragment(source).childNodes) {
    if (!PHRASES.has(node.nodeName)) {
      endPhrase()
      html += htmlOf(node)
      continue
    }
    const [first = '', ...others] =
      node.nodeName === '#text' ? htmlOf(node).split(BLANK_LINES) : [htmlOf(node)]
    phrase += first
    for (const words of others) {
      endPhrase()
      phrase = words
    }
  }
  endPhrase()
  return html
}

/** The text for the form; also of HTML from elsewhere. */
export function textOfContent(nodes: Iterable<Node>): string {
  const parts: string[] = []
  let isPhraseOpen = false
  for (const node of nodes) {
    const isBlock = !PHRASES.has(node.nodeName)
    const html = node.nodeName === 'P' ? (node as Element).innerHTML : htmlOf(node)
    if (isPhraseOpen && !isBlock) parts.push(parts.pop() + html)
    else parts.push(html)
    isPhraseOpen = !isBlock
  }
  return parts
    .map((html) => typedOf(html).trim())
    .filter(Boolean)
    .join('\n\n')
}

/** Text as browsers serialize it. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')
}

function htmlOf(node: Node): string {
  return node.nodeName === '#text' ? escapeText((node as Text).data) : (node as Element).outerHTML
}

function typedOf(html: string): string {
  return html
    .replaceAll(/<br>\n?/g, '\n')
    .replace(PLAIN_ENTITY, '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00a0')
    .replace(ESCAPED_AMPERSAND, '&')
}
