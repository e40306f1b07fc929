/** Unwraps what a reader forwarded, inline or attached: their words, signature and name go, and what the sender sent stays. */
import { refusalUnread } from '#app/intake/ingest/clean/clean-html.server.ts'
import { parseHtml } from '#app/intake/ingest/clean/sanitizer.server.ts'
import { parseMessage, type ParsedMessage } from '#app/intake/ingest/parse/parse-message.server.ts'
import { linesOf } from '#app/intake/ingest/parse/source-lines.ts'
import { textToHtml } from '#app/intake/ingest/parse/text-to-html.ts'
import {
  bareSubject,
  findForwardHead,
  FORWARD_LINES_MAX,
  FORWARDED,
  type ForwardHead,
  looksForwarded,
  noteOf,
} from './forwarded.ts'

const WHY = {
  noHead: 'forwarded by a reader, without the lines that name its sender',
  empty: 'forwarded by a reader, and nothing follows the lines that name its sender',
  several: 'forwarded by a reader, with several messages attached',
  unreadable: 'forwarded by a reader, and the attached message can’t be read',
}

export type Unwrapped = {
  message: ParsedMessage
  /** Its HTML, also of a message in plain text; null if it has neither. */
  source: string | null
  note: string
  /** Why it could not be unwrapped; null if it was, or was not forwarded. */
  doubt: { words: string; reason: string } | null
}

/** The message as its sender sent it. The reader who forwarded it becomes a recipient, who is removed from it. */
export async function unwrapForward(message: ParsedMessage): Promise<Unwrapped> {
  const source = message.html ?? (message.text && textToHtml(message.text, message.subject))
  // What is too large or too deep is rejected as it is, without being parsed.
  if (source && refusalUnread(source)) return { message, source, note: '', doubt: null }
  const isList = message.headers.some(({ key }) => key === 'list-id' || key === 'list-unsubscribe')
  if (message.attached.length > 0 && !isList) return unwrapAttached(message, source)
  const unchanged = { message, source, note: '', doubt: null }
  if (!source) return unchanged
  if (!looksForwarded(message.subject, linesOf(source, FORWARD_LINES_MAX))) return unchanged
  const { texts, after } = message.html ? readHtml(message.html) : readText(message.text!)
  const head = findForwardHead(texts)
  if (!head) return { ...unchanged, doubt: doubtAbout('noHead') }
  const rest = after(head.end - 1)
  const sent = withoutReader(message, head)
  // The message stays whole, for the reviewer to see.
  if (!rest) return { message: sent, source, note: '', doubt: doubtAbout('empty') }
  const unwrapped = { ...sent, html: message.html && rest, text: message.html ? null : rest }
  return {
    message: unwrapped,
    source: message.html ? rest : textToHtml(rest, unwrapped.subject),
    note: noteOf(texts.slice(0, head.noteEnd)),
    doubt: null,
  }
}

function doubtAbout(why: keyof typeof WHY) {
  return { words: FORWARDED, reason: WHY[why] }
}

async function unwrapAttached(outer: ParsedMessage, source: string | null): Promise<Unwrapped> {
  const waiting = (why: keyof typeof WHY) => ({ message: outer, source, note: '', doubt: doubtAbout(why) })
  if (outer.attached.length > 1) return waiting('several')
  const inner = await parseMessage(outer.attached[0]!).catch(() => null)
  const innerSource = inner && (inner.html ?? (inner.text && textToHtml(inner.text, inner.subject)))
  if (!innerSource) return waiting('unreadable')
  const { texts } = outer.html ? readHtml(outer.html) : readText(outer.text ?? '')
  return {
    message: {
      ...inner,
      recipients: [...inner.recipients, ...readersOf(outer)],
      recipientNames: [
        ...inner.recipientNames,
        ...outer.recipientNames,
        ...(outer.sender.name ? [outer.sender.name] : []),
      ],
    },
    source: innerSource,
    note: noteOf(texts),
    doubt: null,
  }
}

function readersOf({ recipients, sender, replyTo }: ParsedMessage): string[] {
  return [...recipients, ...[sender.address, replyTo].flatMap((each) => each?.toLowerCase() ?? [])]
}

/** The headers are the reader's as well: they say nothing about the sender. */
function withoutReader(
  message: ParsedMessage,
  { sender, subject, sentAt, readers }: ForwardHead,
): ParsedMessage {
  const names = [message.sender.name, readers.name].filter((name) => !!name) as string[]
  return {
    ...message,
    subject: subject || bareSubject(message.subject) || message.subject,
    sender,
    replyTo: null,
    sentAt,
    headers: [],
    unsubscribeLinks: [],
    language: null,
    recipients: [...readersOf(message), ...readers.addresses].filter((address) => address !== sender.address),
    recipientNames: [...message.recipientNames, ...names],
  }
}

/** The first lines of a message that say something, and what follows one of them; null if nothing does. */
type Lines = { texts: string[]; after: (line: number) => string | null }

function readHtml(html: string): Lines {
  const document = parseHtml(html)
  const lines = linesIn(document.body)
  return {
    texts: lines.map(({ text }) => text),
    after: (line) => htmlAfter(document, lines[line]!.last, html),
  }
}

