import { createEmailAssets } from '#app/intake/ingest/assets/email-assets.server.ts'
import { findUnsafe } from '#app/intake/ingest/clean/assert-safe.ts'
import { describePlaceholders } from '#app/intake/ingest/clean/alt-placeholders.ts'
import { allowedDoctype } from '#app/intake/ingest/clean/doctype.ts'
import { placeholderSize, statedSize } from '#app/intake/ingest/clean/image-size.ts'
import { parseHtml } from '#app/intake/ingest/clean/sanitizer.server.ts'
import { organiseText, pictureText } from '#app/intake/ingest/parse/plain-text.ts'
import { readTextBlocks } from '#app/intake/ingest/parse/text-blocks.ts'
import type { Refusal } from '#app/intake/ingest/prepared-email.ts'
import { type Detail, detailOf, type Range, withRanges } from './find-detail.ts'
import { removeAddress } from './personal-links.ts'

type DetailTexts = {
  subjectLine: string
  preheader: string
  senderName: string
  senderAddress: string
  replyTo: string
  bodyText: string
  senderText: string
  altText: string
}

export type DetailInput = {
  html: string | null
  texts: DetailTexts
  detail: string
  standIn: string
}

/** Where it was found: times in the words, in the texts of images and other labels, and in links. */
export type DetailCounts = { words: number; labels: number; links: number; heading: number }

export type DetailRemoved = {
  ok: true
  /** Null where there is none, or the detail is not in it. */
  html: string | null
  texts: DetailTexts
  counts: DetailCounts
  examples: string[]
  /** Images of alternative texts that changed, by storage key. */
  files: Map<string, Uint8Array>
}

const EXAMPLES_MAX = 5
const EXAMPLE_CHARS = 36

export function removeDetail({ html, texts, detail: words, standIn }: DetailInput): DetailRemoved | Refusal {
  const detail = detailOf(words)
  const counts: DetailCounts = { words: 0, labels: 0, links: 0, heading: 0 }
  const examples: string[] = []

  function heading(text: string): string {
    const replaced = detail.replaceIn(text, standIn)
    counts.heading += replaced.count
    if (replaced.count > 0 && examples.length < EXAMPLES_MAX) examples.push(text)
    return replaced.text
  }

  const plain = (text: string) => detail.replaceIn(text, standIn).text
  const senderText = detail.replaceIn(texts.senderText, standIn)
  const outcome: DetailRemoved = {
    ok: true,
    html: null,
    texts: {
      subjectLine: heading(texts.subjectLine),
      preheader: heading(texts.preheader),
      senderName: heading(texts.senderName),
      senderAddress: heading(texts.senderAddress),
      replyTo: heading(texts.replyTo),
      bodyText: plain(texts.bodyText),
      senderText: senderText.text,
      altText: plain(texts.altText),
    },
    counts,
    examples,
    files: new Map(),
  }
  if (html === null) {
    counts.words += senderText.count
    return outcome
  }

  const document = parseHtml(html)
  removeFromWords(document, detail, standIn, counts, examples)
  const changedPictures = removeFromAttributes(document, detail, standIn, counts)
  removeFromComments(document, detail)
  const files = describeAgain(document, changedPictures)
  const cleaned = `${allowedDoctype(document)}${document.documentElement.outerHTML}\n`
  const again = parseHtml(cleaned)
  if (findUnsafe(again)) return { ok: false, reason: 'its HTML can’t be made safe' }
  const blocks = readTextBlocks(again)
  const isInHtml = counts.words + counts.labels + counts.links > 0
  counts.words += senderText.count
  const { bodyText, altText } = { bodyText: organiseText(blocks), altText: pictureText(blocks) }
  return {
    ...outcome,
    html: isInHtml ? cleaned : null,
    texts: { ...outcome.texts, bodyText: plain(bodyText), altText: plain(altText) },
    files,
  }
}

