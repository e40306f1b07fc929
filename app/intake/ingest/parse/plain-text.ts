import { isAddress, isEnding, isImprint, isLegal, isSmallPrint } from './footer-words.ts'
import { statesFigure } from './prices.ts'
import type { TextBlock } from './text-blocks.ts'

/** Shorter lines are mostly buttons and separators. */
const PARAGRAPH_CHARS_MIN = 11
const OTHER_CHARS_MIN = 16
/** What an image says counts as a paragraph: emails made of images consist of them. */
const PICTURE_WEIGHT = 200
/** What is stored of an email's text, and of the texts of its images: as much as a novella, and as is searched. */
export const BODY_CHARS_MAX = 200_000
export const ALT_TEXT_CHARS_MAX = 20_000
const FOLLOW_US =
  /facebook|instagram|twitter|youtube|linked ?in|pinterest|tik ?tok|threads|snapchat|whats ?app|telegram|vimeo|spotify|xing|app ?store|google ?play|^(?:x|fb|ig|yt|in|logo)$/i
/** A long closing paragraph says so at its beginning. */
const CLOSING_CHARS = 160
const FOOTER_LEVEL = 4
/** How much of an email may follow the line with which its footer begins. */
const SHARE_AFTER_ENDING = 0.15

/** The email as text, without preheader, footer, legal lines, or the same words twice. `short` keeps short lines, which are mostly buttons. */
export function organiseText(blocks: TextBlock[], { short = false } = {}): string {
  const visible = withoutClosingSentences(blocks.filter((block) => !block.hidden && !block.footer))
  const ending = findEnding(visible)
  const lines: Pick<TextBlock, 'text' | 'kind' | 'continues'>[] = []
  const seen = new Set<string>()
  for (const [index, block] of visible.slice(0, ending).entries()) {
    const isRead = short ? isWorded(block) && !isLegal(block.text) : isKept(block)
    if (!isRead && !belongsToPrice(visible, index) && !isInList(visible, index)) continue
    const line = format(block)
    const words = block.text.toLowerCase()
    // Linked images repeat the words beside them, and mobile copies repeat whole sections.
    if (seen.has(words) && block.kind !== 'line') continue
    seen.add(words)
    lines.push({ text: line, kind: block.kind, continues: block.continues })
  }
  const plainText = lines
    .map(({ text, kind, continues: isNext }, index) => {
      const isListed = kind === 'item' || kind === 'row' || isNext
      const continues = isListed && lines[index - 1]?.kind === kind
      return `${index === 0 ? '' : continues ? '\n' : '\n\n'}${text}`
    })
    .join('')
  return firstChars(plainText, BODY_CHARS_MAX)
}

/** Alternative texts of images, one per line, for search. */
export function pictureText(blocks: TextBlock[]): string {
  const pictures = blocks.filter((block) => block.kind === 'picture' && !block.hidden && !block.footer)
  return firstChars([...new Set(pictures.map((picture) => picture.text))].join('\n'), ALT_TEXT_CHARS_MAX)
}

/** Does not split a character of two units: PostgreSQL refuses half of one. */
function firstChars(text: string, count: number): string {
  return text.length <= count ? text : text.slice(0, count).replace(/\p{Cs}$/u, '')
}

/** Some emails are a single paragraph that ends by saying how to unsubscribe: only those sentences go. */
function withoutClosingSentences(blocks: TextBlock[]): TextBlock[] {
  const chars = blocks.reduce((sum, { text }) => sum + text.length, 0)
  return blocks.map((block) => {
    if (block.text.length * 2 <= chars || !isLegal(block.text)) return block
    const kept = sentencesOf(block.text).filter((sentence) => !isLegal(sentence))
    const text = kept.join(' ')
    return text.length * 2 > block.text.length ? { ...block, text } : block
  })
}

function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?。！？])\s+/)
  const last = sentences.at(-1)!
  // The closing sentence often follows a call to action without a full stop.
  const at = last.search(/(?:^| )(?:if you|to (?:be removed|unsubscribe|opt)|click here to)/i)
  return at > 0 ? [...sentences.slice(0, -1), last.slice(0, at), last.slice(at + 1)] : sentences
}

/** Where the footer begins: the first closing line that little else follows, else the end. */
function findEnding(blocks: TextBlock[]): number {
  const weights = blocks.map(weightOf)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let after = total
  for (const [index, block] of blocks.entries()) {
    after -= weights[index]!
    const begins = isEnding(block.text.slice(0, CLOSING_CHARS)) || isImprint(block.text)
    if (begins && after <= total * SHARE_AFTER_ENDING) return index
  }
  return blocks.length
}

/** How much of the email's own subject a block holds. */
function weightOf(block: TextBlock): number {
  const { kind, text } = block
  if (kind === 'picture')
    return FOLLOW_US.test(text) || isLegal(text) ? 0 : Math.max(PICTURE_WEIGHT, text.length)
  return !isKept(block) || isSmallPrint(text) || isAddress(text) ? 0 : text.length
}

function isKept(block: TextBlock): boolean {
  if (!isWorded(block)) return false
  // A headline may be about a privacy policy; small ones are labels of links.
  if (block.kind === 'heading') return block.level < FOOTER_LEVEL || !isLegal(block.text)
  if (isLegal(block.text)) return false
  // In a receipt every line counts.
  if (block.kind === 'row' || block.kind === 'line') return true
  // A Chinese, Japanese or Korean character says about as much as two or three Latin letters.
  const wide = block.text.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0
  const length = block.text.length + wide
  const isLong =
    length >= (block.kind === 'paragraph' || block.kind === 'item' ? PARAGRAPH_CHARS_MIN : OTHER_CHARS_MIN)
  return isLong || statesFigure(block.text)
}

/** Dots, bars and arrows alone are ornaments, however many there are. */
function isWorded({ text }: TextBlock): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** The short name of what is priced, in the line before or one of the two around it; a link after it is its button. */
function belongsToPrice(blocks: TextBlock[], index: number): boolean {
  const block = blocks[index]!
  if (block.kind === 'picture' || !/[\p{L}\p{N}]/u.test(block.text) || isLegal(block.text)) return false
  const isPrice = (at: number) => {
    const other = blocks[at]
    return (
      other !== undefined && other.kind !== 'heading' && other.text.length <= 60 && statesFigure(other.text)
    )
  }
  if (isPrice(index + 1)) return true
  return !block.link && [index - 2, index - 1, index + 2].some(isPrice)
}

/** Three different short lines in a row are a list without marks; menus consist of links, forms of labels. */
function isInList(blocks: TextBlock[], index: number): boolean {
  let from = index
  let to = index
  while (from > index - 2 && isShortLine(blocks[from - 1])) from -= 1
  while (to < index + 2 && isShortLine(blocks[to + 1])) to += 1
  const lines = blocks.slice(from, to + 1).map(({ text }) => text.toLowerCase())
  return isShortLine(blocks[index]) && lines.length > 2 && new Set(lines).size === lines.length
}

function isShortLine(block: TextBlock | undefined): boolean {
  if (!block || block.link || block.kind !== 'other' || isKept(block)) return false
  return (
    block.text.length >= 5 &&
    /\p{L}{3}/u.test(block.text) &&
    !/[:：]$/.test(block.text) &&
    !isLegal(block.text)
  )
}

function format(block: TextBlock): string {
  if (block.kind === 'item') return `• ${block.text}`
  if (block.kind !== 'heading') return block.text
  if (block.level <= 2) return `# ${block.text}`
  return block.level <= 4 ? `## ${block.text}` : `**${block.text}**`
}