function readText(text: string): Lines {
  const rows = text.slice(0, TEXT_CHARS_MAX).split('\n')
  const lines = rows.flatMap((row, at) => {
    const bare = row.replace(/^[>\s]+/, '').trim()
    return bare ? [{ bare, at }] : []
  })
  return { texts: lines.map(({ bare }) => bare), after: (line) => textAfter(text, lines[line]!.at) }
}

const TEXT_CHARS_MAX = 100_000

type Line = { text: string; last: Node }

const BLOCK =
  /^(?:address|article|blockquote|body|br|center|dd|div|dl|dt|footer|form|h[1-6]|header|hr|li|main|ol|p|section|table|tbody|td|th|tr|ul)$/i
const UNSEEN = /^(?:style|script|title|head|template)$/i
/** Nodes that are read for the lines of a forward, so that a long email costs no more than a short one. */
const NODES_MAX = 4000

/** The first lines of a body as they are shown, each with its last node. */
function linesIn(body: Element): Line[] {
  const lines: Line[] = []
  let text = ''
  let last: Node | null = null
  let seen = 0
  function end(): void {
    const line = text.replace(/\s+/g, ' ').trim()
    if (line && last) lines.push({ text: line, last })
    text = ''
    last = null
  }
  function walk(node: Node): void {
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (++seen > NODES_MAX || lines.length > 2 * FORWARD_LINES_MAX) return
      if (child.nodeType === 3) {
        text += child.textContent ?? ''
        last = child
        continue
      }
      if (child.nodeType !== 1 || UNSEEN.test(child.nodeName)) continue
      const isBlock = BLOCK.test(child.nodeName)
      if (isBlock) end()
      walk(child)
      if (isBlock) end()
    }
  }
  walk(body)
  end()
  return lines
}

/** The boxes in which mail programs put what is forwarded: a signature may follow them. */
const QUOTE = '.gmail_quote, blockquote[type=cite], .moz-forward-container, [class*=yahoo_quoted]'
const DOCTYPE_CHARS_MAX = 300
const TRIMMED_MAX = 300

/** The HTML of a message behind the last of the lines about it; null if nothing follows. */
function htmlAfter(document: Document, last: Node, source: string): string | null {
  const { body } = document
  const head = (last.parentNode as Element).closest(QUOTE)
  const next = head?.nextElementSibling
  // iOS quotes the lines about the message and the message itself apart.
  const apart = head && next?.matches(QUOTE) && !isFollowed(last, head) ? next : null
  for (let at: Node | null = apart ?? head; at && at !== body; at = at.parentNode)
    while (at.nextSibling) remove(at.nextSibling)
  for (let at = last; at !== body; at = at.parentNode!) while (at.previousSibling) remove(at.previousSibling)
  let at = last
  while (at !== body && isEmpty(at, at === last)) {
    const parent = at.parentNode!
    remove(at)
    at = parent
  }
  for (let box: Node | null = at; box && box !== body; box = box.parentNode) {
    if (box.nodeName === 'BLOCKQUOTE') box = asPlainBox(document, box as Element)
  }
  if (apart) asPlainBox(document, apart)
  trimStart(body)
  if (isEmpty(body, false)) return null
  const doctype = /^\s{0,20}<!doctype[^<>]{0,200}>/i.exec(source.slice(0, DOCTYPE_CHARS_MAX))?.[0] ?? ''
  return doctype + document.documentElement.outerHTML
}

function isFollowed(node: Node, box: Element): boolean {
  for (let at = node; at !== box; at = at.parentNode!)
    for (let next = at.nextSibling; next; next = next.nextSibling) if (!isEmpty(next, false)) return true
  return false
}

function remove(node: Node): void {
  node.parentNode?.removeChild(node)
}

function isEmpty(node: Node, isLine: boolean): boolean {
  if (isLine) return true
  if (node.nodeType === 1 && (node as Element).querySelector('img, svg, video, [background]')) return false
  return (node.textContent ?? '').trim() === ''
}

/** Without the indent and the bar of a quotation. */
function asPlainBox(document: Document, quote: Element): Element {
  const box = document.createElement('div')
  while (quote.firstChild) box.append(quote.firstChild)
  quote.replaceWith(box)
  return box
}

/** Removes empty lines at the beginning; the cells of a layout stay, also where they are empty. */
function trimStart(body: Element): void {
  for (let count = 0; count < TRIMMED_MAX; count++) {
    let first: Node = body
    while (first.firstChild) first = first.firstChild
    const isBlank =
      first.nodeType === 3
        ? first.textContent!.trim() === ''
        : /^(?:br|hr|div|p|span|b|strong|i|font|a|o:p)$/i.test(first.nodeName)
    if (first === body || !isBlank) return
    remove(first)
  }
}

function textAfter(text: string, row: number): string | null {
  const rest = text.split('\n').slice(row + 1)
  const isQuoted = rest.every((line) => line.trim() === '' || line.startsWith('>'))
  const plain = (isQuoted ? rest.map((line) => line.replace(/^> ?/, '')) : rest).join('\n').trim()
  return plain || null
}