/** Words that several elements share, such as a bold first name, are one text here. */
function removeFromWords(
  document: Document,
  detail: Detail,
  standIn: string,
  counts: DetailCounts,
  examples: string[],
): void {
  const { text, nodes } = flowingText(document)
  const ranges = detail.find(text)
  counts.words = ranges.length
  for (const { start, end } of ranges.slice(0, EXAMPLES_MAX - examples.length)) {
    examples.push(
      `…${text.slice(Math.max(0, start - EXAMPLE_CHARS), end + EXAMPLE_CHARS).replace(/\s+/g, ' ')}…`,
    )
  }
  let next = 0
  for (const { node, from } of nodes) {
    const to = from + node.data.length
    while (next < ranges.length && ranges[next]!.end <= from) next += 1
    const own: (Range & { isStart: boolean })[] = []
    for (let at = next; at < ranges.length && ranges[at]!.start < to; at++) {
      const { start, end } = ranges[at]!
      own.push({
        start: Math.max(0, start - from),
        end: Math.min(to, end) - from,
        isStart: start >= from,
      })
    }
    if (own.length > 0) node.data = withRanges(node.data, own, (at) => (own[at]!.isStart ? standIn : ''))
  }
  for (const style of document.querySelectorAll('style')) {
    style.textContent = detail.replaceIn(style.textContent ?? '', '').text
  }
}

const BLOCK =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BODY|CAPTION|CENTER|DD|DIV|DL|DT|FOOTER|FORM|H[1-6]|HEADER|LI|MAIN|OL|P|PRE|SECTION|TABLE|TBODY|TD|TFOOT|TH|THEAD|TITLE|TR|UL)$/

/** All words of the page in one text, with line breaks where the layout breaks lines. */
function flowingText(document: Document): { text: string; nodes: { node: Text; from: number }[] } {
  const parts: string[] = []
  const nodes: { node: Text; from: number }[] = []
  let length = 0
  let block: Element | null = null
  let isBroken = false
  const walker = document.createTreeWalker(document.documentElement, 0x5 /* SHOW_ELEMENT | SHOW_TEXT */)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === 1) {
      isBroken ||= (node as Element).tagName === 'BR' || (node as Element).tagName === 'IMG'
      continue
    }
    const parent = node.parentElement
    if (!parent || parent.tagName === 'STYLE') continue
    const around = blockAround(parent)
    if (isBroken || around !== block) {
      parts.push('\n')
      length += 1
    }
    ;[block, isBroken] = [around, false]
    const text = node as Text
    nodes.push({ node: text, from: length })
    parts.push(text.data)
    length += text.data.length
  }
  return { text: parts.join(''), nodes }
}

function blockAround(element: Element): Element | null {
  let around: Element | null = element
  while (around && !BLOCK.test(around.tagName)) around = around.parentElement
  return around
}

/** Returns the images whose alternative text changed. */
function removeFromAttributes(
  document: Document,
  detail: Detail,
  standIn: string,
  counts: DetailCounts,
): Element[] {
  const pictures: Element[] = []
  for (const element of document.querySelectorAll('*')) {
    const address = element.getAttribute('href')
    if (address !== null && detail.isIn(address)) {
      removeAddress(element)
      counts.links += 1
    }
    for (const name of element.getAttributeNames()) {
      if (name === 'href' || name === 'src' || name === 'background') continue
      const value = element.getAttribute(name)!
      const { text, count } = detail.replaceIn(value, name === 'style' ? '' : standIn)
      if (count === 0) continue
      element.setAttribute(name, text)
      counts.labels += count
      if (name === 'alt') pictures.push(element)
    }
  }
  return pictures
}

/** Comments hold layout for Outlook alone; one with a personal detail is not worth repairing. */
function removeFromComments(document: Document, detail: Detail): void {
  const walker = document.createTreeWalker(document, 0x80 /* SHOW_COMMENT */)
  const found: Node[] = []
  while (walker.nextNode())
    if (detail.isIn(walker.currentNode.nodeValue ?? '')) found.push(walker.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
}

/** Missing images show their alternative text as an image, which is drawn again where the text changed. */
function describeAgain(document: Document, images: Element[]): Map<string, Uint8Array> {
  const assets = createEmailAssets({ enclosed: new Map() })
  for (const image of images) {
    if (!image.getAttribute('src')?.endsWith('.svg')) continue
    image.setAttribute('src', assets.placeholder(placeholderSize(statedSize(image))))
  }
  describePlaceholders(document.documentElement, assets)
  return assets.files
}
