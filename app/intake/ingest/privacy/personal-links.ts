import { isReadable } from './codes.ts'
import {
  PERSONAL_ADDRESS,
  PERSONAL_WORDS,
  saysOnlyHere,
  UNSUBSCRIBE_WORDS,
  WORDS_AROUND,
} from '#app/inspection/attributes/unsubscribe-words.ts'

/** How much of the text around a link belongs to its sentence. */
const SENTENCE_CHARS = 160
/** How much of the text before an unsubscribe link belongs to the same footer. */
const FOOTER_CHARS = 400
const WORDS_CHARS_MAX = 300
const ADDRESS_CHARS_MAX = 8000
const BLOCKS =
  /^(?:p|div|td|th|tr|table|tbody|li|ul|ol|h[1-6]|center|section|article|header|footer|blockquote|pre|dd|dt|body|br|hr)$/i

// bounded: addresses have at most ADDRESS_CHARS_MAX characters.
const COMMAND_BY_MAIL =
  /^(?:remove|leave|signoff|sign-?out|take-?me-?off|stop|delete)[\w.+-]{0,30}@|[?&](?:subject|body)=(?:please(?:\+|%20| ))?(?:remov|unsub|delete|stop|cancel|leave|opt|take-?(?:me|us)?-?off|sign-?off|baja|abmeld|stornier|desinscr|d[ée]sinscr)/i

type PlacedLink = { link: Element; start: number; end: number }

/** Links that act for the recipient keep only their text: a curious click would unsubscribe them. */
export function neutralisePersonalLinks(root: HTMLElement, unsubscribeLinks: string[]) {
  const { text, links } = textWithLinks(root)
  const unsubscribe = new Set(unsubscribeLinks)
  const left: PlacedLink[] = []
  const footers: { from: number; to: number }[] = []
  const removed: string[] = []
  for (const placed of links) {
    const { link, start, end } = placed
    const href = link.getAttribute('href')!
    if (href.startsWith('#')) continue
    const words = wordsOf(placed, text)
    const isExplained = PERSONAL_WORDS.test(words) || isExplainedAround(placed, words, text)
    const isListed = unsubscribe.has(href)
    if (isListed || UNSUBSCRIBE_WORDS.test(words)) {
      const from = Math.max(0, start - FOOTER_CHARS)
      // The text after an unsubscribe link in the lower half of an email is its footer.
      footers.push({ from, to: start * 2 > text.length ? text.length : end + FOOTER_CHARS })
    }
    if (!isListed && !isExplained && !actsForReader(href)) {
      left.push(placed)
      continue
    }
    removeAddress(link)
    const written = (link.textContent ?? '').trim()
    const shown = !/\s/.test(written) && /^https?:\/\/[^/]+/i.exec(written)
    if (shown) link.textContent = `${shown[0]}/…`
    removed.push(href)
  }
  return { removed, byUnsubscribe: linksWithin(left, footers) }
}

export function removeAddress(link: Element): void {
  for (const name of ['href', 'target', 'rel']) link.removeAttribute(name)
}

/** Whether a URL alone shows that it unsubscribes, or opens the reader's own copy. */
export function actsForReader(href: string): boolean {
  if (/^mailto:/i.test(href)) {
    const written = href.slice('mailto:'.length, ADDRESS_CHARS_MAX)
    return PERSONAL_ADDRESS.test(written) || COMMAND_BY_MAIL.test(written)
  }
  if (!/^https?:/i.test(href)) return false
  const address = href.slice(href.indexOf('//') + 2, ADDRESS_CHARS_MAX)
  const path = address.split(/[?#]/)[0]!
  if (PERSONAL_ADDRESS.test(path)) return !isArticle(path)
  const query = address.slice(path.length)
  // As a command in the query: `?act=unsub`, `?p=unsubscribe&id=4711`.
  return query
    .split(/[?&#;]/)
    .some((pair) => PERSONAL_ADDRESS.test(pair.split('=').slice(0, 2).join('=').slice(0, 60)))
}

/** A page about the subject, such as `/blog/why-people-unsubscribe-from-newsletters`. */
function isArticle(path: string): boolean {
  const named = path.split('/').find((part) => PERSONAL_ADDRESS.test(part)) ?? ''
  return named.split('-').filter((word) => isReadable(word)).length >= 4
}

function wordsOf({ link, start, end }: PlacedLink, text: string): string {
  const alt = [...link.querySelectorAll('img[alt]')].map((image) => image.getAttribute('alt')).join(' ')
  const words = `${text.slice(start, end)} ${link.getAttribute('title') ?? ''} ${alt}`
  return words.replace(/\s+/g, ' ').trim().slice(0, WORDS_CHARS_MAX)
}

/** Whether the sentence explains a link that only reads `here` or shows its URL: `Unsubscribe: https://…`. */
function isExplainedAround({ start, end }: PlacedLink, words: string, text: string): boolean {
  const isAddress = /^(?:https?:|www\.)/i.test(words)
  if (!isAddress && !saysOnlyHere(words)) return false
  const before = lastSentence(text.slice(Math.max(0, start - SENTENCE_CHARS), start))
  const after = isAddress ? '' : firstSentence(text.slice(end, end + SENTENCE_CHARS))
  return WORDS_AROUND.test(`${isAddress ? before.slice(-60) : before} ${after}`.replace(/\s+/g, ' '))
}

function lastSentence(text: string): string {
  return text.slice(Math.max(text.lastIndexOf('\n'), text.lastIndexOf('|'), text.lastIndexOf('. ')) + 1)
}

function firstSentence(text: string): string {
  return text.split(/[\n|]|\. /)[0]!
}

/** The text of the email, one block per line, with the positions of its links. */
function textWithLinks(root: HTMLElement): { text: string; links: PlacedLink[] } {
  const links: PlacedLink[] = []
  const parts: string[] = []
  let length = 0
  function write(part: string): void {
    parts.push(part)
    length += part.length
  }
  const walker = root.ownerDocument.createTreeWalker(root, 0x5 /* SHOW_ELEMENT | SHOW_TEXT */)
  const open: { node: Node; placed: PlacedLink }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    while (open.length > 0 && !open.at(-1)!.node.contains(node)) open.pop()!.placed.end = length
    if (node.nodeType === 3) {
      if (node.parentElement?.tagName !== 'STYLE') write((node.nodeValue ?? '').replace(/\s+/g, ' '))
      continue
    }
    const element = node as Element
    if (BLOCKS.test(element.tagName)) write('\n')
    if (element.tagName === 'A' && element.hasAttribute('href')) {
      const placed = { link: element, start: length, end: length }
      links.push(placed)
      open.push({ node: element, placed })
    }
  }
  while (open.length > 0) open.pop()!.placed.end = length
  return { text: parts.join(''), links }
}

function linksWithin(links: PlacedLink[], spans: { from: number; to: number }[]): Set<Element> {
  const within = new Set<Element>()
  let reach = -1
  let next = 0
  // A span begins before its link, so only those that begin before the end of a link can contain it.
  for (const { link, start, end } of links) {
    while (next < spans.length && spans[next]!.from <= end) reach = Math.max(reach, spans[next++]!.to)
    if (start < reach) within.add(link)
  }
  return within
}
