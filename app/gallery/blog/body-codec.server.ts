/** Converts posts between blocks, which are edited, and HTML, which is stored. HTML is read from the sanitized DOM. */
import { bodyFragment } from '#app/platform/lib/body-html.server.ts'
import {
  BLOCK_TYPES,
  BLOCKS_MIN,
  type BlockType,
  type ContentBlock,
  EMPTY_BLOCK,
  FIRST_BLOCK,
} from './content-blocks.ts'
import { escapeText, htmlOfContent, textOfContent } from './content-html.server.ts'

/** The HTML of a post. Blocks with neither subheading nor content are left out. */
export function bodyOfBlocks(blocks: readonly ContentBlock[]): string {
  return blocks
    .map(({ type, ...texts }) => ({
      type,
      subheading: plain(texts.subheading),
      content: plain(texts.content),
    }))
    .filter(({ subheading, content }) => subheading !== '' || content !== '')
    .map(({ type, subheading, content }) => {
      const head = headOf(type, subheading)
      return `<section data-block="${type}">${head}${htmlOfContent(content)}</section>`
    })
    .join('\n')
}

/**
 * The blocks of a post. HTML from elsewhere is split at its h1, h2 and h3 headings; what comes before the first is the
 * introduction.
 */
export function blocksOfBody(body: string): ContentBlock[] {
  const fragment = bodyFragment(body)
  const sections = [...fragment.children].filter((element) => blockTypeOf(element) !== null)
  if (sections.length === 0) return foreignBlocks(fragment)
  return sections.map((section) => {
    const type = blockTypeOf(section)!
    const head = section.firstChild && isHead(section.firstChild, type) ? section.firstChild : null
    const nodes = [...section.childNodes].slice(head ? 1 : 0)
    return { type, subheading: head?.textContent ?? '', content: textOfContent(nodes) }
  })
}

/** The blocks for the form of an existing post. */
export function blocksToEdit(body: string): ContentBlock[] {
  const blocks = blocksOfBody(body)
  const missing = Math.max(0, BLOCKS_MIN - blocks.length)
  return [...blocks, ...Array.from({ length: missing }, () => ({ ...EMPTY_BLOCK }))]
}

/** Text that HTML can represent: one kind of line break, no NUL, no lone surrogates. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed()
}

function headOf(type: BlockType, subheading: string): string {
  if (!subheading) return ''
  const text = escapeText(subheading)
  if (type === 'introduction' || type === 'conclusion') {
    return `<p class="highlight"><strong>${text}</strong></p>`
  }
  return `<${type}>${text}</${type}>`
}

function isHead(node: Node, type: BlockType): boolean {
  const name = node.nodeName.toLowerCase()
  if (type === 'introduction' || type === 'conclusion') {
    return name === 'p' && (node as Element).getAttribute('class') === 'highlight'
  }
  return name === type
}

function blockTypeOf(element: Element): BlockType | null {
  const type = element.getAttribute('data-block')
  return element.nodeName === 'SECTION' ? (BLOCK_TYPES.find((known) => known === type) ?? null) : null
}

function foreignBlocks(fragment: DocumentFragment): ContentBlock[] {
  const blocks = [{ block: { ...FIRST_BLOCK }, nodes: [] as Node[] }]
  for (const node of fragment.childNodes) {
    const level = /^H[123]$/.test(node.nodeName) ? (node.nodeName.toLowerCase() as BlockType) : null
    if (!level) blocks.at(-1)!.nodes.push(node)
    else blocks.push({ block: { type: level, subheading: node.textContent!.trim(), content: '' }, nodes: [] })
  }
  return blocks.map(({ block, nodes }) => ({ ...block, content: textOfContent(nodes) }))
}
