/**
 * A post is written as blocks and kept as HTML; this is the way there and back, without loss.
 *
 * Content is text. A blank line begins a new paragraph, a single line break stays one. The few tags of `TAGS` may be
 * typed and mean what they say; every other `<` is a character like any other.
 */
export const BLOCK_TYPES = ['introduction', 'h1', 'h2', 'h3', 'conclusion'] as const

export type BlockType = (typeof BLOCK_TYPES)[number]

export type ContentBlock = { type: BlockType; subheading: string; content: string }

/** An edited post shows at least so many blocks; empty ones fill it up. */
export const BLOCKS_MIN = 8

export const EMPTY_BLOCK: ContentBlock = { type: 'h2', subheading: '', content: '' }

/** What a new post begins with. */
export const FIRST_BLOCK: ContentBlock = { type: 'introduction', subheading: '', content: '' }

const INLINE = 'strong|em|b|i|code|s|mark|sub|sup'
const STANDALONE = 'ul|ol|li|blockquote|pre|figure|figcaption|table|thead|tbody|tr|th|td|h4|hr'
const URL_TEXT = '(?:https?:/|mailto:|/)[^"<>\\s]*'
const TAGS = new RegExp(
  `</?(?:${INLINE}|${STANDALONE})>|<a href="${URL_TEXT}">|</a>|<img src="${URL_TEXT}" alt="[^"<>]*">`,
  'g',
)
const STARTS_STANDALONE = new RegExp(`^<(?:${STANDALONE})>`)
const SECTION = /<section data-block="(\w+)">(.*?)<\/section>/gs
const HEAD = /^(<p class="highlight"><strong>|<h[123]>)(.*?)(?:<\/strong><\/p>|<\/h[123]>)/s

/** The HTML of a post. Blocks with neither subheading nor content are left out. */
export function bodyOfBlocks(blocks: readonly ContentBlock[]): string {
  return blocks
    .filter(({ subheading, content }) => subheading !== '' || content !== '')
    .map(({ type, subheading, content }) => {
      return `<section data-block="${type}">${headOf(type, subheading)}${htmlOfContent(content)}</section>`
    })
    .join('\n')
}

/**
 * The blocks of a post. HTML from elsewhere is split at its headings of the first three levels; what stands before
 * the first of them is the introduction.
 */
export function blocksOfBody(body: string): ContentBlock[] {
  const sections = [...body.matchAll(SECTION)]
  if (sections.length === 0) return foreignBlocks(body)
  return sections.map(([, name, inner]) => blockOf(name as BlockType, inner!))
}

/** The blocks as the form of an existing post shows them. */
export function blocksToEdit(body: string): ContentBlock[] {
  const blocks = blocksOfBody(body)
  const missing = Math.max(0, BLOCKS_MIN - blocks.length)
  return [...blocks, ...Array.from({ length: missing }, () => ({ ...EMPTY_BLOCK }))]
}

function headOf(type: BlockType, subheading: string): string {
  if (!subheading) return ''
  const text = escapeText(subheading)
  if (type === 'introduction' || type === 'conclusion') {
    return `<p class="highlight"><strong>${text}</strong></p>`
  }
  return `<${type}>${text}</${type}>`
}

function blockOf(type: BlockType, inner: string): ContentBlock {
  const [head, , text = ''] = HEAD.exec(inner) ?? ['']
  return { type, subheading: unescapeText(text), content: contentOfHtml(inner.slice(head.length)) }
}

function foreignBlocks(body: string): ContentBlock[] {
  const [before = '', ...rest] = body.trim().split(/(?=<h[123][\s>])/)
  const blocks = rest.map((part): ContentBlock => {
    const [head, level, text = ''] = /^<(h[123])[^>]*>(.*?)<\/\1>/s.exec(part) ?? ['', 'h2']
    const subheading = unescapeText(text.replaceAll(/<[^>]*>/g, ''))
    return { type: level as BlockType, subheading, content: contentOfForeign(part.slice(head.length)) }
  })
  return [{ ...FIRST_BLOCK, content: contentOfForeign(before) }, ...blocks]
}

/** Paragraphs stand apart by a blank line, in the text and in the HTML. */
function htmlOfContent(content: string): string {
  return content === '' ? '' : content.split('\n\n').map(htmlOfParagraph).join('\n\n')
}

function contentOfHtml(html: string): string {
  return html.split('\n\n').map(textOfParagraph).join('\n\n')
}

/** HTML that we did not write may set its parts closer together, or tell more about them than we keep. */
function contentOfForeign(html: string): string {
  const parts = html
    .trim()
    .replaceAll(/\s*\n\s*(?=<(?:p|ul|ol|blockquote|pre|figure|table|h4)[\s>])/g, '\n\n')
  return contentOfHtml(parts.replaceAll(/<(p|h4|ul|ol|li|blockquote|figure|pre)\s[^>]*>/g, '<$1>'))
}

function htmlOfParagraph(text: string): string {
  const html = withTags(text)
  return STARTS_STANDALONE.test(html) ? html : `<p>${html.replaceAll('\n', '<br>')}</p>`
}

function textOfParagraph(html: string): string {
  const inner = /^<p>(.*)<\/p>$/s.exec(html)?.[1]
  return unescapeText(inner?.replaceAll('<br>', '\n') ?? html)
}

/** Known tags as they are, everything between them as text. */
function withTags(text: string): string {
  let html = ''
  let end = 0
  for (const { 0: tag, index } of text.matchAll(TAGS)) {
    html += escapeText(text.slice(end, index)) + tag.replaceAll('&', '&amp;')
    end = index + tag.length
  }
  return html + escapeText(text.slice(end))
}

/** As a browser writes text down, so that cleaning leaves it as it is. */
function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')
}

function unescapeText(html: string): string {
  return html
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
