/** The little of a message that decides where it goes: headers, the beginning of its text and its links, in one pass without a parser. */
import { indexAfter } from '#app/platform/lib/index-after.ts'
import { decodeEntities } from './html-text.ts'
import type { ParsedMessage } from './parse-message.server.ts'
import type { Sender } from './sender.ts'

export type OutlineLink = { address: string; text: string }

export type MessageOutline = {
  subject: string
  sender: Sender
  messageId: string | null
  headers: { key: string; value: string }[]
  /** Readable text, alternative texts of images included, on one line. */
  text: string
  words: number
  links: OutlineLink[]
  images: string[]
}

const SOURCE_CHARS_MAX = 1_500_000
const TEXT_CHARS_MAX = 20_000
const HEADERS_MAX = 300
const HEADER_CHARS_MAX = 2000
const LINKS_MAX = 300
const LINK_CHARS_MAX = 2000
const LINK_TEXT_MAX = 200
const IMAGES_MAX = 100
const HIDDEN = new Set(['style', 'script', 'title', 'head'])

export function outlineOf(message: ParsedMessage): MessageOutline {
  const read = message.html
    ? readHtml(message.html.slice(0, SOURCE_CHARS_MAX))
    : readText((message.text ?? '').slice(0, SOURCE_CHARS_MAX))
  return {
    subject: message.subject,
    sender: message.sender,
    messageId: message.messageId,
    headers: message.headers
      .slice(0, HEADERS_MAX)
      .map(({ key, value }) => ({ key: key.slice(0, 100), value: value.slice(0, HEADER_CHARS_MAX) })),
    ...read,
  }
}

type Read = Pick<MessageOutline, 'text' | 'words' | 'links' | 'images'>

function readText(source: string): Read {
  const links = [...source.matchAll(/https?:\/\/[^\s<>"']+/gi)]
    .slice(0, LINKS_MAX)
    .map(({ 0: address, index }) => ({
      address: address.replace(/[.,;:!?)\]]$/, '').slice(0, LINK_CHARS_MAX),
      text: oneLine(source.slice(Math.max(0, index - LINK_TEXT_MAX), index)),
    }))
  const text = oneLine(source)
  return { text: text.slice(0, TEXT_CHARS_MAX), words: countWords(text), links, images: [] }
}

function readHtml(source: string): Read {
  const pieces: string[] = []
  const links: OutlineLink[] = []
  const images: string[] = []
  /** The link under way, and where its text begins. */
  let open: { address: string; from: number } | null = null
  for (let at = 0; at < source.length;) {
    const tag = source.indexOf('<', at)
    const end = tag === -1 ? source.length : tag
    if (end > at) pieces.push(source.slice(at, end))
    if (tag === -1) break
    if (source.startsWith('<!--', tag)) {
      at = indexAfter(source, '-->', tag)
      continue
    }
    const close = indexAfter(source, '>', tag)
    const inside = source.slice(tag + 1, close - 1)
    const name = /^\/?[a-z0-9]{1,10}/i.exec(inside)?.[0].toLowerCase() ?? ''
    at = HIDDEN.has(name) ? afterElement(source, name, close) : close
    if (name === 'a') {
      open = { address: attribute(inside, 'href'), from: pieces.length }
    } else if (name === '/a' && open) {
      if (/^https?:/i.test(open.address) && links.length < LINKS_MAX) {
        const text = oneLine(
          decodeEntities(
            pieces
              .slice(open.from)
              .join(' ')
              .slice(0, LINK_TEXT_MAX * 2),
          ),
        )
        links.push({ address: open.address.slice(0, LINK_CHARS_MAX), text: text.slice(0, LINK_TEXT_MAX) })
      }
      open = null
    } else if (name === 'img') {
      const file = fileName(attribute(inside, 'src'))
      if (file && images.length < IMAGES_MAX) images.push(file)
      pieces.push(` ${attribute(inside, 'alt')} `)
    } else if (!/^\/?(?:b|i|u|em|strong|span|font|small)$/.test(name)) pieces.push(' ')
  }
  const text = oneLine(decodeEntities(pieces.join('')))
  return { text: text.slice(0, TEXT_CHARS_MAX), words: countWords(text), links, images }
}

/** An unclosed head is left at the body: browsers show what follows. */
function afterElement(source: string, name: string, from: number): number {
  const found = source.slice(from).search(name === 'head' ? /<\/head|<body/i : closing(name))
  return found === -1 ? source.length : from + found
}

function closing(name: string): RegExp {
  if (name === 'style') return /<\/style/i
  return name === 'script' ? /<\/script/i : /<\/title/i
}

function attribute(tag: string, name: string): string {
  const start = tag.toLowerCase().indexOf(`${name}=`)
  if (start === -1) return ''
  const value = tag.slice(start + name.length + 1).trimStart()
  const quote = value[0]
  const raw = quote === '"' || quote === "'" ? value.slice(1).split(quote)[0]! : value.split(/\s/)[0]!
  return decodeEntities(raw).trim()
}

function fileName(address: string): string {
  const path = address.split(/[?#]/)[0]!
  return path.slice(path.lastIndexOf('/') + 1).slice(0, 100)
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cf}\u034f]+/gu, ' ').trim()
}

/** Scripts without spaces count a word for every two letters. */
function countWords(text: string): number {
  const wide = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0
  return (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) + Math.floor(wide / 2)
}
